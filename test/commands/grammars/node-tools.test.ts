import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRowsAndHosts } from './rows.js';

describe('node', () => {
  checkRowsAndHosts([
    ['node --version', 'none'],
    ['node app.js --flag', 'execute', ['execute app.js']],
    ["node -e 'x'", 'execute'],
    ['node -p 1', 'execute'],
    ['node -pe 1', 'execute'],
    ['node', 'execute'],
    ['node --check a.js', 'read', ['read a.js']],
    ['node -c a.js', 'read', ['read a.js']],
    ['node -c -e x a.js', 'execute'],
    ['node --test test/', 'read run-project', ['read test']],
    ['node --test --test-reporter=spec', 'run-project'],
    ['node --test --test-reporter=./evil.js', 'execute run-project', ['execute evil.js']],
    ['node -r ./x.js app.js', 'execute', ['execute x.js', 'execute app.js']],
    ['node --import ./x.js --test', 'execute run-project', ['execute x.js']],
    ['node --max-old-space-size=4096 app.js', 'execute', ['execute app.js']],
    ['node --inspect app.js', 'execute listen', ['execute app.js']],
    ['node --unlisted app.js', 'execute unknown', ['execute app.js']],
    ['tsx src/a.ts', 'execute', ['execute src/a.ts']],
    ['ts-node -e x', 'execute'],
  ]);
});

describe('npm and npx', () => {
  checkRowsAndHosts([
    ['npm test', 'run-project'],
    ['npm t -- --grep x', 'run-project'],
    ['npm run build', 'run-project'],
    ['npm run build -- --flag', 'run-project'],
    ['npm run build --unlisted', 'run-project unknown'],
    ['npm run', 'read'],
    ["npm run 'a b'", 'execute'],
    ['npm run ../x', 'execute'],
    ['npm start', 'run-project'],
    ['npm ls --depth=0', 'list'],
    ['npm cache ls', 'list'],
    ['npm cache ls left-pad@1', 'list'],
    ['npm cache verify', 'delete'],
    ['npm cache clean --force', 'delete'],
    ['npm cache rm', 'delete'],
    ['npm cache add left-pad', 'execute install network write'],
    ['npm cache npx ls', 'list'],
    ['npm cache npx info 1a2b', 'list'],
    ['npm cache npx rm', 'delete'],
    ['npm cache npx', 'unknown'],
    ['npm cache unlisted', 'unknown'],
    ['npm view x version', 'network remote-read'],
    ['npm outdated', 'network remote-read'],
    ['npm audit', 'network remote-read'],
    ['npm audit fix', 'execute install network'],
    ['npm install', 'execute install network'],
    ['npm i -D x', 'execute install network'],
    ['npm ci', 'delete execute install network'],
    ['npm uninstall x', 'delete execute install'],
    ['npm publish', 'network remote-write run-project'],
    ['npm exec -c id', 'execute network'],
    ['npm exec x', 'execute network'],
    ['npm config get registry', 'read'],
    ['npm config set script-shell x', 'configure'],
    ['npm test --script-shell=/tmp/sh', 'execute run-project', ['execute /tmp/sh']],
    ['npm --prefix sub test', 'run-project', ['cwd sub']],
    ['npm pkg get version', 'read'],
    ['npm pkg set a=b', 'persist read write', ['read package.json', 'write package.json']],
    ['npm version', 'none'],
    [
      'npm version patch',
      'persist read run-project vcs-write write',
      ['read package.json', 'write package.json'],
    ],
    ['npm init -y', 'execute network persist read write', ['read package.json', 'write package.json']],
    ['npm pack --dry-run', 'run-project'],
    ['npm whoami', 'network remote-read'],
    ['npm --version', 'none'],
    ['npm unlisted', 'unknown'],
    ['npx tsc --noEmit', 'execute network'],
    ['npx --no-install tsc --noEmit', 'run-project'],
    ['npx --no-install -p evil x', 'execute install network'],
    ['npx -c id', 'execute network'],
  ]);
});

describe('pnpm, yarn, bun, deno', () => {
  checkRowsAndHosts([
    ['pnpm test', 'run-project'],
    ['pnpm build', 'run-project'],
    ['pnpm unlisted', 'execute'],
    ['pnpm -r run test', 'run-project'],
    ['pnpm exec eslint src', 'run-project'],
    ['pnpm dlx x', 'execute network'],
    ['pnpm install', 'execute install network'],
    ['pnpm add x', 'execute install network'],
    ['pnpm list', 'list'],
    ['yarn', 'execute install network'],
    ['yarn --version', 'none'],
    ['yarn build', 'run-project'],
    ['yarn test', 'run-project'],
    ['yarn jest', 'execute'],
    ['yarn add x', 'execute install network'],
    ['yarn why x', 'read'],
    ['yarn exec x', 'execute'],
    ['yarn npm publish', 'network remote-write'],
    ['yarn npm info x', 'network remote-read'],
    ['bun test', 'run-project'],
    ['bun run build', 'run-project'],
    ['bun run evil.ts', 'execute'],
    ['bun a.ts', 'execute', ['execute a.ts']],
    ['bun install', 'execute install network'],
    ['bunx x', 'execute network'],
    ['deno test', 'run-project'],
    ['deno fmt --check', 'read', ['read .']],
    ['deno fmt', 'read write', ['read .', 'write .']],
    ['deno run a.ts', 'execute', ['execute a.ts']],
    ['deno task build', 'run-project'],
    ['corepack enable', 'configure install'],
  ]);
});

