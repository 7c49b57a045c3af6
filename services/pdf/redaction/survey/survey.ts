import type { PDFDocument } from 'pdf-lib';
import { type PDFRef } from 'pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import { editPdf, savePdf } from '../../opening/editable.js';
import type { LoadedPdf } from '../../opening/load.js';
import type { Work } from '../../operation.js';
import { frameOf, type PageFrame } from '../../content/page-frame.js';
import { walkPage } from '../pages/content-walk.js';
import { matchesIn, needlesFor, type Needle } from '../find/find-items.js';
import { folded } from '../find/fold-text.js';
import { withFormsAsPages } from '../pages/form-pages.js';
import { fingerprintsOf, type Fingerprints } from '../pages/page-fingerprints.js';
import { planPage, type PagePlan, type Request } from '../find/locate.js';
import { eachPage, type ReadPage } from '../pages/read-pages.js';
import { appearancesIn } from '../scrub/annotations.js';
import { secretsOf, type Secrets } from '../find/telling-texts.js';

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
  /** Pages that both engines could read and found nothing on. */
  readonly silent: ReadonlySet<number>;
  readonly prints: Fingerprints;
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
  const pages = document.getPages();
  const frames = pages.map(({ node }) => frameOf(node));
  const plans: PagePlan[] = [];
  const withoutText: number[] = [];
  const withUnknown: number[] = [];
  const silent = new Set<number>();
  await eachPage(bytes, (text, index) => {
    work.onPage(index, source.pageCount);
    const frame = frames[index];
    const page = pages[index];
    if (!frame || !page) return;
    const plan = planPage({ page: index, text, frame }, { items, needles, extent });
    plans.push(plan);
    if (text.pdfjs && plan.found.length === 0) silent.add(index);
    if (hasNoText(text) && drawsSomething(page)) withoutText.push(index);
    if (text.unknown > 0) withUnknown.push(index);
  });
  const secrets = secretsOf(
    needles,
    plans.flatMap(({ phrases }) => phrases),
  );
  const telling = await tellingAppearances(document, bytes, needles);
  const removed = removedBy({ items, extent }, plans);
  const prints = fingerprintsOf(document);
  const knowledge = { secrets, telling, removed, withoutText, withUnknown, silent, prints };
  return { bytes, frames, needles, plans, ...knowledge };
};

const hasNoText = ({ pdfium, pdfjs }: ReadPage): boolean => pdfium.length === 0 && (pdfjs ?? []).length === 0;

/** What annotations show is no part of a page's content, so it is read apart. */
const tellingAppearances = async (
  document: PDFDocument,
  bytes: Uint8Array,
  needles: readonly Needle[],
): Promise<ReadonlySet<PDFRef>> => {
  const refs = needles.length > 0 ? appearancesIn(document) : [];
  const telling = new Set<PDFRef>();
  if (refs.length === 0) return telling;
  await eachPage(await withFormsAsPages(bytes, refs), ({ pdfium, pdfjs }, index) => {
    const isTelling = [pdfium, pdfjs ?? []].some((glyphs) => matchesIn(glyphs, needles).length > 0);
    const ref = refs[index];
    if (ref && isTelling) telling.add(ref);
  });
  return telling;
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

const drawsSomething = (page: Parameters<typeof walkPage>[0]): boolean => {
  let drawn = false;
  walkPage(page, () => {
    drawn = true;
  });
  return drawn;
};
