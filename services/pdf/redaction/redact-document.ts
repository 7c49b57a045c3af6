import { Refusal } from '../../../contracts/errors.js';
import { giveFormsResources } from '../content/form-resources.js';
import { openPdf, savePdf } from '../opening/editable.js';
import type { Work } from '../operation.js';
import type { UnprovenDocument } from './remove/unproven-document.js';
import { quadsByPage, type Box } from './pages/box.js';
import { drawBoxes, type Drawing } from './draw/draw-boxes.js';
import { provenPagesOf, type ProvenPages } from './gates/proven-pages.js';
import { runGates, type OnStep } from './gates/run-gates.js';
import type { Failure, GateResult } from './gates/gate-report.js';
import { quadOf } from '../content/geometry.js';
import { rebuild, replaceFailed } from './remove/rebuild-pages.js';
import { scrub, type Scrubbed } from './scrub/scrub.js';
import type { Survey } from './survey/survey.js';

export interface Redacted extends UnprovenDocument {
  readonly gates: readonly GateResult[];
}

/**
 * Times that the document is built and checked: as it is, with failed pages as pictures, without what is still to be seen in those, and once
 * more with others.
 */
const ROUNDS_MAX = 4;

interface Engines extends Pick<Work, 'qpdf' | 'recogniser'> {
  readonly onStep: OnStep;
  /** Takes out and covers; whatever it does, its result is believed only when it is proven. */
  readonly build?: Build;
}

/**
 * Redacts and proves it. A page that fails a check becomes a picture; a document that then still fails is not handed
 * out.
 *
 * @param before  the document as its owner sees it, to compare with.
 * @throws Refusal `redact.not-proven`.
 */
export const redact = async (
  surveyed: Survey,
  { before, drawing }: { readonly before: Uint8Array; readonly drawing: Drawing },
  work: Engines,
): Promise<Redacted> => {
  const failed = new Set<number>();
  const uncovered: Box[] = [];
  let last: Failure | undefined;
  let proven: ProvenPages | undefined;
  let earlier: UnprovenDocument | undefined;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const attempt = await (work.build ?? build)(surveyed, { drawing, failed, uncovered, earlier }, work);
    if (!attempt) break;
    const gates = await runGates({ found: surveyed, before, drawing, attempt, proven }, work);
    const failures = gates.flatMap((gate) => gate.failures);
    if (failures.length === 0) return { ...attempt, gates };
    last = failures.find(({ page }) => page === undefined || failed.has(page)) ?? failures[0];
    const fresh = failures.filter((failure) => isFresh(failure, failed));
    if (fresh.length === 0) break;
    proven = await provenPagesOf(attempt, gates);
    earlier = fresh.some(({ uncovered: quads }) => quads.length > 0) ? undefined : attempt;
    for (const { page, uncovered: quads } of fresh) {
      if (page === undefined) continue;
      failed.add(page);
      uncovered.push(...quads.map((quad) => boxAt(page, quad)));
    }
  }
  throw notProven(last);
};

/** A text that is seen in a picture of a page can be covered in the next one. */
const isFresh = ({ page, gate, uncovered }: Failure, failed: ReadonlySet<number>): boolean =>
  page !== undefined && (!failed.has(page) || (gate === 'pictures' && uncovered.length > 0));

const boxAt = (page: number, quad: Box['quad']): Box => ({
  item: '',
  page,
  quad,
  size: undefined,
  labelled: false,
  source: 'text',
});

const notProven = (failure: Failure | undefined): Refusal =>
  new Refusal('redact.not-proven', {
    gate: failure?.gate ?? 'picture of a page',
    page: failure?.page === undefined ? 'any' : failure.page + 1,
  });

interface BuildRequest {
  readonly drawing: Drawing;
  readonly failed: ReadonlySet<number>;
  readonly uncovered: readonly Box[];
  /** The attempt before, where it had the same boxes: what has not failed in it stays. */
  readonly earlier: UnprovenDocument | undefined;
}

/** Undefined when a page that has to become a picture can't be drawn. */
export type Build = (found: Survey, requested: BuildRequest, engines: Engines) => Promise<UnprovenDocument | undefined>;

export const build: Build = async (
  { bytes, frames, plans, sensitiveTexts, sensitiveAppearances },
  { drawing, failed, uncovered, earlier },
  { qpdf, onStep },
) => {
  onStep('removing');
  const requested = [...plans.flatMap((plan) => plan.boxes), ...uncovered];
  const unwanted = { sensitiveTexts, sensitiveAppearances, boxes: quadsByPage(requested) };
  const untouched = async () => savePdf((await scrubbedOf(bytes, unwanted)).document);
  const boxesWith = (scrubbed: Scrubbed) => [...requested, ...boxesOver(scrubbed)];
  const rebuildAll = async () => {
    const { document, scrubbed } = await scrubbedOf(bytes, unwanted);
    const rebuilt = await rebuild({ document, untouched, frames, plans, boxes: boxesWith(scrubbed), failed });
    return rebuilt && { ...rebuilt, scrubbed };
  };
  const replaced = async (attempt: UnprovenDocument) => {
    const rebuilt = await replaceFailed(attempt, { untouched, frames, failed });
    return rebuilt && { ...rebuilt, scrubbed: attempt.scrubbed };
  };
  const rebuilt = earlier ? await replaced(earlier) : await rebuildAll();
  if (!rebuilt) return undefined;
  const { scrubbed, rasterised } = rebuilt;
  const boxes = boxesWith(scrubbed);
  const withoutBoxes = await savePdf(rebuilt.document);
  await drawBoxes(rebuilt.document, boxes, drawing);
  const files = { 'in.pdf': await savePdf(rebuilt.document) };
  const packed = await qpdf.write({ args: ['--object-streams=generate', 'in.pdf'], files });
  return { bytes: packed, withoutBoxes, boxes, scrubbed, rasterised };
};

const scrubbedOf = async (bytes: Uint8Array, unwanted: Parameters<typeof scrub>[1]) => {
  const document = await openPdf(bytes);
  delete document.context.trailerInfo.ID; // it would tell which file this was
  giveFormsResources(document);
  return { document, scrubbed: scrub(document, unwanted) };
};

/** Where an annotation could be read, its reader should see that something is missing. */
const boxesOver = ({ annotations }: Scrubbed): Box[] =>
  annotations
    .filter(({ readable, rect }) => readable && rect.right - rect.left > 1 && rect.top - rect.bottom > 1)
    .map(({ page, rect }) => ({
      item: '',
      page,
      quad: quadOf(rect),
      size: undefined,
      labelled: false,
      source: 'annotation',
    }));
