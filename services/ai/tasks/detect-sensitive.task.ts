import type { AnsweredBy } from '../../../contracts/api/ai.js';
import type { SensitiveAnalysis } from '../../../contracts/api/sensitive-data.js';
import { Refusal } from '../../../contracts/errors.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { analysisOf, type PageHits } from '../sensitive/analysis.js';
import { askModel, together } from '../sensitive/ask-model.js';
import { withContinued } from '../sensitive/continued-values.js';
import { findEntities, type Entities } from '../sensitive/entities/find-entities.js';
import { findSensitive, type Hit } from '../sensitive/find-sensitive.js';
import { outsidePageText, pageTextOf, type PageText } from '../sensitive/page-text.js';
import { json, type Task, type Work } from '../task.js';

const DETECTORS: AnsweredBy = { kind: 'built-in', name: "Docket's own detectors" };

/**
 * Finds what should not be shared: by patterns, check digits, the words around them, and a recogniser of names and
 * addresses that comes with Docket; a model, where there is one, only adds to that, and only to what stands on pages.
 * Form fields, notes, links, bookmarks and properties are looked through as well, because a redaction removes what is
 * found there too. Where the model fails, what the detectors found is answered all the same, and that it failed.
 *
 * @returns JSON: the answer of `POST /api/pdf/detect-sensitive`.
 * @throws Refusal as `readDocument`.
 */
export const detectSensitive: Task<'pdf-detect-sensitive'> = async ([file], _options, work) => {
  const beside = (await work.readOutsidePages(file)).map(outsidePageText);
  const texts = (await pagesOf(file, work, beside.length > 0)).map(pageTextOf);
  const all = [...texts, ...beside];
  const entities = await findEntities(
    all.map(({ text }) => text),
    work.entities,
  );
  const perPage = new Map(all.map((page, index) => [page, findSensitive(page.text, entities.hits[index])]));
  const hits = withContinued(texts, perPage);
  const known = new Set(texts.flatMap((page) => (hits.get(page) ?? []).map((hit) => keyOf(page, hit))));
  const added = beside.map((page) => ({
    page,
    hits: (hits.get(page) ?? []).filter((hit) => !known.has(keyOf(page, hit))),
  }));
  const analysis = await withModel(texts, { found: hits, added, remark: remarkOnEntities(entities) }, work);
  return json({ analysis });
};

/** A finding that stands on a page and in a note on it as well is one. */
const keyOf = ({ number, text }: PageText, { type, start, end }: Hit): string =>
  `${number} ${type} ${text.slice(start, end)}`;

/** A document without text on its pages may still say something beside them. */
const pagesOf = async (file: SourceFile, work: Work, saysMore: boolean): Promise<ReadDocument['pages']> => {
  try {
    return (await work.read(file, { illustrations: true })).pages;
  } catch (error) {
    if (saysMore && error instanceof Refusal && error.code === 'document.no-text') return [];
    throw error;
  }
};

interface Found {
  readonly found: ReadonlyMap<PageText, readonly Hit[]>;
  readonly added: readonly PageHits[];
  readonly remark: string;
}

const withModel = async (
  pages: readonly PageText[],
  { found, added: besides, remark: ownRemark }: Found,
  { model, report }: Work,
): Promise<SensitiveAnalysis> => {
  const onPages = pages.map((page) => ({ page, hits: found.get(page) ?? [] }));
  const builtIn = [...onPages, ...besides];
  if (model.answeredBy.kind === 'built-in') return analysisOf(builtIn, { answeredBy: DETECTORS, remark: ownRemark });
  try {
    const step = 'looking for names and addresses';
    const added = await askModel(pages, { model, report: (done, total) => report({ done, total, step }) });
    const all = onPages.map(({ page, hits }) => ({ page, hits: together(hits, added.hits.get(page) ?? []) }));
    return analysisOf([...all, ...besides], {
      answeredBy: model.answeredBy,
      remark: [ownRemark, remarkOn(added.pages, pages)].filter(Boolean).join(' '),
    });
  } catch (error) {
    if (!(error instanceof Refusal && isOfModel(error))) throw error;
    const remark = `Only the built-in detectors have looked: ${error.message}`;
    return analysisOf(builtIn, { answeredBy: DETECTORS, remark: [ownRemark, remark].filter(Boolean).join(' ') });
  }
};

/** The model failed, or may not be told what the document says; whether that may be looked into is another question. */
const isOfModel = ({ code }: Refusal): boolean => code.startsWith('ai.') || code === 'pdf.not-permitted';

const remarkOnEntities = ({ isWhole }: Entities): string =>
  isWhole ? '' : 'The document is long: for names and addresses, only passages with something new were read closely.';

const remarkOn = (seen: number, pages: readonly PageText[]): string => {
  const withText = pages.filter(({ text }) => text.trim() !== '').length;
  return seen < withText ? `The AI model has seen ${seen} of ${withText} pages: more is over its budget.` : '';
};
