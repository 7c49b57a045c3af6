const FACTOR = 52845;
const ADDEND = 22719;
const START = { eexec: 55665, charstring: 4330 } as const;

/**
 * Undoes the cipher that the parts of a Type 1 font are written with: nothing is secret about it. @see Adobe Type 1
 * Font Format, chapter 7
 */
export const opened = (bytes: Uint8Array, part: keyof typeof START): Uint8Array => {
  let state: number = START[part];
  return bytes.map((sealed) => {
    const plain = sealed ^ (state >> 8);
    state = ((sealed + state) * FACTOR + ADDEND) & 0xffff;
    return plain;
  });
};

export const sealed = (bytes: Uint8Array, part: keyof typeof START): Uint8Array => {
  let state: number = START[part];
  return bytes.map((plain) => {
    const written = (plain ^ (state >> 8)) & 0xff;
    state = ((written + state) * FACTOR + ADDEND) & 0xffff;
    return written;
  });
};
