import type { ShownItem } from './shown-items.js';
import type { ShownText } from './page-walk.js';

/** Where a code goes: so far along its line and above it, in the text space of its operator. */
export interface Shift {
  readonly along: number;
  readonly above: number;
}

/** Something that is shown in the middle of an operator. */
export interface Insert {
  /** Number of the code before which it stands. */
  readonly before: number;
  /** From where the operator starts, in its text space. */
  readonly start: number;
  readonly advance: number;
  /** Operators that show it and leave the state as it was. */
  readonly operators: string;
}

/** What becomes of an operator that shows text. */
export interface ShownChange {
  /** By the number of a code; undefined for one that goes. What is not named stays. */
  readonly codes: ReadonlyMap<number, Shift | undefined>;
  readonly inserts: readonly Insert[];
}

const STAYS: Shift = { along: 0, above: 0 };
/** Of a unit of text space: what is less can't be seen. */
const SMALLEST = 1e-4;

/** An operator that shows other codes, or the same elsewhere, and leaves off where it did. */
export const rewriteShown = (shown: ShownText, { codes, inserts }: ShownChange): string => {
  const pen = penFor(shown);
  for (const [index, item] of [...shown.items, undefined].entries()) {
    for (const insert of inserts) if (insert.before === index) pen.insert(insert);
    if (!item) continue;
    const shift = codes.has(index) ? codes.get(index) : STAYS;
    if (shift) pen.show(item, shift);
  }
  return shown.before + pen.end();
};

const penFor = (shown: ShownText) => {
  const { state, length } = shown;
  const perUnit = state.size * state.stretch;
  const done: string[] = [];
  let list: string[] = [];
  let bytes = '';
  let at = 0;
  let above = 0;
  const flushText = (): void => {
    if (bytes !== '') list.push(`<${Buffer.from(bytes, 'latin1').toString('hex')}>`);
    bytes = '';
  };
  const flush = (): void => {
    flushText();
    if (list.length > 0) done.push(`[${list.join('')}] TJ`);
    list = [];
  };
  const moveTo = (place: number): void => {
    if (Math.abs(place - at) > SMALLEST) {
      flushText();
      list.push(` ${numeral((-(place - at) / perUnit) * 1000)} `);
    }
    at = place;
  };
  const riseTo = (height: number): void => {
    if (height === above) return;
    flush();
    done.push(`${numeral(state.rise + height)} Ts`);
    above = height;
  };
  return {
    show: ({ bytes: own, start, advance }: ShownItem, shift: Shift): void => {
      riseTo(shift.above);
      moveTo(start + shift.along);
      bytes += own;
      at += advance;
    },
    insert: ({ start, advance, operators }: Insert): void => {
      riseTo(0);
      moveTo(start);
      flush();
      done.push(operators);
      at += advance;
    },
    end: (): string => {
      riseTo(0);
      moveTo(length);
      flush();
      return done.join(' ');
    },
  };
};

export const numeral = (value: number): string => Number(value.toFixed(4)).toString();
