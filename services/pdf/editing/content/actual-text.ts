import { PDFDict, PDFHexString, PDFName, PDFNumber, type PDFDocument, type PDFRef } from 'pdf-lib';
import { dictAt, isText } from '../../content/objects.js';
import { tokensOf } from '../../redaction/pages/content-strings.js';
import { bytesOf, peopleText, peopleToken } from '../../raw/tokens.js';
import type { ContentChanges } from './apply-changes.js';
import type { ShownText, WalkedPage } from './page-walk.js';

/** The words of a changed text before and after. */
export interface Saying {
  readonly before: string;
  readonly after: string;
  /** It runs from the right, where readers put letters and words in orders of their own. */
  readonly isFromRight?: boolean;
}

/**
 * Marked content may say what the letters in it mean, which readers believe more than the letters: there it says the
 * new text, too; where what it says is something else, it says nothing any more.
 */
export const changeMeaning = (
  page: WalkedPage,
  changes: ContentChanges,
  texts: ReadonlyMap<ShownText, Saying>,
): void => {
  for (const [shown, saying] of texts) {
    const stream = page.streams[shown.stream];
    for (const mark of shown.marks) {
      const words = stream && otherMark(stream.marks.get(mark) ?? '', stream.resources, saying);
      if (words === undefined) continue;
      stream?.marks.set(mark, words);
      changes.replace({ stream: shown.stream, at: mark }, words);
    }
  }
};

/** Changes the words that the structure of a document has for a text on a page, for reading aloud. */
export const changeStructure = (document: PDFDocument, pages: ReadonlyMap<PDFRef, readonly Saying[]>): void => {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const text = object.lookup(PDFName.of('ActualText'));
    const page = object.get(PDFName.of('Pg'));
    if (!isText(text) || !object.has(PDFName.of('S'))) continue;
    const sayings = [...pages].flatMap(([ref, own]) => (page === undefined || page === ref ? own : []));
    for (const saying of sayings) {
      const other = otherText(text.decodeText(), saying);
      if (other !== undefined) object.set(PDFName.of('ActualText'), PDFHexString.fromText(other));
    }
  }
};

/** Undefined for a mark that says nothing of its text. */
const otherMark = (written: string, resources: PDFDict | undefined, saying: Saying): string | undefined => {
  const tokens = tokensOf(written);
  const at = tokens.indexOf('/ActualText');
  return at >= 0 ? otherEntry(tokens, at, saying) : otherNamed(tokens, resources, saying);
};

const otherEntry = (tokens: readonly string[], at: number, saying: Saying): string => {
  const other = otherText(peopleText(bytesOf(tokens[at + 1] ?? '()')), saying);
  const entry = other === undefined ? [] : ['/ActualText', peopleToken(other)];
  return [...tokens.slice(0, at), ...entry, ...tokens.slice(at + 2)].join(' ');
};

/** A mark whose properties stand among the resources, under a name. */
const otherNamed = (tokens: readonly string[], resources: PDFDict | undefined, saying: Saying): string | undefined => {
  const [tag = '', name = ''] = tokens;
  const named = name.startsWith('/') ? dictAt(dictAt(resources, 'Properties'), name.slice(1)) : undefined;
  const says = named?.lookup(PDFName.of('ActualText'));
  if (!named || !isText(says)) return undefined;
  const other = otherText(says.decodeText(), saying);
  const number = named.lookup(PDFName.of('MCID'));
  const entries = [
    ...(number instanceof PDFNumber ? [`/MCID ${number.asNumber()}`] : []),
    ...(other === undefined ? [] : [`/ActualText ${PDFHexString.fromText(other).toString()}`]),
  ];
  return `${tag} <<${entries.join(' ')}>> BDC`;
};

const otherText = (text: string, { before, after }: Saying): string | undefined =>
  text.includes(before) ? text.replace(before, () => after) : undefined;
