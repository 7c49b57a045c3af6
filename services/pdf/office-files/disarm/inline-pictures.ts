import { disarmPicture } from './disarm-picture.js';
import type { Disarmed, DisarmedText } from './removed.js';
import { attributeText } from './xml-text.js';

/** Parts that are no elements: an element within one is none. `isText`: it is part of the text around it. */
const ASIDES = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
] as const;
const BINARY = /(?:[^\s<>:/!?]+:)?binary-data(?=[\s/>])/;
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'<>])*/;
const BEGIN = new RegExp(`<${BINARY.source}${ATTRIBUTES.source}(?<!/)>`, 'y');
const END = new RegExp(`</${BINARY.source}`, 'y');

/** Pictures that stand in the text as base64 instead of in a part of their own. */
export const disarmInlinePictures = (xml: string): DisarmedText => {
  const pieces: string[] = [];
  let links = 0;
  let objects = 0;
  let from = 0;
  for (let start = after(BEGIN, xml, 0); start !== undefined; start = after(BEGIN, xml, from)) {
    const end = before(END, xml, start);
    const picture = pictureIn(xml.slice(start, end));
    const { bytes, removed } = picture ? disarmPicture(picture) : NOTHING_LEFT;
    links += removed.links;
    objects += removed.objects;
    const changed = bytes === picture ? xml.slice(start, end) : Buffer.from(bytes).toString('base64');
    pieces.push(xml.slice(from, start), changed);
    from = end;
  }
  return { text: pieces.join('') + xml.slice(from), removed: { links, objects } };
};

/** The aside that begins at a place; undefined for none. It ends with the text where it is not closed. */
const asideAt = (xml: string, at: number) => {
  const aside = ASIDES.find(({ begin }) => xml.startsWith(begin, at));
  if (!aside) return undefined;
  const start = at + aside.begin.length;
  const end = xml.indexOf(aside.end, start);
  const isClosed = end >= 0;
  const text = aside.isText && isClosed ? xml.slice(start, end) : '';
  return { text, isClosed, end: isClosed ? end + aside.end.length : xml.length };
};

/**
 * The tag that is in none of what is aside. Found from one `<` to the next: a pattern that runs over the text between
 * them has no stack left in a large picture.
 */
const tagFrom = (pattern: RegExp, xml: string, from: number): RegExpExecArray | undefined => {
  const tag = new RegExp(pattern);
  for (let at = xml.indexOf('<', from); at >= 0; at = xml.indexOf('<', at)) {
    tag.lastIndex = at;
    const match = tag.exec(xml);
    if (match) return match;
    at = asideAt(xml, at)?.end ?? at + 1;
  }
  return undefined;
};

const after = (pattern: RegExp, xml: string, from: number): number | undefined => {
  const tag = tagFrom(pattern, xml, from);
  return tag && tag.index + tag[0].length;
};

const before = (pattern: RegExp, xml: string, from: number): number => tagFrom(pattern, xml, from)?.index ?? xml.length;

const NOTHING_LEFT: Disarmed = { bytes: new Uint8Array(), removed: { links: 0, objects: 1 } };

/** Undefined where readers may differ about what it is: an element in it, or something after its end. */
const pictureIn = (content: string): Buffer | undefined => {
  const pieces: string[] = [];
  for (let at = 0; at < content.length;) {
    const next = content.indexOf('<', at);
    pieces.push(attributeText(content.slice(at, next < 0 ? content.length : next)));
    if (next < 0) break;
    const aside = asideAt(content, next);
    if (aside?.isClosed !== true) return undefined;
    pieces.push(aside.text);
    at = aside.end;
  }
  const coded = pieces.join('').replaceAll(/[^a-z0-9+/=]/gi, '');
  return /=[^=]/.test(coded) ? undefined : Buffer.from(coded, 'base64');
};
