/** Parts that may stand before the first element of an XML document, and where each of them ends. */
const PROLOGUE: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/\s+/y, /(?:)/y],
  [/<\?/y, /\?>/g],
  [/<!--/y, /-->/g],
  [/<!DOCTYPE[^>[]*\[/iy, /\]\s*>/g],
  [/<!DOCTYPE[^>[]*/iy, />/g],
];
const SVG_ROOT = /<(?:[\w-]+:)?svg(?=[\s/>])/y;
const BYTE_ORDER_MARK = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/;

/** Where the match of a pattern ends that is looked for from a place on; undefined where there is none. */
const endOf = (pattern: RegExp, text: string, from: number): number | undefined => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** The place after the next part of the prologue; undefined where there is no more. */
const afterPart = (text: string, from: number): number | undefined => {
  for (const [start, end] of PROLOGUE) {
    const inside = endOf(start, text, from);
    if (inside !== undefined) return endOf(end, text, inside) ?? text.length;
  }
  return undefined;
};

/** Whether a text in any encoding of Unicode or of single bytes is XML whose first element is `svg`. */
export const isSvg = (head: Buffer): boolean => {
  const text = head.toString('latin1').replace(BYTE_ORDER_MARK, '').replaceAll('\0', '');
  let at: number | undefined = 0;
  for (let next: number | undefined = 0; next !== undefined; next = afterPart(text, at)) at = next;
  return endOf(SVG_ROOT, text, at) !== undefined;
};
