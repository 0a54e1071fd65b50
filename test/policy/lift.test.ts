import { describe, expect, it } from 'vitest';
import { decide } from '../../src/decide/decide.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compilePolicy, type PolicyOptions } from '../../src/policy/policy.js';
import { projector } from '../support/decisions.js';

const HOME = 'portcullis.deny-home-deletion/home-deletion';

const effect = (line: string, options: PolicyOptions): string => {
  const compiled = compilePolicy(options);
  if (!compiled.ok) return JSON.stringify(compiled.error);
  return decide(projector.project(line), { ...EXAMPLE_CONTEXT, policy: compiled.value }).effect;
};

describe('a default deny that is lifted', () => {
  it('does not count, and others do', () => {
    const options = { dangerouslyLift: [HOME] };
    expect(effect('rm -rf ~/data', {})).toBe('deny');
    expect(effect('rm -rf ~/data', options)).toBe('review');
    expect(effect('awk \'BEGIN{system("id")}\'', options)).toBe('deny');
  });

  it('lifts nothing of the floor', () => {
    expect(effect('rm -rf ~', { dangerouslyLift: [HOME] })).toBe('deny');
  });

  it('changes the digest, whatever the order', () => {
    const digest = (dangerouslyLift: readonly string[]): string => {
      const compiled = compilePolicy({ dangerouslyLift });
      return compiled.ok ? compiled.value.digest : '';
    };
    const other = 'portcullis.deny-exfiltration/secret-to-network';
    expect(digest([HOME])).not.toBe(digest([]));
    expect(digest([HOME, other])).toBe(digest([other, HOME, HOME]));
  });

  it.each([
    ['a rule of the floor', 'portcullis.floor/protected-places'],
    ['an allow', 'portcullis.read-only/read-in-project'],
    ['no rule', 'portcullis.deny-home-deletion/other'],
    ['no name', ''],
    ['no text', 1],
  ])('is not %s', (_, name) => {
    const compiled = compilePolicy({ dangerouslyLift: [HOME, name] } as never);
    expect(compiled.ok ? [] : compiled.error.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['options', '/dangerouslyLift/1'],
    ]);
  });

  it('is not one of a pack that is not loaded', () => {
    expect(compilePolicy({ baseline: false, dangerouslyLift: [HOME] }).ok).toBe(false);
  });
});
