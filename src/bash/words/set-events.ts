/** That something may set a variable. Times are those of the walk, which goes through the text once, in order. */
export interface SetEvent {
  /** When it stands in the text. */
  readonly stands: number;
  /** When it may run first: in a loop, as soon as the loop begins, since what follows in the text runs again. */
  readonly from: number;
  /** It may also run at any time after: in a function, or by a command that gives a variable an attribute. */
  readonly lasting: boolean;
}

/** Events of one name beyond which nothing is said of its value: texts that have more are made to. */
const MOST_EVENTS = 64;

/**
 * What may set which variable, and when. A word is never affected by what can only run after it, so that a command
 * appended to a text changes nothing of what precedes it.
 */
export class SetEvents {
  readonly #names = new Map<string, SetEvent[]>();
  readonly #known = new Set<string>();
  #anyFrom = Number.POSITIVE_INFINITY;

  /** `name` null: any variable at all, from then on. True where the event is news. */
  add(name: string | null, event: SetEvent): boolean {
    if (name === null) {
      if (event.from >= this.#anyFrom) return false;
      this.#anyFrom = event.from;
      return true;
    }
    const key = `${event.stands} ${event.lasting} ${name}`;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    const events = this.#names.get(name);
    if (events === undefined) this.#names.set(name, [event]);
    else events.push(event);
    return true;
  }

  names(): Iterable<string> {
    return this.#names.keys();
  }

  /** Whether a command may have given the name an attribute before `time`. */
  lastingBefore(name: string, time: number): boolean {
    return this.#anyFrom <= time || this.#some(name, ({ from, lasting }) => lasting && from <= time);
  }

  /** Whether the name may have been set before `time`. */
  before(name: string, time: number): boolean {
    return this.#anyFrom <= time || this.#some(name, (event) => event.from <= time);
  }

  /** Whether it may be set again between an assignment that was done at `after` and `time`. */
  between(name: string, { after, time }: { readonly after: number; readonly time: number }): boolean {
    return (
      this.#anyFrom <= time ||
      this.#some(name, (event) => event.from <= time && (event.lasting || event.from > after))
    );
  }

  /** Whether it may be set in the body of a loop whose header sets it, before `time`. */
  inside(
    name: string,
    body: {
      readonly header: number;
      readonly start: number;
      readonly end: number;
      readonly time: number;
      /** A function in the body may be called whenever anything else set the variable. */
      readonly called: boolean;
    },
  ): boolean {
    const { header, start, end, time, called } = body;
    return (
      this.#anyFrom <= time ||
      this.#some(
        name,
        ({ stands, from, lasting }) =>
          (lasting && from <= time) || (stands > start && stands <= end) || (called && stands <= header),
      )
    );
  }

  #some(name: string, is: (event: SetEvent) => boolean): boolean {
    const events = this.#names.get(name);
    if (events === undefined) return false;
    return events.length > MOST_EVENTS || events.some(is);
  }
}
