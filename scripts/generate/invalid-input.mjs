/** A fault in schema/ or packs/, as opposed to one in the generator: reported without a stack, one line a problem. */
export class InvalidInput extends Error {
  /** @param {readonly string[]} problems */
  constructor(problems) {
    super(problems.join('\n'));
    this.name = 'InvalidInput';
    this.problems = problems;
  }
}
