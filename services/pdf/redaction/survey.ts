import type { PDFDocument } from 'pdf-lib';
import { type PDFRef } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { editPdf, savePdf } from '../operations/editable.js';
import type { LoadedPdf } from '../operations/load.js';
import type { Work } from '../operations/operation.js';
import { frameOf, type PageFrame } from '../stamping/page-frame.js';
import { walkPage } from './content-walk.js';
import { matchesIn, needlesFor, type Needle } from './find.js';
import { folded } from './fold.js';
import { withFormsAsPages } from './form-pages.js';
import { planPage, type PagePlan, type Request } from './locate.js';
import { readPages, type ReadPage } from './read-pages.js';
import { appearancesIn } from './scrub/annotations.js';
import { secretsOf, type Secrets } from './secrets.js';

/** Everything that is known before anything is changed. */
export interface Survey {
  /** The document as every engine reads it. */
  readonly bytes: Uint8Array;
  readonly frames: readonly PageFrame[];
  readonly needles: readonly Needle[];
  readonly plans: readonly PagePlan[];
  readonly secrets: Secrets;
  /** Appearances of annotations whose text shows a secret. */
  readonly telling: ReadonlySet<PDFRef>;
  /** Texts that stood on pages, and where (page from 0) they may not be any more. */
  readonly removed: readonly { readonly text: string; readonly page: number | 'all' }[];
  /** Pages from 0 that show something but have no text, or letters that nobody can name. */
  readonly withoutText: readonly number[];
  readonly withUnknown: readonly number[];
}

type Asked = Pick<Request, 'items' | 'extent'>;
type Report = (index: number, total: number) => void;

/**
 * Finds everything that the items ask for.
 *
 * @throws Refusal `pages.out-of-range`, `tool.option-invalid` for a pattern that is none, `redact.too-many-matches`.
 */
export const survey = async (
  source: LoadedPdf,
  { items, extent }: Asked,
  work: Pick<Work, 'qpdf'> & { readonly onPage: Report },
): Promise<Survey> => {
  const needles = needlesFor(items);
  for (const { page } of items) {
    if (page !== 'all' && page > source.pageCount) {
      throw new Refusal('pages.out-of-range', { page, count: source.pageCount });
    }
  }
  const document = await editPdf(source, work);
  const bytes = await savePdf(document);
  const frames = document.getPages().map(({ node }) => frameOf(node));
  const texts = await readPages(bytes, (index) => work.onPage(index, source.pageCount));
  const plans = frames.flatMap((frame, page): PagePlan[] => {
    const text = texts[page];
    return text ? [planPage({ page, text, frame }, { items, needles, extent })] : [];
  });
  return {
    bytes,
    frames,
    needles,
    plans,
    secrets: secretsOf(
      needles,
      plans.flatMap(({ phrases }) => phrases),
    ),
    telling: await tellingAppearances(document, bytes, needles),
    removed: removedBy({ items, extent }, plans),
    withoutText: pagesWithoutText(document, texts),
    withUnknown: texts.flatMap(({ unknown }, page) => (unknown > 0 ? [page] : [])),
  };
};

/** What annotations show is no part of a page's content, so it is read apart. */
const tellingAppearances = async (
  document: PDFDocument,
  bytes: Uint8Array,
  needles: readonly Needle[],
): Promise<ReadonlySet<PDFRef>> => {
  const refs = needles.length > 0 ? appearancesIn(document) : [];
  if (refs.length === 0) return new Set();
  const texts = await readPages(await withFormsAsPages(bytes, refs));
  const isTelling = ({ pdfium, pdfjs }: ReadPage) =>
    [pdfium, pdfjs ?? []].some((glyphs) => matchesIn(glyphs, needles).length > 0);
  return new Set(refs.filter((_, index) => texts[index] && isTelling(texts[index])));
};

const removedBy = ({ items }: Asked, plans: readonly PagePlan[]): Survey['removed'] => {
  const texts = new Map<string, { readonly text: string; readonly page: number | 'all' }>();
  const add = (text: string, page: number | 'all') => {
    const where = page === 'all' ? page : page - 1;
    texts.set(`${where} ${text}`, { text, page: where });
  };
  for (const item of items) {
    if (item.type === 'text') add(folded(item.text).trim(), item.page);
    if (item.type !== 'pattern') continue;
    for (const { found } of plans) for (const { id, text } of found) if (id === item.id) add(text, item.page);
  }
  return [...texts.values()];
};

const pagesWithoutText = (document: PDFDocument, texts: readonly ReadPage[]): number[] =>
  document.getPages().flatMap((page, index) => {
    const { pdfium = [], pdfjs } = texts[index] ?? {};
    return pdfium.length === 0 && (pdfjs ?? []).length === 0 && drawsSomething(page) ? [index] : [];
  });

const drawsSomething = (page: Parameters<typeof walkPage>[0]): boolean => {
  let drawn = false;
  walkPage(page, () => {
    drawn = true;
  });
  return drawn;
};
