import type { AnsweredBy } from '../../../contracts/api/ai.js';
import type { SensitiveAnalysis } from '../../../contracts/api/sensitive-data.js';
import { Refusal } from '../../../contracts/errors.js';
import { analysisOf } from '../sensitive/analysis.js';
import { askModel, together } from '../sensitive/ask-model.js';
import { findSensitive } from '../sensitive/find-sensitive.js';
import { pageTextOf, type PageText } from '../sensitive/page-text.js';
import { json, type Task, type Work } from '../task.js';

const DETECTORS: AnsweredBy = { kind: 'built-in', name: "Docket's own detectors" };

/**
 * Finds what should not be shared: by patterns, check digits and the words around them; a model, where there is one,
 * only adds to that. Where it fails, what the detectors found is answered all the same, and that it failed.
 *
 * @returns JSON: the answer of `POST /api/pdf/detect-sensitive`.
 * @throws Refusal as `readDocument`.
 */
export const detectSensitive: Task<'pdf-detect-sensitive'> = async ([file], _options, work) => {
  const { pages } = await work.read(file);
  const texts = pages.map(pageTextOf);
  const found = new Map(texts.map((page) => [page, findSensitive(page.text)]));
  const analysis = await withModel(texts, found, work);
  return json({ analysis });
};

const withModel = async (
  pages: readonly PageText[],
  found: ReadonlyMap<PageText, ReturnType<typeof findSensitive>>,
  { model, report }: Work,
): Promise<SensitiveAnalysis> => {
  const builtIn = pages.map((page) => ({ page, hits: found.get(page) ?? [] }));
  if (model.answeredBy.kind === 'built-in') return analysisOf(builtIn, { answeredBy: DETECTORS });
  try {
    const step = 'looking for names and addresses';
    const added = await askModel(pages, { model, report: (done, total) => report({ done, total, step }) });
    const all = builtIn.map(({ page, hits }) => ({ page, hits: together(hits, added.hits.get(page) ?? []) }));
    return analysisOf(all, { answeredBy: model.answeredBy, remark: remarkOn(added.pages, pages) });
  } catch (error) {
    if (!(error instanceof Refusal && error.code.startsWith('ai.'))) throw error;
    const remark = `Only the built-in detectors have looked: ${error.message}`;
    return analysisOf(builtIn, { answeredBy: DETECTORS, remark });
  }
};

const remarkOn = (seen: number, pages: readonly PageText[]): string => {
  const withText = pages.filter(({ text }) => text.trim() !== '').length;
  return seen < withText ? `The AI model has seen ${seen} of ${withText} pages: more is over its budget.` : '';
};
