/**
 * Gives each operand its slot. Slots are matched from both ends, with at most one that takes many.
 * Where a word may be none or several arguments, every slot that a word could reach counts.
 */

import type { OperandSlot, Word } from '../generated/types.js';
import { isSingle } from './words.js';

export interface Allocation {
  /** One entry an operand: the slots it may fill; empty where there is none. */
  readonly slots: readonly (readonly OperandSlot[])[];
  /** Slots that certainly stay empty. */
  readonly empty: readonly OperandSlot[];
  readonly problem: string | null;
}

export function allocate(parts: {
  readonly slots: readonly OperandSlot[];
  readonly operands: readonly Word[];
  readonly present: ReadonlySet<string>;
}): Allocation {
  const slots = parts.slots.filter((slot) => applies(slot, parts.present));
  const environment = leadingEnvironment(slots, parts.operands);
  const rest = environment > 0 || slots[0]?.role === 'environment' ? slots.slice(1) : slots;
  const head = parts.operands.slice(0, environment).map(() => [slots[0] as OperandSlot]);
  const tail = allocatePlain(rest, parts.operands.slice(environment));
  return { ...tail, slots: [...head, ...tail.slots] };
}

function applies(slot: OperandSlot, present: ReadonlySet<string>): boolean {
  if (slot.unless?.some((name) => present.has(name)) === true) return false;
  return slot.when === undefined || slot.when.some((name) => present.has(name));
}

/** `env A=1 B=2 cmd`: assignments are taken while the words look like ones. */
function leadingEnvironment(slots: readonly OperandSlot[], operands: readonly Word[]): number {
  if (slots[0]?.role !== 'environment') return 0;
  const end = operands.findIndex((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word.value ?? word.prefix ?? ''));
  return end < 0 ? operands.length : end;
}

function allocatePlain(slots: readonly OperandSlot[], operands: readonly Word[]): Allocation {
  const openAt = slots.findIndex((slot) => takesMany(slot));
  const open = openAt < 0 ? null : (slots[openAt] as OperandSlot);
  const front = openAt < 0 ? slots : slots.slice(0, openAt);
  const back = openAt < 0 ? [] : slots.slice(openAt + 1);
  if (open?.role === 'command' || open?.role === 'arguments') return allocateVector(front, open, operands);
  if (operands.every(isSingle)) return allocateExactly({ front, open, back, operands });
  return allocateLoosely({ slots, front, open, back, operands });
}

const takesMany = (slot: OperandSlot): boolean =>
  slot.count === 'many' || slot.count === 'some' || slot.role === 'command' || slot.role === 'arguments';

interface Ends {
  readonly front: readonly OperandSlot[];
  readonly open: OperandSlot | null;
  readonly back: readonly OperandSlot[];
  readonly operands: readonly Word[];
}

function allocateExactly({ front, open, back, operands }: Ends): Allocation {
  const required = [...front, ...back].filter((slot) => slot.count !== 'optional').length;
  let spare = operands.length - required - (open?.count === 'some' ? 1 : 0);
  if (spare < 0) return { slots: operands.map(() => []), empty: [], problem: 'too few operands' };
  const empty: OperandSlot[] = [];
  const take = (slot: OperandSlot): boolean => {
    if (slot.count !== 'optional') return true;
    if (spare > 0) {
      spare -= 1;
      return true;
    }
    empty.push(slot);
    return false;
  };
  const head = front.filter(take);
  const tail = back.filter(take);
  const middle = operands.length - head.length - tail.length;
  if (open === null && middle > 0)
    return { slots: operands.map(() => []), empty, problem: 'too many operands' };
  if (open !== null && middle === 0) empty.push(open);
  const slots = operands.map((_, index) => {
    if (index < head.length) return [head[index] as OperandSlot];
    if (index >= head.length + middle) return [tail[index - head.length - middle] as OperandSlot];
    return [open as OperandSlot];
  });
  return { slots, empty, problem: null };
}

/** Every slot that an operand could fill, given that words around it may vanish or multiply. */
function allocateLoosely({
  slots,
  front,
  open,
  back,
  operands,
}: Ends & { readonly slots: readonly OperandSlot[] }): Allocation {
  const firstLoose = operands.findIndex((word) => !isSingle(word));
  const lastLoose = operands.length - 1 - [...operands].reverse().findIndex((word) => !isSingle(word));
  const fixed = slots.every((slot) => slot.count !== 'optional');
  const reach = operands.map((_, index): readonly OperandSlot[] => {
    const fromFront = front[index];
    if (fixed && index < firstLoose && fromFront !== undefined) return [fromFront];
    const fromBack = back[back.length - (operands.length - index)];
    if (fixed && index > lastLoose && fromBack !== undefined) return [fromBack];
    if (open === null) return slots;
    const passed = Math.min(index, firstLoose);
    return [...front.slice(passed), open, ...back];
  });
  return {
    slots: reach,
    empty: [],
    problem: open === null ? 'a word may be none or several operands' : null,
  };
}

/** The first slots take one word each, the rest is one argument vector. */
function allocateVector(
  front: readonly OperandSlot[],
  open: OperandSlot,
  operands: readonly Word[],
): Allocation {
  const required = front.filter((slot) => slot.count !== 'optional').length;
  const head = operands.slice(0, front.length);
  if (!head.every(isSingle)) {
    return {
      slots: operands.map(() => [...front, open]),
      empty: [],
      problem: 'a word may be none or several operands',
    };
  }
  if (operands.length < required)
    return { slots: operands.map(() => []), empty: [], problem: 'too few operands' };
  const slots = operands.map((_, index) => [front[index] ?? open]);
  const empty = operands.length > front.length ? [] : [...front.slice(operands.length), open];
  return { slots, empty, problem: null };
}
