import { PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { cleanPicture, cleansPictures } from '../cleaning/clean-picture.js';
import { imagesDrawnOn } from '../cleaning/images-drawn.js';
import { lookAtScans, skewsOf, type ScannedPage } from '../cleaning/look-at-scans.js';
import { cropTo } from '../cleaning/paper-box.js';
import { turnContent } from '../cleaning/turn-page.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { leftAsItIs, loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type Work } from '../operation.js';
import { removeBlankPages } from './remove-blank-pages.js';

/** Degrees that nobody sees. */
const SKEW_DEGREES_MIN = 0.1;
/** Degrees by which a page that was turned may still be off. */
const OFF_MAX = 0.3;

/**
 * Straightens pages that are one picture, with text that is recognised in it, and cleans that picture. All other pages stay as
 * they are.
 *
 * @param files    exactly one PDF.
 * @param options  `deskew`: pages whose lines tell how they stand, up to ten degrees, are turned about their middle;
 *   `scanColours`, `darkEdges`, `despeckle`: what becomes of the picture; `dropBlank`: see {@link removeBlankPages}.
 * @returns the file as it is where nothing was to be done; notes name the pages of each kind, also those left alone and why.
 * @throws Refusal as {@link loadPdf} and {@link removeBlankPages}.
 */
export const cleanScan: Operation<'pdf-clean-scan'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const scans = await lookAtScans(source.bytes, (done, total) => {
    work.report({ done, total: 2 * total, step: 'looking at the pages' });
  });
  const job = { source, scans, options, work };
  let firstPass = await cleaned(job, new Set());
  const still = options.deskew ? await stillCrooked(firstPass) : [];
  if (still.length > 0) firstPass = await cleaned(job, new Set(still));
  const bytes = firstPass.bytes ?? leftAsItIs(file, source);
  const notes = [...source.notes, ...notesOf(firstPass, job)];
  if (!options.dropBlank) return pdf(bytes, notes);
  const blankless = await removeBlankPages([{ ...file, bytes }], { blankWhen: 'dusty', onlyTell: false }, work);
  return { ...blankless, notes: [...notes, ...blankless.notes] };
};

interface Job {
  readonly source: LoadedPdf;
  readonly scans: readonly (ScannedPage | undefined)[];
  readonly options: OptionsOf<'pdf-clean-scan'>;
  readonly work: Work;
}

/** Pages from 0. */
interface Cleaned {
  /** Undefined where nothing was done. */
  readonly bytes: Uint8Array | undefined;
  readonly turned: readonly number[];
  readonly notTurned: readonly number[];
  readonly cleaned: readonly number[];
  readonly notCleaned: readonly number[];
}

const cleaned = async ({ source, scans, options, work }: Job, leave: ReadonlySet<number>): Promise<Cleaned> => {
  const document = await editPdf(source, work);
  const { turned, notTurned } = options.deskew ? turnPages(document, scans, leave) : { turned: [], notTurned: [] };
  const pictures = cleansPictures(options) ? await cleanPictures({ document, scans, options, work }) : UNTOUCHED;
  const cropped = options.darkEdges === 'crop' ? cropPages(document, scans) : [];
  const touched = [...new Set([...pictures.cleaned, ...cropped])].toSorted((one, other) => one - other);
  const counts = { turned, notTurned, cleaned: touched, notCleaned: pictures.notCleaned };
  if (turned.length + touched.length === 0) return { ...counts, bytes: undefined };
  dropOrphans(document);
  return { ...counts, bytes: await saveDense(document) };
};

const UNTOUCHED = { cleaned: [], notCleaned: [] } as const;

const turnPages = (document: PDFDocument, scans: Job['scans'], leave: ReadonlySet<number>) => {
  const turned: number[] = [];
  const notTurned: number[] = [];
  for (const [index, page] of document.getPages().entries()) {
    const scan = scans[index];
    if (scan?.skew === undefined || Math.abs(scan.skew) < SKEW_DEGREES_MIN) continue;
    const isTurned = !leave.has(index) && !scan.wouldLose && turnContent(document, page, scan.skew);
    (isTurned ? turned : notTurned).push(index);
  }
  return { turned, notTurned };
};

const cropPages = (document: PDFDocument, scans: Job['scans']): readonly number[] =>
  document.getPages().flatMap((page, index) => {
    const paper = scans[index]?.paper;
    if (paper) cropTo(document, page, paper);
    return paper ? [index] : [];
  });

