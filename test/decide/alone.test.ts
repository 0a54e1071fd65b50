import { describe, expect, it } from 'vitest';
import { notAlone } from '../../src/decide/alone.js';
import { commandViews } from '../../src/policy/view.js';
import { callView } from '../policy/matchers/truth-of.js';

/** Of the command whose words these are. */
function fault(line: string, words: string): string | null {
  const view = commandViews(callView(line)).find(
    ({ command }) => command.words.map((word) => word.value).join(' ') === words,
  );
  if (view === undefined) throw new Error(`${line} has no command ${words}`);
  return notAlone(view);
}

describe('a vector stands alone', () => {
  it.each([
    'psql prod',
    'psql prod 2>&1',
    'psql prod > /dev/null 2>&1',
    '! psql prod',
    'time psql prod',
    'timeout 5 psql prod',
    'command psql prod',
    'timeout 5 nice psql prod',
    '(psql prod)',
    '{ psql prod; }',
    'ls && psql prod',
    'echo "a=$X" >&2; git status; psql prod'.replace('a=', 'a '),
    'test -f a && psql prod || echo no',
    'if [[ -f a ]]; then psql prod; fi',
    'npm run build && psql prod',
    'cd /home/dev/project && psql prod',
    'psql prod | tail -5',
    'psql prod > /dev/null | wc -l',
    'echo "$(psql prod)"',
    'diff <(psql prod) a',
    'psql prod && echo ok > log',
    'psql prod; rm -rf build',
    'psql prod; cd /tmp',
    'git -C /srv log; psql prod',
  ])('in %s', (line) => {
    expect(fault(line, 'psql prod')).toBeNull();
  });
});

describe('a vector does not stand alone where', () => {
  it.each([
    ['variables are set', 'PGHOST=x psql prod'],
    ['variables are set for what runs it', 'PGHOST=x timeout 5 psql prod'],
    ['it runs in the background', 'psql prod &'],
    ['it runs in the background', '(true; psql prod) &'],
    ['it runs beside the call', 'coproc psql prod'],
    ['its name was defined', 'psql() { cat; }; psql prod'],
    ['something is piped into it', 'echo drop | psql prod'],
    ['something is piped into it', 'echo drop |& psql prod'],
    ['something is piped into what runs it', 'echo drop | timeout 5 psql prod'],
    ['something is piped into the group', 'echo drop | { true; psql prod; }'],
    ['something is piped into the loop', 'echo drop | while true; do psql prod; done'],
    ['something is piped into the function', 'f() { psql prod; }; echo drop | f'],
    ['something is piped into what holds it', 'echo drop | echo "$(psql prod)"'],
    ['its input is redirected', 'psql prod < a'],
    ['its input is redirected', 'psql prod < /dev/null'],
    ['its input is redirected', 'psql prod <<< drop'],
    ['its input is redirected', 'psql prod <<E\ndrop\nE'],
    ['its input is redirected', 'psql prod <&3'],
    ['its input is redirected', 'psql prod < <(echo drop)'],
    ['its input is redirected', '{ psql prod; } < a'],
    ['its input is redirected', 'while true; do psql prod; done < a'],
    ['its input is redirected', 'timeout 5 psql prod < a'],
    ['the shell reads elsewhere', 'exec < a; psql prod'],
    ['its output is written', 'psql prod > a'],
    ['its output is written', 'psql prod > >(tee a)'],
    ['another command runs it', 'bash -c "psql prod"'],
    ['another command runs it', 'env -C /tmp psql prod'],
    ['another command runs it', 'env PGHOST=x psql prod'],
    ['another command runs it', 'find . -exec psql prod \\;'],
    ['another command runs it', "trap 'psql prod' EXIT"],
    ['something was written', 'echo x > .psqlrc && psql prod'],
    ['something was written', 'echo x >> .psqlrc; psql prod'],
    ['something was written', 'cp a b && psql prod'],
    ['something was written', '(echo x > a); psql prod'],
    ['something was written', 'echo "$(tee a)"; psql prod'],
    ['something was deleted', 'rm a; psql prod'],
    ['something was run', './x && psql prod'],
    ['something was run', 'helper && psql prod'],
    ['something is written meanwhile', '(sleep 1; echo x > a) & psql prod'],
    ['something is written meanwhile', 'psql prod | tee a'],
    ['something is written meanwhile', 'tee a < <(psql prod)'],
    ['something is written before the second time', 'while psql prod; do echo x > a; done'],
    ['something is written before it is called', 'f() { psql prod; }; echo x > a; f'],
    ['the directory is another', 'cd /tmp/evil && psql prod'],
    ['the directory is another', 'cd src; cd /home/dev/project; psql prod'],
    ['the directory is another', 'cd "$X" && psql prod'],
    ['the directory is another', 'pushd /tmp; psql prod'],
    ['the shell is another', 'set -x; psql prod'],
    ['a variable was set', 'PGHOST=x; psql prod'],
    ['a variable was set', 'export PGHOST=x; psql prod'],
    ['a variable was set', 'read PGHOST; psql prod'],
    ['a variable was set', 'for PGHOST in x; do psql prod; done'],
    ['a variable was set', 'printf -v PGHOST x; psql prod'],
    ['a variable may have been set', 'echo "${PGHOST:=x}"; psql prod'],
    ['a variable may have been set', 'echo "$((PGPORT = 1))"; psql prod'],
    ['a variable may have been set', 'X="${PGHOST:=x}" ls; psql prod'],
    ['a variable may have been set', 'cat <<E; psql prod\n${PGHOST:=x}\nE'],
    ['an earlier word may be an option that writes', 'rg x * && psql prod'],
  ])('%s: %s', (_, line) => {
    expect(fault(line, 'psql prod')).not.toBeNull();
  });

  it('the context names no directory, and the call changes to one', () => {
    const views = commandViews(callView('cd /home/dev/project && psql prod', {}));
    expect(views.map(notAlone)[1]).not.toBeNull();
  });

  it('the input names another directory to run in', () => {
    const at = (cwd: string): string | null => {
      const views = commandViews(callView({ tool: 'Bash', input: { command: 'psql prod', cwd } }));
      return views.map(notAlone).at(-1) ?? null;
    };
    expect(at('/tmp/evil')).not.toBeNull();
    expect(at('src')).not.toBeNull();
    expect(at('/home/dev/project')).toBeNull();
  });

  it('in a long call that repeats it, in little time', () => {
    const views = commandViews(callView('psql prod\n'.repeat(400)));
    expect(views.map(notAlone).filter((found) => found === null)).toHaveLength(1);
  });
});
