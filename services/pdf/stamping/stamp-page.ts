import type { PDFDict, PDFRef } from 'pdf-lib';
import { PDFArray, PDFName, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib';
import type { Matrix } from '../content/matrix.js';
import { dictAt, resourcesOf } from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';

export interface Ink {
  readonly form: PDFRef;
  /** An ExtGState. */
  readonly state: PDFRef;
  /** A resource name that no page uses yet, without the slash. */
  readonly key: string;
}

/**
 * Draws a form over a page's content. The content is closed off first, so that whatever state it leaves behind does
 * not move the stamp.
 */
export const stampPage = (
  document: PDFDocument,
  page: PDFPage,
  { ink, matrix }: { ink: Ink; matrix: Matrix },
): void => {
  const { before, after } = missingSaves(contentOf(page));
  const numbers = matrix.map((part) => Number(part.toFixed(5))).join(' ');
  const draw = `/Artifact <</Type/Pagination/Subtype/Watermark>> BDC q /${ink.key} gs ${numbers} cm /${ink.key} Do Q EMC`;
  const content = document.context.obj([
    addStream(document, 'q\n'.repeat(before)),
    ...currentContent(page),
    addStream(document, `\n${'Q\n'.repeat(after)}${draw}\n`),
  ]);
  page.node.set(PDFName.of('Contents'), content);
  setResource(page, 'XObject', [ink.key, ink.form]);
  setResource(page, 'ExtGState', [ink.key, ink.state]);
};

/** A resource name that is free on every page. */
export const freeKey = (pages: readonly PDFPage[]): string => {
  const dicts = new Set(
    pages.flatMap(({ node }) => [dictAt(resourcesOf(node), 'XObject'), dictAt(resourcesOf(node), 'ExtGState')]),
  );
  const isTaken = (key: string) => [...dicts].some((dict) => dict?.has(PDFName.of(key)));
  let number = 1;
  while (isTaken(`Docket${number}`)) number += 1;
  return `Docket${number}`;
};

/** How many `q` must go before and how many `Q` after, so that the content leaves the state it found. */
export const missingSaves = (content: Uint8Array): { readonly before: number; readonly after: number } => {
  let depth = 0;
  let lowest = 0;
  readOperators(content, ({ operator }) => {
    if (operator === 'q') depth += 1;
    if (operator === 'Q') depth -= 1;
    lowest = Math.min(lowest, depth);
    return true;
  });
  const before = 1 - lowest;
  return { before, after: before + depth };
};

const currentContent = ({ node }: PDFPage): PDFObject[] => {
  const key = PDFName.of('Contents');
  const contents = node.lookup(key);
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(key);
  return contents && direct ? [direct] : [];
};

const addStream = ({ context }: PDFDocument, content: string): PDFRef => context.register(context.flateStream(content));

const setResource = ({ node }: PDFPage, category: string, [key, ref]: readonly [string, PDFRef]): void => {
  const resources = resourcesOf(node) ?? addDict(node, 'Resources');
  const dict = dictAt(resources, category) ?? addDict(resources, category);
  dict.set(PDFName.of(key), ref);
};

const addDict = (parent: PDFDict, key: string): PDFDict => {
  const dict = parent.context.obj({});
  parent.set(PDFName.of(key), dict);
  return dict;
};
