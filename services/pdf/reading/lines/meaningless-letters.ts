/** Of the letters of a page that the document does not identify; with fewer its text can be understood. */
const SHARE = 0.3;
const LETTERS_MIN = 20;
/** Characters that mean nothing to other programs. A sign by itself may be a bullet. */
const MEANINGLESS = /[\p{Co}\p{Cc}\ufffd]/gu;

/** Whether a page says in characters without a meaning what it shows in letters, so that only a reader can tell. */
export const saysNothing = (words: readonly { readonly text: string }[]): boolean => {
  const text = words
    .filter((word) => word.text.length > 1)
    .map((word) => word.text)
    .join('');
  return text.length >= LETTERS_MIN && (text.match(MEANINGLESS)?.length ?? 0) > SHARE * text.length;
};
