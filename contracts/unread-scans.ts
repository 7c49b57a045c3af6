/** The longer side of a page in pixels when its pictures are searched for letters. */
export const LOOKED_AT_PIXELS = 1400;
/** Pictures that cover a larger share of a page are a scan of it, or its ground. */
export const SCAN_SHARE = 0.5;
/** A page with more texts that are seen is typed. */
export const STAMP_TEXTS_MAX = 60;
/** A picture with fewer marks of any kind is blank. */
const MARKS_MIN = 4;

interface DrawnOnPage {
  /** The share of the page that pictures cover. */
  readonly cover: number;
  /** Texts that are invisible or lie behind a picture: they are taken for what the picture says. */
  readonly hiddenTexts: number;
  readonly seenTexts: number;
}

/**
 * Whether a page is a scan whose words it does not have as text, although a stamp may be printed on it. `countMarks`: of
 * those that its pictures show and that are as large as letters; asked only where it matters.
 */
export const isUnreadScan = ({ cover, hiddenTexts, seenTexts }: DrawnOnPage, countMarks: () => number): boolean =>
  cover > SCAN_SHARE && hiddenTexts === 0 && seenTexts < STAMP_TEXTS_MAX && countMarks() >= MARKS_MIN;