describe('checkers and test runners', () => {
  checkRowsAndHosts([
    ['tsc --noEmit', 'read'],
    ['tsc --noEmit -p tsconfig.json', 'read', ['read tsconfig.json']],
    ['tsc --noEmit --init', 'create'],
    ['tsc -b', 'write'],
    ['tsc --outDir /etc', 'write', ['write /etc']],
    ['tsc --version', 'none'],
    ['eslint src', 'read run-project', ['read src']],
    ['eslint --fix src', 'read run-project write', ['read src', 'write src']],
    ['eslint -f json src', 'read run-project', ['read src']],
    ['eslint -f ./evil.js src', 'execute read run-project', ['execute evil.js', 'read src']],
    ['eslint --rulesdir x src', 'execute read run-project', ['execute x', 'read src']],
    ['eslint -o out.txt src', 'read run-project write', ['write out.txt', 'read src']],
    ['prettier --check .', 'read run-project', ['read .']],
    ['prettier --write src', 'read run-project write', ['read src', 'write src']],
    ['prettier --plugin=./x.js src', 'execute read run-project', ['execute x.js', 'read src']],
    ['jest -t foo --coverage', 'run-project'],
    ['jest -u', 'run-project write'],
    ['jest --reporters=./x.js', 'execute run-project', ['execute x.js']],
    ['jest --env=jsdom', 'run-project'],
    ['vitest run --coverage', 'read run-project', ['read run']],
    ['vitest --config /tmp/x.ts', 'execute run-project', ['execute /tmp/x.ts']],
    ['mocha -r ./x test', 'execute read run-project', ['execute x', 'read test']],
    ['vitest --coverage.reporter=lcov', 'run-project'],
    ['vitest --coverage.reporter=./x.js', 'execute run-project', ['execute x.js']],
    ['vitest --coverage.reportsDirectory=src', 'delete run-project write', ['delete-tree src']],
    ['jest --coverageReporters=text', 'run-project'],
    ['jest --coverageReporters=./x.js', 'execute run-project', ['execute x.js']],
    ['mocha --grep x', 'run-project'],
  ]);
});

describe('what they run', () => {
  it('npx --no-install tsc --outDir /etc', () => {
    expect(allFactsOf('npx --no-install tsc --outDir /etc').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'write',
    ]);
  });
  it('pnpm exec eslint --fix src', () => {
    expect(allFactsOf('pnpm exec eslint --fix src').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'read run-project write',
    ]);
  });
  it("npm exec -c 'rm x'", () => {
    expect(allFactsOf("npm exec -c 'rm x'").map((facts) => facts.effects.join(' '))).toEqual([
      'execute network',
      'delete',
    ]);
  });
});

describe('options of a script, and what is beside them', () => {
  checkRowsAndHosts([
    ['yarn test --coverage', 'run-project'],
    ['yarn lint --fix src', 'run-project'],
    ['yarn run lint --fix', 'run-project'],
    ['yarn build --mode=x', 'run-project'],
    ['yarn test --config=/tmp/x', 'read run-project', ['read /tmp/x']],
    ['yarn test --coverage --cwd /tmp/x', 'run-project', ['cwd /tmp/x']],
    ['yarn test --coverage --use-yarnrc x', 'execute run-project', ['execute x']],
    ['yarn evil --fix', 'execute'],
    ['yarn --evil lint', 'run-project unknown'],
    ['yarn run --evil lint', 'execute'],
    ['yarn workspace a test', 'run-project'],
    ['yarn workspace a test --coverage', 'run-project'],
    ['yarn workspace a add x', 'execute'],
    ['yarn workspace a evil', 'execute'],
    ['pnpm test --run', 'run-project'],
    ['pnpm lint --fix src', 'run-project'],
    ['pnpm test --run -C /tmp/x', 'run-project', ['cwd /tmp/x']],
    ['pnpm test --run --script-shell=x', 'execute run-project', ['execute x']],
    ['pnpm test --config.script-shell=x', 'execute run-project', ['execute x']],
    ['pnpm --config.node-options=x test', 'execute run-project'],
    ['pnpm evil --fix', 'execute'],
  ]);

  it.each([
    ['yarn run tsc --noEmit', 'read'],
    ['yarn run eslint --fix src', 'read run-project write'],
    ['yarn run vitest --config /tmp/x', 'execute run-project'],
  ])('%s is judged as that program', (line, effects) => {
    expect(allFactsOf(line).map((facts) => facts.effects.join(' '))).toEqual(['run-project', effects]);
  });
});

describe('values that load or write, and what reaches out', () => {
  checkRowsAndHosts([
    ['mocha --package x.json', 'execute run-project', ['execute x.json']],
    ['node --test --cpu-prof --cpu-prof-name=../x', 'run-project write', ['write /home/dev/x']],
    ['node --check --heap-prof --heap-prof-name=/etc/x a.js', 'read write', ['write /etc/x', 'read a.js']],
    ['node --check --prof a.js', 'read write', ['read a.js']],
    ['tsx --test --cpu-prof-name=/tmp/x', 'run-project write', ['write /tmp/x']],
    ['prettier --parser babel-ts a.ts', 'read run-project', ['read a.ts']],
    ['prettier --parser ./x.js a.ts', 'execute read run-project', ['execute x.js', 'read a.ts']],
    ['prettier --parser=x.js a.ts', 'execute read run-project', ['execute x.js', 'read a.ts']],
    ['tsc --build', 'write'],
    ['tsc --build --clean', 'delete write'],
    ['vitest run', 'read run-project', ['read run']],
    ['vitest init browser', 'execute install network write'],
    ['npm fund', 'read'],
    ['npm fund x', 'network read spawn'],
    ['npm find-dupes', 'network read'],
    ['pnpm import', 'network read write', ['write pnpm-lock.yaml']],
    ['pnpm patch x', 'create network'],
    ['yarn patch x', 'create network'],
  ]);
});
