import { disarmPicture } from './disarm-picture.js';
import type { Disarmed, DisarmedText } from './removed.js';
import { attributeText } from './xml-text.js';

/** What is no element: an element within it is none. */
const ASIDE = /<!--(?:[^]*?-->|[^]*$)|<!\[CDATA\[(?:[^]*?\]\]>|[^]*$)|<\?(?:[^]*?\?>|[^]*$)/;
const BINARY = /(?:[^\s<>:/!?]+:)?binary-data(?=[\s/>])/;
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'<>])*/;
const BEGIN = new RegExp(`${ASIDE.source}|(<${BINARY.source}${ATTRIBUTES.source}(?<!/)>)`, 'g');
const END = new RegExp(`${ASIDE.source}|(</${BINARY.source})`, 'g');
const PIECE = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|([^<]+)|</g;

/** Pictures that stand in the text as base64 instead of in a part of their own. */
export const disarmInlinePictures = (xml: string): DisarmedText => {
  const kept: string[] = [];
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
    kept.push(xml.slice(from, start), changed);
    from = end;
  }
  return { text: kept.join('') + xml.slice(from), removed: { links, objects } };
};

/** The tag that is in none of what is aside. */
const tagFrom = (pattern: RegExp, xml: string, from: number): RegExpExecArray | undefined => {
  const tags = new RegExp(pattern);
  tags.lastIndex = from;
  for (let found = tags.exec(xml); found; found = tags.exec(xml)) {
    if (found[1] !== undefined) return found;
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
  for (const [piece, quoted, plain] of content.matchAll(PIECE)) {
    if (piece === '<') return undefined;
    pieces.push(quoted ?? (plain === undefined ? '' : attributeText(plain)));
  }
  const coded = pieces.join('').replaceAll(/[^a-z0-9+/=]/gi, '');
  return /=[^=]/.test(coded) ? undefined : Buffer.from(coded, 'base64');
};
