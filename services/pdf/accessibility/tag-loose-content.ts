import { PDFArray, PDFDict, PDFNumber, PDFRawStream, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { bytesOfContent } from '../content/content-streams.js';
import { decodedBytes, dictAt, itemsOf, nameAt, refAt, resourcesOf } from '../content/objects.js';
import { readOperators, withOperators, type ContentOperator } from '../content/operators.js';
import { pdfName } from '../content/pdf-name.js';
import { looseParts, type LoosePart } from './loose-content.js';
import { kidsOf, setMark, type OpenStructure } from './open-structure.js';

/**
 * Makes all that the pages show, and no element has, part of the structure: words as paragraphs, line by line, before
 * the rest of their page; all else as decoration.
 *
 * @returns on how many pages words had no element.
 */
export const tagLooseContent = (structure: OpenStructure): number => {
  const pages = structure.document.getPages();
  const sections = pages.map((page) => tagPage(page, structure));
  const presentSections = sections.filter((section) => section !== undefined);
  if (presentSections.length > 0) putInOrder(structure, pages, sections);
  return presentSections.length;
};

const tagPage = ({ node, ref }: PDFPage, structure: OpenStructure): PDFRef | undefined => {
  const bytes = bytesOfContent({ streams: streamsOf(node), resources: undefined, isPage: true });
  if (!bytes) return undefined;
  const operators: ContentOperator[] = [];
  readOperators(bytes, (operator) => operators.push(operator) > 0);
  const parts = looseParts(operators, (name) => formHasWords(node, name));
  if (parts.length === 0) return undefined;
  const marks = structure.marksOf(node);
  const first = Math.max(marks.size(), highestMark(operators) + 1);
  const words = parts.filter(({ isText }) => isText);
  const { context } = structure.document;
  node.set(pdfName('Contents'), context.register(context.flateStream(marked(bytes, parts, first))));
  return words.length === 0 ? undefined : sectionOf(words, { first, marks, page: ref, structure });
};

const streamsOf = (page: PDFDict): readonly PDFRawStream[] => {
  const contents = page.lookup(pdfName('Contents'));
  return (contents instanceof PDFArray ? itemsOf(contents) : [contents]).filter((one) => one instanceof PDFRawStream);
};

const formHasWords = (page: PDFDict, name: string): boolean => {
  const form = dictAt(resourcesOf(page), 'XObject')?.lookup(pdfName(name));
  if (!(form instanceof PDFRawStream) || nameAt(form.dict, 'Subtype') !== 'Form') return false;
  let has = false;
  readOperators(decodedBytes(form) ?? new Uint8Array(), ({ operator }) => !(has = operator === 'BT'));
  return has;
};

const highestMark = (operators: readonly ContentOperator[]): number =>
  operators
    .filter(({ operator, names }) => operator === 'BDC' && names.includes('MCID'))
    .reduce((most, { numbers }) => Math.max(most, ...numbers), -1);

const marked = (bytes: Uint8Array, parts: readonly LoosePart[], first: number): Uint8Array => {
  const begins = new Map<number, string>();
  const ends = new Set(parts.map(({ to }) => to));
  let number = first;
  for (const { from, isText } of parts) {
    begins.set(from, isText ? `/P <</MCID ${number}>> BDC ` : '/Artifact BMC ');
    if (isText) number += 1;
  }
  let at = -1;
  return withOperators(bytes, (_, written) => {
    at += 1;
    const begin = begins.get(at) ?? '';
    const end = ends.has(at) ? ' EMC' : '';
    return begin === '' && end === '' ? undefined : begin + Buffer.from(written).toString('latin1') + end;
  });
};

interface Section {
  /** The number of the first of the words. */
  readonly first: number;
  readonly marks: PDFArray;
  readonly page: PDFRef;
  readonly structure: OpenStructure;
}

/** Points by which words of one line may stand higher or lower. */
const SAME_LINE_POINTS = 1;

const sectionOf = (words: readonly LoosePart[], { first, marks, page, structure }: Section): PDFRef => {
  const { document, whole, create } = structure;
  const parent = document.context.getObjectRef(whole);
  if (!parent) throw new Error('the element that holds all others is not in the document');
  const section = create('Sect', { parent, page, kids: [] });
  const lines: number[][] = [];
  let line: number | undefined;
  for (const [index, part] of words.entries()) {
    const isSame = line !== undefined && part.line !== undefined && Math.abs(part.line - line) <= SAME_LINE_POINTS;
    if (isSame) lines.at(-1)?.push(first + index);
    else lines.push([first + index]);
    line = part.line;
  }
  const paragraphs = lines.map((kids) => {
    const paragraph = create('P', { parent: section, page, kids });
    for (const kid of kids) setMark(marks, kid, paragraph);
    return paragraph;
  });
  document.context.lookup(section, PDFDict).set(pdfName('K'), document.context.obj(paragraphs));
  return section;
};

/** Puts each section before the first element of its page or of one behind it. */
const putInOrder = (
  { document, whole }: OpenStructure,
  pages: readonly PDFPage[],
  sections: readonly (PDFRef | undefined)[],
): void => {
  const numbers = new Map(pages.map(({ ref }, index) => [ref, index]));
  const waiting = [...sections.entries()];
  const ordered: PDFObject[] = [];
  const upTo = (page: number): void => {
    for (let [next] = waiting; next && next[0] <= page; [next] = waiting) {
      if (next[1]) ordered.push(next[1]);
      waiting.shift();
    }
  };
  for (const kid of kidsOf(whole)) {
    const page = pageOf(document.context.lookup(kid), 0);
    upTo((page && numbers.get(page)) ?? -1);
    ordered.push(kid);
  }
  upTo(pages.length);
  whole.set(pdfName('K'), document.context.obj(ordered));
};

const DEPTH_MAX = 200;

/** The page that an element begins on. */
const pageOf = (element: PDFObject | undefined, depth: number): PDFRef | undefined => {
  if (!(element instanceof PDFDict) || depth > DEPTH_MAX) return undefined;
  const own = refAt(element, 'Pg');
  if (own) return own;
  for (const kid of kidsOf(element)) {
    if (kid instanceof PDFNumber) continue;
    const kidPage = pageOf(element.context.lookup(kid), depth + 1);
    if (kidPage) return kidPage;
  }
  return undefined;
};
