import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import { retellImages } from '../../engines/pictures/retold-images.js';
import { tellImagesPlainly } from '../../content/plain-images.js';
import { lookForPictures } from '../../engines/pdfium/unread/look-for-pictures.js';
import { editPdf, savePdf } from '../../opening/editable.js';
import type { LoadedPdf } from '../../opening/load.js';
import type { Work } from '../../operation.js';
import { frameOf, type PageFrame } from '../../content/page-frame.js';
import { walkPage } from '../pages/content-walk.js';
import { matchesIn, searchTermsFor, type Match, type SearchTerm } from '../find/find-items.js';
import { folded } from '../find/fold-text.js';
import { flattenShownBy, flattenUnder, type Flattened } from './flatten-shown.js';
import { withFormsAsPages } from '../pages/form-pages.js';
import { fingerprintsOf, type Fingerprints } from '../pages/page-fingerprints.js';
import { quadsByPage } from '../pages/box.js';
import { planPage, type PagePlan, type Request } from '../find/locate.js';
import { allPages, eachPage, type ReadPage } from '../pages/read-pages.js';
import { appearancesIn } from '../scrub/annotations.js';
import { sensitiveTextsOf, type SensitiveTexts } from '../find/sensitive-texts.js';

/** A text that stood on pages, and where (page from 0) it may not be any more. */
export interface RemovedText extends Pick<Match, 'text' | 'folding'> {
  readonly page: number | 'all';
}

/** Everything that is known before anything is changed. */
export interface Survey {
  /** The document as every engine reads it. */
  readonly bytes: Uint8Array;
  /** The document as its owner sees it, to compare with. */
  readonly before: Uint8Array;
  readonly frames: readonly PageFrame[];
  /** As they were, object by object; nobody may change them. */
  readonly pages: readonly PDFPage[];
  readonly searchTerms: readonly SearchTerm[];
  readonly plans: readonly PagePlan[];
  readonly sensitiveTexts: SensitiveTexts;
  /** Appearance streams of annotations that show a text to be removed. */
  readonly sensitiveAppearances: ReadonlySet<PDFRef>;
  /** In how many of those each item was found, by its ID: form fields and notes are no part of a page's content. */
  readonly placesInAnnotations: ReadonlyMap<string, number>;
  /** Annotations that showed a text to be removed, or lay where something is removed, have become parts of their pages. */
  readonly flattened: Flattened;
  readonly removed: readonly RemovedText[];
  /** Pages from 0 that show something but have no text, or letters that nobody can name. */
  readonly withoutText: readonly number[];
  /** Pages from 0 with text whose pictures may hold more of it. */
  readonly withPictures: readonly number[];
  /** Pages that both engines could read and found nothing on. */
  readonly pagesWithoutMatches: ReadonlySet<number>;
  readonly fingerprints: Fingerprints;
  readonly withUnknown: readonly number[];
}

interface RequestedItems extends Pick<Request, 'items' | 'extent'> {
  /** Whether patterns find letters of either case; their own flags come first. */
  readonly ignoreCase?: boolean;
}
type Report = (index: number, total: number) => void;

/**
 * Finds everything that the items ask for.
 *
 * @throws Refusal `pages.out-of-range`, `tool.option-invalid` for a pattern that is none, `redact.too-many-matches`.
 */
export const survey = async (
  source: LoadedPdf,
  requested: RequestedItems,
  work: Pick<Work, 'qpdf'> & { readonly onPage: Report },
): Promise<Survey> => {
  const { items, ignoreCase } = requested;
  const searchTerms = searchTermsFor(items, ignoreCase);
  checkPages(items, source.pageCount);
  const document = await editPdf(source, work);
  const isTold = [tellImagesPlainly(document), await retellImages(document)].includes(true);
  const { flattened: shown, ...inAnnotations } = await annotationsSearched(document, searchTerms);
  const asOwned = isTold || isAny(shown) ? undefined : source.bytes;
  const first = await surveyOf(document, { ...requested, searchTerms, inAnnotations, asOwned }, work);
  const under = flattenUnder(document, quadsByPage(first.plans.flatMap(({ boxes }) => boxes)));
  const flattened = {
    fields: shown.fields + under.fields,
    marks: shown.marks + under.marks,
    answers: shown.answers + under.answers,
  };
  if (!isAny(under)) return { ...first, flattened };
  const inOthers = await sensitiveAppearancesIn(document, searchTerms);
  const again = await surveyOf(
    document,
    { ...requested, searchTerms, inAnnotations: inOthers, asOwned: undefined },
    work,
  );
  return { ...again, flattened };
};

const isAny = ({ fields, marks }: Flattened): boolean => fields + marks > 0;

interface Searched extends RequestedItems {
  readonly searchTerms: readonly SearchTerm[];
  readonly inAnnotations: InAnnotations;
  /** The file that its owner sees, unless the document has changed since. */
  readonly asOwned: Uint8Array | undefined;
}

