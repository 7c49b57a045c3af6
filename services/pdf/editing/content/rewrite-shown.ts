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

/** The change of an operator that shows text. */
export interface ShownChange {
  /** Shifts by the number of a code; undefined for one that goes. A code that is not named stays. */
  readonly codes: ReadonlyMap<number, Shift | undefined>;
  readonly inserts: readonly Insert[];
}

const STAYS: Shift = { along: 0, above: 0 };
/** A part of a unit of text space: anything less can't be seen. */
const VISIBLE_SHIFT_MIN = 1e-4;

/** Writes codes where they go, with moves between them. */
class Pen {
  private readonly done: string[] = [];
  private list: string[] = [];
  private bytes = '';
  private at = 0;
  private above = 0;

  constructor(private readonly shown: ShownText) {}

  show({ bytes, start, advance }: ShownItem, shift: Shift): void {
    this.riseTo(shift.above);
    this.moveTo(start + shift.along);
    this.bytes += bytes;
    this.at += advance;
  }

  insert({ start, advance, operators }: Insert): void {
    this.riseTo(0);
    this.moveTo(start);
    this.flush();
    this.done.push(operators);
    this.at += advance;
  }

  end(): string {
    this.riseTo(0);
    this.moveTo(this.shown.length);
    this.flush();
    return this.done.join(' ');
  }

  private moveTo(place: number): void {
    const { size, stretch } = this.shown.state;
    if (Math.abs(place - this.at) > VISIBLE_SHIFT_MIN) {
      this.flushText();
      this.list.push(` ${numeral((-(place - this.at) / (size * stretch)) * 1000)} `);
    }
    this.at = place;
  }

  private riseTo(height: number): void {
    if (height === this.above) return;
    this.flush();
    this.done.push(`${numeral(this.shown.state.rise + height)} Ts`);
    this.above = height;
  }

  private flushText(): void {
    if (this.bytes !== '') this.list.push(`<${Buffer.from(this.bytes, 'latin1').toString('hex')}>`);
    this.bytes = '';
  }

  private flush(): void {
    this.flushText();
    if (this.list.length > 0) this.done.push(`[${this.list.join('')}] TJ`);
    this.list = [];
  }
}

/** An operator that shows other codes, or the same elsewhere, and leaves off where it did. */
export const rewriteShown = (shown: ShownText, { codes, inserts }: ShownChange): string => {
  const pen = new Pen(shown);
  for (const [index, item] of [...shown.items, undefined].entries()) {
    for (const insert of inserts) if (insert.before === index) pen.insert(insert);
    if (!item) continue;
    const shift = codes.has(index) ? codes.get(index) : STAYS;
    if (shift) pen.show(item, shift);
  }
  return shown.before + pen.end();
};

export const numeral = (value: number): string => Number(value.toFixed(4)).toString();
