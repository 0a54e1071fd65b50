import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/support/seeded.ts'],
    // Against a hang only: a loaded machine takes several times as long, and no test is about time.
    testTimeout: 180_000,
    passWithNoTests: true,
  },
});
