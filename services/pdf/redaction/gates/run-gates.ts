import { PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { openPdf, savePdf } from '../../opening/editable.js';
import type { Work } from '../../operation.js';
import type { UnprovenDocument } from '../remove/unproven-document.js';
import { quadsByPage, type Box } from '../pages/box.js';
import { drawBoxes, type Drawing } from '../draw/draw-boxes.js';
import { quadOf, type Quad } from '../../content/geometry.js';
import type { Survey } from '../survey/survey.js';
import { bytesGate } from './bytes-gate.js';
import { fileFingerprints } from './file-fingerprints.js';
import { lettersUnder } from './letters-under.js';
import { stillProven, type ProvenPages } from './proven-pages.js';
import type { PageComparison } from './page-comparison.js';
import { picturesGate, type PicturesQuestion } from './pictures-gate.js';
import { appearanceGates, underBoxesGate } from './pixel-gates.js';
import type { GateResult } from './gate-report.js';
import { samePages } from '../pages/page-fingerprints.js';
import { textGate } from './text-gate.js';

/** Told before each step; `toRecognise`: how many pages are read from their pictures, which takes longer. */
export type OnStep = (step: string, toRecognise?: number) => void;

export interface Evidence {
  readonly found: Survey;
  /** The document as it was. */
  readonly before: Uint8Array;
  readonly drawing: Drawing;
  readonly attempt: UnprovenDocument;
  /** The pages that the attempt before has proven. */
  readonly proven: ProvenPages | undefined;
}

type Engines = Pick<Work, 'qpdf' | 'recogniser'> & { readonly onStep: OnStep };

/** Every check, on the very bytes that would be handed out. */
export const runGates = async (
  { found, before, drawing, attempt, proven }: Evidence,
  { qpdf, recogniser, onStep }: Engines,
): Promise<readonly GateResult[]> => {
  const { bytes, withoutBoxes, boxes } = attempt;
  const { searchTerms, sensitiveTexts, removed } = found;
  const content = bytesGate(bytes, { sensitiveTexts, removed }, qpdf); // inflated by a program meanwhile
  content.catch(() => undefined); // told where it is awaited
  const finished = await openPdf(bytes);
  const fingerprints = await fileFingerprints(bytes, finished);
  const pages = await stillProven(attempt, proven);
  const comparison: PageComparison = {
    frames: found.frames,
    boxes,
    quads: quadsByPage(boxes),
    masked: removedOnPurpose(found, attempt),
    rasterised: attempt.rasterised,
    proven: { pages, worst: proven?.worst ?? { ofPage: 0, ofPatch: 0 } },
    pages: found.pages,
  };
  onStep('checking the text');
  const labelOf = ({ item, labelled }: Box) => (labelled ? drawing.replacementOf(item) : '');
  const onPage = (index: number) => onStep(`checking the text of page ${index + 1}`);
  const same = samePages(found.fingerprints, fingerprints);
  const isSettled = (page: number) => pages.has(page) || (same.has(page) && found.pagesWithoutMatches.has(page));
  const unproven = boxes.filter(({ page }) => !pages.has(page));
  const letters = await lettersUnder({ before, withoutBoxes }, unproven);
  const question = { searchTerms, boxes, letters, isSettled, labelOf, onPage };
  const text = await textGate({ bytes, document: finished }, question);
  onStep('checking the bytes');
  const inBytes = await content;
  onStep('checking the looks');
  const under = await underBoxesGate(withoutBoxes, comparison, letters.paint);
  const boxesOnly = await boxesOnEmptyPages(finished, boxes, drawing);
  const [surroundings, covered] = await appearanceGates({ before, after: bytes, boxesOnly, fingerprints }, comparison);
  const isRead = (page: number) => pages.has(page);
  const seen = await picturesGate(bytes, inPictures({ found, attempt, isSettled: isRead, onStep }), recogniser);
  return [text, inBytes, surroundings, under, covered, ...(seen ? [seen] : [])];
};

const inPictures = ({
  found: { searchTerms, frames },
  attempt: { boxes, rasterised },
  isSettled,
  onStep,
}: Pick<Evidence, 'found' | 'attempt'> &
  Pick<PicturesQuestion, 'isSettled'> &
  Pick<Engines, 'onStep'>): PicturesQuestion => ({
  searchTerms,
  boxes,
  frames,
  rasterised,
  isSettled,
  onPage: (index, total) => onStep(`reading the picture of page ${index + 1}`, total),
});

/** Letters and annotations reach out of the boxes that they go with. */
const removedOnPurpose = ({ plans }: Survey, { scrubbed }: UnprovenDocument): ReadonlyMap<number, readonly Quad[]> => {
  const masked = new Map(plans.map(({ page, paint }) => [page, paint.map(quadOf)]));
  for (const { page, rect } of scrubbed.annotations) masked.get(page)?.push(quadOf(rect));
  return masked;
};

/** The same pages, empty but for the boxes. Takes the document to pieces. */
const boxesOnEmptyPages = async (
  document: PDFDocument,
  boxes: readonly Box[],
  drawing: Drawing,
): Promise<Uint8Array> => {
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) context.delete(ref);
  for (const { node } of document.getPages()) {
    for (const key of ['Contents', 'Annots']) node.delete(PDFName.of(key));
    node.set(PDFName.of('Resources'), context.obj({}));
  }
  await drawBoxes(document, boxes, drawing);
  return savePdf(document);
};
