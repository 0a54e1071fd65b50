/** Laws about bash text: how a command is written, and what stands around it, makes nothing of it more harmless. */

import fc from 'fast-check';
import { argv } from '../arbitraries/argv.js';
import { bashText } from '../arbitraries/bash-text.js';
import { context } from '../arbitraries/context.js';
import { hostileText } from '../arbitraries/hostile-text.js';
import { quoted } from '../arbitraries/quoted.js';
import { type Law, mustBeAsStrict, show } from './law.js';
import { commands, isClean, line, NO_PACKS, PLAIN, shell } from './questions.js';

export const TEXTS: readonly Law[] = [
  {
    name: 'appending',
    statement: 'A command that is appended to a call never lowers its effect.',
    property: (decider) =>
      fc.property(
        line(),
        fc.constantFrom(' && ', '; ', ' | ', ' || ', ' & ', '\n', ' |& '),
        bashText(),
        (first, joint, added) => {
          const call = shell(first + joint + added);
          const { effect } = decider(shell(first), PLAIN);
          mustBeAsStrict(decider(call, PLAIN), effect, { call, instead: show(first) });
        },
      ),
  },
  {
    name: 'quoting',
    statement:
      'Another spelling of the same arguments is never more permissive, and decided alike where both are clear.',
    property: (decider) =>
      fc.property(
        argv({ programs: commands() }).chain((vector) => fc.tuple(quoted(vector), quoted(vector))),
        ([one, other]) => {
          const [first, second] = [one, other].map((text) => decider(shell(text), PLAIN).effect);
          if (first !== second && isClean(shell(one)) && isClean(shell(other)))
            throw new Error(`${show(one)} is ${first}, ${show(other)} is ${second}`);
        },
      ),
  },
  {
    name: 'nesting',
    statement: 'A command inside another one, in any position, is decided at least as strictly as by itself.',
    property: (decider) =>
      fc.property(line(), fc.constantFrom(...AROUND), (text, around) => {
        const call = shell(around.replaceAll('@', () => text));
        const { effect } = decider(shell(text), PLAIN);
        mustBeAsStrict(decider(call, PLAIN), effect, { call, instead: show(text) });
      }),
  },
  {
    name: 'unclear text',
    statement: 'Text that cannot be read exactly is not allowed.',
    property: (decider) =>
      fc.property(hostileText(), context(), (text, facts) => {
        const call = shell(text);
        if (decider(call, { context: facts, packs: NO_PACKS }).effect === 'allow' && !isClean(call))
          throw new Error(`It is allowed: ${show(call)}`);
      }),
  },
];

/** `@` stands for the command. */
const AROUND = [
  ...['(@)', '{ @; }', '! @', 'y=$(@)', 'y="a$(@)"', '[[ -n $(@) ]]', '> "$(@)"', '@ &', '@ | @', '@ && @'],
  ...['if @; then @; fi', 'while @; do @; done', 'for i in 1 2; do @; done', 'case a in a) @;; esac'],
  ...['f1() { @; }; f1', 'n=1 && @', '{ (@); } 2>&1', '# a comment\n@', '[[ -f a ]] || @'],
];
