import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, resourcesOf } from '../content/objects.js';
import { withOperators } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';

/** The text that was shown on the pages before. */
export interface Stripped {
  /** Times that text was painted. */
  painted: number;
  /** Times that text was there without being painted, as behind the picture of a scanned page. */
  hidden: number;
}

/** @see ISO 32000-1, 9.4.3 "Text-showing operators" */
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
const INVISIBLE = 3;
const FORM_DEPTH_MAX = 12;
/** Entries of marked content that say its text for a reader. */
const SAYING = ['ActualText', 'Alt', 'E'];

/**
 * Removes all text from the content of all pages and of the forms they draw, and what says the same beside it: the
 * words kept for a reader in marked content and in the structure tree. Annotations and form fields stay.
 */
export const stripText = (document: PDFDocument): Stripped => {
  const stripped: Stripped = { painted: 0, hidden: 0 };
  const done = new Set<PDFRef>();
  for (const page of document.getPages()) {
    const content = withoutText(contentOf(page), stripped);
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
    stripResources(document, resourcesOf(page.node), { stripped, done, depth: 0 });
  }
  for (const key of ['StructTreeRoot', 'MarkInfo']) document.catalog.delete(PDFName.of(key));
  return stripped;
};

interface Strip {
  readonly stripped: Stripped;
  readonly done: Set<PDFRef>;
  readonly depth: number;
}

const stripResources = (document: PDFDocument, resources: PDFDict | undefined, strip: Strip): void => {
  stripProperties(resources);
  if (strip.depth > FORM_DEPTH_MAX) return;
  for (const ref of dictAt(resources, 'XObject')?.values() ?? []) {
    if (!(ref instanceof PDFRef) || strip.done.has(ref)) continue;
    strip.done.add(ref);
    const form = formAt(document, ref);
    if (form) stripForm(document, [ref, form], strip);
  }
};

const formAt = (document: PDFDocument, ref: PDFRef): PDFRawStream | undefined => {
  const object = document.context.lookup(ref);
  return object instanceof PDFRawStream && nameAt(object.dict, 'Subtype') === 'Form' ? object : undefined;
};

const stripProperties = (resources: PDFDict | undefined): void => {
  const properties = dictAt(resources, 'Properties');
  for (const key of properties?.keys() ?? []) {
    const dict = properties?.lookup(key);
    if (dict instanceof PDFDict) for (const saying of SAYING) dict.delete(PDFName.of(saying));
  }
};

const stripForm = (document: PDFDocument, [ref, form]: readonly [PDFRef, PDFRawStream], strip: Strip): void => {
  const content = decodedBytes(form);
  if (content) {
    const fresh = document.context.flateStream(withoutText(content, strip.stripped));
    for (const [key, value] of form.dict.entries())
      if (!fresh.dict.has(key) && !isFiltering(key)) fresh.dict.set(key, value);
    document.context.assign(ref, fresh);
  }
  stripResources(document, dictAt(form.dict, 'Resources'), { ...strip, depth: strip.depth + 1 });
};

const isFiltering = (key: PDFName): boolean => ['Filter', 'DecodeParms', 'Length'].includes(key.decodeText());

/** Marked content whose properties stand in the content may say the text once more: it stays marked, without them. */
const withoutText = (bytes: Uint8Array, stripped: Stripped): Uint8Array => {
  const modes: number[] = [];
  let mode = 0;
  return withOperators(bytes, ({ operator, numbers, names }) => {
    if (operator === 'q') modes.push(mode);
    if (operator === 'Q') mode = modes.pop() ?? 0;
    if (operator === 'Tr') mode = numbers.at(-1) ?? 0;
    if (operator === 'BDC' && saysText(names)) return '/Span BMC';
    if (!SHOWS.has(operator)) return undefined;
    if (mode === INVISIBLE) stripped.hidden += 1;
    else stripped.painted += 1;
    return '';
  });
};

const saysText = (names: readonly string[]): boolean => names.some((name) => SAYING.includes(name));
