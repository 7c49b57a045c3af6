const ROOT = /<(?:[^\s<>:/!?]+:)?(hdr|ftr)[\s>]/;
const COMMENT_PLACE = /<((?:[^\s<>:/!?]+:)?comment(?:RangeStart|RangeEnd|Reference))\b[^>]*?(?:\/>|>\s*<\/\1\s*>)/g;
const START_CHARS = 4096;

/** Word keeps comments in headers and footers, too; a document with one there is not opened by LibreOffice at all. */
export const withoutCommentsInHeads = (xml: string): string =>
  ROOT.test(xml.slice(0, START_CHARS)) ? xml.replace(COMMENT_PLACE, '') : xml;
