/** Writes decisions as an arithmetic code that adapts to each context. @see ITU-T T.88, annex E, and T.82 for the encoder */
export interface MqEncoder {
  /** @param context  a number below that of the contexts. */
  readonly encode: (context: number, bit: number) => void;
  /** Ends the code. */
  readonly finish: () => Uint8Array;
}

/** Each state has the probability of the less probable symbol, the next state after each symbol, and whether these change places. */
const STATES: readonly (readonly [size: number, afterMore: number, afterLess: number, changes: 0 | 1])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
];

const SIZES = Uint16Array.from(STATES, ([size]) => size);
const AFTER_MORE = Uint8Array.from(STATES, ([, more]) => more);
const AFTER_LESS = Uint8Array.from(STATES, ([, , less]) => less);
const CHANGES = Uint8Array.from(STATES, ([, , , changes]) => changes);

const HALF = 0x8000;
const CARRY = 0x8000000;
const MARKER = 0xff;
const END_OF_CODE = 0xac;

interface Coder {
  /** Each context has a state, and a symbol that is more probable in it. */
  readonly states: Uint8Array;
  readonly moreProbable: Uint8Array;
  readonly output: ByteOutput;
  interval: number;
  code: number;
  /** The bits that are left until a byte is full. */
  shifts: number;
}

export const mqEncoder = (contextCount: number): MqEncoder => {
  const coder: Coder = {
    states: new Uint8Array(contextCount),
    moreProbable: new Uint8Array(contextCount),
    output: byteOutput(),
    interval: HALF,
    code: 0,
    shifts: 12,
  };
  return { encode: (context, bit) => encode(coder, context, bit), finish: () => finish(coder) };
};

const at = (table: Uint8Array | Uint16Array, index: number): number => table[index] ?? 0;

const encode = (coder: Coder, context: number, bit: number): void => {
  const { states, moreProbable } = coder;
  const state = at(states, context);
  const size = at(SIZES, state);
  const isMore = bit === at(moreProbable, context);
  coder.interval -= size;
  const takesUpper = coder.interval < size ? !isMore : isMore;
  if (takesUpper) coder.code += size;
  else coder.interval = size;
  if (isMore && (coder.interval & HALF) !== 0) return;
  if (!isMore && CHANGES[state] === 1) moreProbable[context] = 1 - at(moreProbable, context);
  states[context] = at(isMore ? AFTER_MORE : AFTER_LESS, state);
  renormalise(coder);
};

const renormalise = (coder: Coder): void => {
  do {
    coder.interval <<= 1;
    coder.code <<= 1;
    coder.shifts -= 1;
    if (coder.shifts === 0) moveOut(coder);
  } while ((coder.interval & HALF) === 0);
};

/** A byte of all ones is followed by seven bits, so that a carry can't run through it. */
const moveOut = (coder: Coder): void => {
  const { output } = coder;
  if (output.last() !== MARKER && coder.code >= CARRY) {
    output.carry();
    coder.code &= CARRY - 1;
  }
  const bits = output.last() === MARKER ? 7 : 8;
  output.push(coder.code >>> (27 - bits));
  coder.code &= (1 << (27 - bits)) - 1;
  coder.shifts = bits;
};

const finish = (coder: Coder): Uint8Array => {
  const { output } = coder;
  const most = coder.code + coder.interval;
  coder.code |= 0xffff;
  if (coder.code >= most) coder.code -= HALF;
  coder.code <<= coder.shifts;
  moveOut(coder);
  coder.code <<= coder.shifts;
  moveOut(coder);
  if (output.last() !== MARKER) output.push(MARKER);
  output.push(END_OF_CODE);
  return output.bytes();
};

type ByteOutput = ReturnType<typeof byteOutput>;

const FIRST_BYTES = 1 << 16;

/** Bytes after one that stands before the first, into which nothing is ever carried. */
const byteOutput = () => {
  let bytes = new Uint8Array(FIRST_BYTES);
  let length = 1;
  return {
    last: (): number => bytes[length - 1] ?? 0,
    carry: (): void => {
      bytes[length - 1] = (bytes[length - 1] ?? 0) + 1;
    },
    push: (byte: number): void => {
      if (length === bytes.length) {
        const larger = new Uint8Array(2 * length);
        larger.set(bytes);
        bytes = larger;
      }
      bytes[length] = byte;
      length += 1;
    },
    bytes: (): Uint8Array => bytes.slice(1, length),
  };
};