const surveyOf = async (
  document: PDFDocument,
  { items, extent, searchTerms, inAnnotations, asOwned }: Searched,
  work: { readonly onPage: Report },
): Promise<Omit<Survey, 'flattened'>> => {
  const bytes = await savePdf(document);
  const before = asOwned ?? bytes;
  const pages = document.getPages();
  const frames = pages.map(({ node }) => frameOf(node));
  const plans: PagePlan[] = [];
  const withoutText: number[] = [];
  const withUnknown: number[] = [];
  const pagesWithoutMatches = new Set<number>();
  const read = (text: ReadPage, index: number) => {
    work.onPage(index, pages.length);
    const frame = frames[index];
    const page = pages[index];
    if (!frame || !page) return;
    const plan = planPage({ page: index, text, frame }, { items, searchTerms, extent });
    plans.push(plan);
    if (text.pdfjs && plan.found.length === 0) pagesWithoutMatches.add(index);
    if (hasNoText(text) && drawsSomething(page)) withoutText.push(index);
    if (text.unknown > 0) withUnknown.push(index);
  };
  await eachPage(bytes, read, { pages: [...pages.keys()] });
  const phrases = plans.flatMap((plan) => plan.phrases);
  const sensitiveTexts = sensitiveTextsOf(searchTerms, phrases);
  const texts = { searchTerms, sensitiveTexts, ...inAnnotations, removed: removedBy(items, plans) };
  const fingerprints = fingerprintsOf(document);
  const withPictures = await picturesAmong(bytes, items, withoutText);
  const unsearched = { withoutText, withPictures, withUnknown };
  return { bytes, before, frames, pages, plans, ...texts, ...unsearched, pagesWithoutMatches, fingerprints };
};

/** Areas are not searched for, so what could not be searched does not matter to them. */
const picturesAmong = async (
  bytes: Uint8Array,
  items: RequestedItems['items'],
  withoutText: readonly number[],
): Promise<readonly number[]> => {
  if (items.every(({ type }) => type === 'area')) return [];
  const pages = (await allPages(bytes)).filter((index) => !withoutText.includes(index));
  const { unread, tooComplex } = await lookForPictures(bytes, pages);
  return [...unread.keys(), ...tooComplex].toSorted((one, other) => one - other);
};

const checkPages = (items: RequestedItems['items'], count: number): void => {
  for (const { page } of items) {
    if (page !== 'all' && page > count) throw new Refusal('pages.out-of-range', { page, count });
  }
};

const hasNoText = ({ pdfium, pdfjs }: ReadPage): boolean => pdfium.length === 0 && (pdfjs ?? []).length === 0;

/** Form fields, stamps and text boxes that show a text to be removed become parts of their pages. */
const annotationsSearched = async (
  document: PDFDocument,
  searchTerms: readonly SearchTerm[],
): Promise<InAnnotations & Pick<Survey, 'flattened'>> => {
  const first = await sensitiveAppearancesIn(document, searchTerms);
  const flattened = flattenShownBy(document, first.sensitiveAppearances);
  return { ...(isAny(flattened) ? await sensitiveAppearancesIn(document, searchTerms) : first), flattened };
};

type InAnnotations = Pick<Survey, 'sensitiveAppearances' | 'placesInAnnotations'>;

/** The text of annotations is no part of a page's content, so it is read apart. */
const sensitiveAppearancesIn = async (
  document: PDFDocument,
  searchTerms: readonly SearchTerm[],
): Promise<InAnnotations> => {
  const refs = searchTerms.length > 0 ? appearancesIn(document) : [];
  const sensitiveAppearances = new Set<PDFRef>();
  const placesInAnnotations = new Map<string, number>();
  const surveyed = { sensitiveAppearances, placesInAnnotations };
  if (refs.length === 0) return surveyed;
  const read = ({ pdfium, pdfjs }: ReadPage, index: number) => {
    const matches = [pdfium, pdfjs ?? []].flatMap((glyphs) => matchesIn(glyphs, searchTerms));
    const ref = refs[index];
    if (ref && matches.length > 0) sensitiveAppearances.add(ref);
    for (const id of new Set(matches.map((match) => match.id))) {
      placesInAnnotations.set(id, (placesInAnnotations.get(id) ?? 0) + 1);
    }
  };
  await eachPage(await withFormsAsPages(document, refs), read, { pages: [...refs.keys()] });
  return surveyed;
};

const removedBy = (items: RequestedItems['items'], plans: readonly PagePlan[]): Survey['removed'] => {
  const texts = new Map<string, RemovedText>();
  const add = ({ text, folding }: Pick<Match, 'text' | 'folding'>, page: number | 'all') => {
    const where = page === 'all' ? page : page - 1;
    texts.set(`${where} ${folding} ${text}`, { text, folding, page: where });
  };
  const pageOf = new Map(items.map((item) => [item.id, item.page]));
  const patterns = new Set(items.flatMap(({ id, type }) => (type === 'pattern' ? [id] : [])));
  for (const { type, text, page } of items) {
    if (type === 'text') add({ text: folded(text).trim(), folding: 'text' }, page);
  }
  for (const match of plans.flatMap(({ found }) => found)) {
    if (patterns.has(match.id)) add(match, pageOf.get(match.id) ?? 'all');
  }
  return [...texts.values()];
};

const drawsSomething = (page: Parameters<typeof walkPage>[0]): boolean => {
  let drawn = false;
  walkPage(page, () => {
    drawn = true;
  });
  return drawn;
};
