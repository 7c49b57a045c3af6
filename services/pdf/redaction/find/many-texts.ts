/** The shortest text that is looked up by its beginning. */
const START_LETTERS_MIN = 4;
const TABLE_SIZE = 1 << 20;

/** Whether a text holds one of many others of which `isWanted` says yes; it is asked for each that is found. */
type ManyTexts = (text: string, isWanted?: (found: string) => boolean) => boolean;

/**
 * Looks for many texts at once: a text is read once, however many there are. At each place the first units tell whether
 * any text can begin there, and how long those are that do.
 */
export const manyTexts = (texts: Iterable<string>): ManyTexts => {
  const known = new Set(texts);
  const short = [...known].filter((one) => one.length > 0 && one.length < START_LETTERS_MIN);
  const starts = startsOf([...known].filter((one) => one.length >= START_LETTERS_MIN));
  return (text, isWanted = () => true) =>
    short.some((one) => text.includes(one) && isWanted(one)) || hasLong(text, { known, starts, isWanted });
};

interface Starts {
  /** 1 for each hash of a beginning. */
  readonly table: Uint8Array;
  /** Lengths of the texts with this beginning. */
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
}

const startsOf = (texts: readonly string[]): Starts | undefined => {
  if (texts.length === 0) return undefined;
  const table = new Uint8Array(TABLE_SIZE);
  const lengths = new Map<string, Set<number>>();
  for (const text of texts) {
    table[hashAt(text, 0)] = 1;
    const start = text.slice(0, START_LETTERS_MIN);
    const same = lengths.get(start);
    if (same) same.add(text.length);
    else lengths.set(start, new Set([text.length]));
  }
  return { table, lengths };
};

/** The hash of the units that a text might begin with. */
const hashAt = (text: string, at: number): number => {
  const first = Math.imul(text.charCodeAt(at), 31) + text.charCodeAt(at + 1);
  const second = Math.imul(text.charCodeAt(at + 2), 31) + text.charCodeAt(at + 3);
  return (Math.imul(first, 7919) + second) & (TABLE_SIZE - 1);
};

interface Search {
  readonly known: ReadonlySet<string>;
  readonly starts: Starts | undefined;
  readonly isWanted: (found: string) => boolean;
}

const hasLong = (text: string, { known, starts, isWanted }: Search): boolean => {
  if (!starts) return false;
  const { table, lengths } = starts;
  for (let at = 0; at + START_LETTERS_MIN <= text.length; at += 1) {
    if (table[hashAt(text, at)] !== 1) continue;
    for (const length of lengths.get(text.slice(at, at + START_LETTERS_MIN)) ?? []) {
      const candidate = text.slice(at, at + length);
      if (known.has(candidate) && isWanted(candidate)) return true;
    }
  }
  return false;
};