interface Pictures extends Omit<Job, 'source'> {
  readonly document: PDFDocument;
}

type Fate = 'cleaned' | 'clean' | 'not-cleaned';

/** A picture that other pages show in another way stays as it is. */
const cleanPictures = async ({ document, scans, options, work }: Pictures) => {
  const drawn = document.getPages().map(imagesDrawnOn);
  const elsewhere = new Set(drawn.flatMap((refs, index) => (scans[index] ? [] : refs)));
  const fates = new Map<PDFRef, Fate>();
  const fateOn = async (refs: readonly PDFRef[], { pixelsPerInch }: ScannedPage): Promise<Fate> => {
    const [ref] = refs;
    if (!ref || refs.length > 1 || elsewhere.has(ref)) return 'not-cleaned';
    const fate = fates.get(ref) ?? (await cleanAt(document, ref, { options, pixelsPerInch }));
    fates.set(ref, fate);
    return fate;
  };
  const pages: { readonly index: number; readonly fate: Fate }[] = [];
  for (const [index, scan] of scans.entries()) {
    if (!scan) continue;
    work.report({ done: scans.length + index, total: 2 * scans.length, step: 'cleaning' });
    pages.push({ index, fate: await fateOn(drawn[index] ?? [], scan) });
  }
  const pagesWith = (wanted: Fate) => pages.flatMap(({ index, fate }) => (fate === wanted ? [index] : []));
  return { cleaned: pagesWith('cleaned'), notCleaned: pagesWith('not-cleaned') };
};

interface HowToClean {
  readonly options: Job['options'];
  readonly pixelsPerInch: number;
}

const cleanAt = async (document: PDFDocument, ref: PDFRef, { options, pixelsPerInch }: HowToClean): Promise<Fate> => {
  const image = document.context.lookup(ref);
  const cleanPictureAt = image instanceof PDFRawStream ? await cleanPicture(image, options, pixelsPerInch) : undefined;
  if (!cleanPictureAt) return 'not-cleaned';
  if (cleanPictureAt === image) return 'clean';
  document.context.assign(ref, cleanPictureAt);
  return 'cleaned';
};

/** Those that were turned and do not stand straight now, as they are drawn anew. */
const stillCrooked = async ({ bytes, turned }: Cleaned): Promise<readonly number[]> => {
  if (!bytes || turned.length === 0) return [];
  const skews = await skewsOf(bytes, turned);
  return turned.filter((_, at) => Math.abs(skews[at] ?? Infinity) > OFF_MAX);
};

const NAMED_MAX = 100;

const named = (pages: readonly number[]): string =>
  pages
    .slice(0, NAMED_MAX)
    .map((index) => index + 1)
    .join(', ') + (pages.length > NAMED_MAX ? ' …' : '');

/** One sentence for each kind of pages that there are. */
const notesOf = (cleaned: Cleaned, { scans, options }: Job): readonly Note[] => {
  const pagesWhere = (holds: (scan: ScannedPage | undefined) => boolean): readonly number[] =>
    scans.flatMap((scan, index) => (holds(scan) ? [index] : []));
  const unclear = options.deskew ? pagesWhere((scan) => scan !== undefined && scan.skew === undefined) : [];
  const others = pagesWhere((scan) => scan === undefined);
  const lines: readonly (readonly [code: string, pages: readonly number[], text: (pages: string) => string])[] = [
    ['scan.straightened', cleaned.turned, (pages) => `Pages that were straightened: ${pages}.`],
    ['scan.cleaned', cleaned.cleaned, (pages) => `Pages whose picture was cleaned: ${pages}.`],
    [
      'scan.unclear',
      unclear,
      (pages) => `Pages that were not turned, since no lines of text tell how they stand: ${pages}.`,
    ],
    ['scan.not-turned', cleaned.notTurned, (pages) => `Crooked pages that could not be turned without loss: ${pages}.`],
    ['scan.not-cleaned', cleaned.notCleaned, (pages) => `Pages whose picture could not be changed: ${pages}.`],
    ['scan.no-scan', others, (pages) => `Pages that are no scan of one picture and stay as they are: ${pages}.`],
  ];
  const notes = lines.flatMap(([code, pages, text]) => (pages.length > 0 ? [{ code, text: text(named(pages)) }] : []));
  return cleaned.bytes ? notes : [NOTHING, ...notes];
};

const NOTHING: Note = { code: 'scan.nothing', text: 'There was nothing to straighten or to clean.' };
