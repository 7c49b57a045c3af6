/** A stretch of characters without a gap, in one style and on one line, in the page's own space. */
export interface PlacedWord {
  readonly text: string;
  /** The painted area. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Where its first character stands on its line. */
  readonly origin: readonly [x: number, y: number];
  /** Direction of writing: a vector of length 1. */
  readonly along: readonly [x: number, y: number];
  /** Points. */
  readonly size: number;
  readonly font: FontOfWord;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** Nothing parts it from the word before. */
  readonly glued: boolean;
  /** The place in a line with letters from the right. */
  readonly inLine?: PlaceInLine;
}

/** Where a word stands in the order of reading. */
export interface PlaceInLine {
  /** Number of the line on its page; not in the order of reading. */
  readonly line: number;
  /** From 0. */
  readonly place: number;
  /** Whether the line is read from the right. */
  readonly fromRight: boolean;
}

export interface FontOfWord {
  /** As in the file, without the mark of a subset. */
  readonly name: string;
  /** @see ISO 32000-1, table 123 */
  readonly flags: number;
  /** 400 is regular, 700 bold; 0 where it is unknown. */
  readonly weight: number;
}
