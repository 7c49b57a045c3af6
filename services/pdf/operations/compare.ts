import { diffArrays } from 'diff';
import { changesIn, type Change, type Chunk } from '../../../contracts/comparison/changes.js';
import { movesIn } from '../../../contracts/comparison/moves.js';
import { withoutStamps, type WithoutStamps } from '../../../contracts/comparison/stamps.js';
import type { Word } from '../../../contracts/comparison/word.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfCompare } from '../../../contracts/tools/pdf-compare.js';
import { toPdf as toPdfTool } from '../../../contracts/tools/to-pdf.js';
import { withoutWords, withWords, type ComparedDocument } from '../comparing/compared-document.js';
import { differentLooks } from '../comparing/different-looks.js';
import { drawPairs } from '../comparing/page-pictures.js';
import { pairPages, type PagePair } from '../comparing/pair-pages.js';
import { LISTED_MAX, setReport, type ShownPair } from '../comparing/report.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { toPdf } from './convert-to-pdf.js';

const PATIENCE_MS = 20_000;
/** Changed pages beyond these are listed, and not shown. */
const SHOWN_MAX = 100;

interface Sides {
  readonly before: ComparedDocument;
  readonly after: ComparedDocument;
}

/** Changes between the words of two documents; `chunks` tells which pages belong together. */
interface Compared {
  readonly chunks: readonly Chunk[];
  readonly changes: readonly Change[];
  /** Texts that are the same on each page, and no changes. */
  readonly stamps: readonly string[];
  readonly stampWords: WithoutStamps['stampWords'];
  readonly notes: readonly Note[];
}

/**
 * Compares two documents: the words that were taken out, put in and moved, and the pages that read the same and look
 * different. Files that are no PDF become one first; pages without text are recognised.
 *
 * @param files    the one before, then the one after.
 * @param options  `compareBy`: words, looks or both; `scanLanguages`.
 * @returns a report as PDF: numbers, a list of the changes, and the changed pages beside each other. Notes say how
 *   much was found, what was left out as it is the same on each page, and what could not be compared or shown.
 * @throws Refusal as {@link loadPdf} and {@link toPdf}; `tool.files-do-not-fit`; where words alone are compared,
 *   `compare.too-different`, `document.no-text`; `recognition.too-slow`; `fonts.missing`.
 */
export const compare: Operation<'pdf-compare'> = async ([file, other], { compareBy }, work) => {
  if (!other) throw new Refusal('tool.files-do-not-fit', { message: pdfCompare.refusal.count });
  const reads = compareBy !== 'looks';
  const before = await opened(file, reads, work);
  const after = await opened(other, reads, work);
  const sides: Sides = { before: before.document, after: after.document };
  const compared = reads ? wordsCompared(sides, compareBy) : NOTHING;
  const all = pairPages(sides, compared.chunks);
  const alike = new Set(alikeIn(all, compared));
  const looked = compareBy === 'text' ? NONE_LOOKED_AT : await looksOf(sides, { pairs: [...alike], compared, work });
  const { looks } = looked;
  const changed = all.filter((pair) => !alike.has(pair)).map((pair) => ({ ...pair, looks: [] }));
  const shown = inOrder(all, [...changed, ...looks]).slice(0, SHOWN_MAX);
  const pictures = await drawPairs(sides, shown, (done) =>
    work.report({ done, total: shown.length * 2, step: 'drawing changed pages' }),
  );
  const moves = movesIn(compared.changes);
  const isSame = all.length === alike.size && looks.length + looked.undrawn === 0 && compared.notes.length === 0;
  const { changes, stamps } = compared;
  const report = { ...sides, changes, moves, stamps, isSame, lookCount: looks.length, pairs: shown };
  const bytes = await setReport(report, pictures);
  const leftOut = changed.length + looks.length - shown.length;
  const summary = { by: compareBy, isSame, changes: changes.length, pages: changed.length + looks.length };
  const notes = [foundNote(summary), ...shortNotes(compared.changes.length, leftOut), ...undrawnNotes(looked.undrawn)];
  return pdf(bytes, [...before.notes, ...after.notes, ...compared.notes, ...notes]);
};

const NOTHING: Compared = {
  chunks: [],
  changes: [],
  stamps: [],
  stampWords: { before: [], after: [] },
  notes: [],
};

const opened = async (file: SourceFile, reads: boolean, work: Work) => {
  const printedFile = file.kind === 'pdf' ? undefined : await toPdf([file], toPdfTool.options.parse({}), work);
  const loaded = await loadPdf(printedFile ? { name: file.name, bytes: printedFile.bytes } : file, work);
  const report: Work['report'] = (progress) => work.report(progress);
  const document = reads
    ? await withWords(file.name, loaded, { report, qpdf: work.qpdf, recognise: work.recogniser })
    : withoutWords(file.name, loaded);
  return { document, notes: [...(printedFile?.notes ?? []), ...loaded.notes, ...recognisedNotes(document)] };
};

const recognisedNotes = ({ name, recognised }: ComparedDocument): readonly Note[] =>
  recognised === 0
    ? []
    : [{ code: 'text.recognised', text: `Pages of ${name} whose words were read from their pictures: ${recognised}.` }];

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text.normalize('NFKC'));

const wordsCompared = ({ before, after }: Sides, by: Found['by']): Compared => {
  if (by === 'text' && before.words.length + after.words.length === 0) {
    throw new Refusal('document.no-text', { name: before.name });
  }
  const chunks = diffArrays(textsOf(before.words), textsOf(after.words), { timeout: PATIENCE_MS });
  const refusal = new Refusal('compare.too-different', { before: before.name, after: after.name });
  if (!chunks && by === 'text') throw refusal;
  if (!chunks) return { ...NOTHING, notes: [{ code: refusal.code, text: refusal.message }] };
  const found = withoutStamps(changesIn(before.words, after.words, chunks), { before, after });
  const text = `Left out, as it is the same on each page: ${found.stamps.join(' · ')}`;
  return { ...found, chunks, notes: found.stamps.length === 0 ? [] : [{ code: 'compare.stamps', text }] };
};

/** Those of these pairs whose pages have the same words. */
const alikeIn = (pairs: readonly PagePair[], { changes }: Compared): readonly PagePair[] => {
  const gone = new Set(changes.flatMap((change) => change.gone.map(({ page }) => page)));
  const fresh = new Set(changes.flatMap((change) => change.fresh.map(({ page }) => page)));
  return pairs.filter(({ before, after }) => {
    const isOne = before === undefined || after === undefined;
    return !isOne && !gone.has(before) && !fresh.has(after);
  });
};

interface Looking {
  readonly pairs: readonly PagePair[];
  readonly compared: Compared;
  readonly work: Work;
}

/** Pages that look different, and how many could not be drawn in time. */
interface Looked {
  readonly looks: readonly ShownPair[];
  readonly undrawn: number;
}

const NONE_LOOKED_AT: Looked = { looks: [], undrawn: 0 };

const looksOf = async ({ before, after }: Sides, { pairs, compared, work }: Looking): Promise<Looked> => {
  const { stampWords } = compared;
  const sides = {
    before: { document: before, stampWords: stampWords.before },
    after: { document: after, stampWords: stampWords.after },
  };
  const differences = await differentLooks(sides, pairs, (done) =>
    work.report({ done, total: pairs.length, step: 'comparing looks' }),
  );
  const shown = pairs.map((pair, at) => ({ ...pair, looks: differences[at] ?? [] }));
  return {
    looks: shown.filter(({ looks }) => looks.length > 0),
    undrawn: differences.filter((parts) => !parts).length,
  };
};

/** As the pages follow each other. */
const inOrder = (all: readonly PagePair[], shown: readonly ShownPair[]): readonly ShownPair[] =>
  all.flatMap(({ before, after }) => shown.filter((pair) => pair.before === before && pair.after === after));

interface Found {
  readonly by: OptionsOf<'pdf-compare'>['compareBy'];
  /** Nothing differs, and nothing was left out. */
  readonly isSame: boolean;
  readonly changes: number;
  /** Pairs of pages that do not read or look the same, or of which only one file has one. */
  readonly pages: number;
}

const SAME: Readonly<Record<Found['by'], string>> = {
  both: 'The two files read and look the same.',
  text: 'The two files read the same; their looks were not compared.',
  looks: 'The two files look the same; their words were not compared.',
};

const foundNote = ({ by, isSame, changes, pages }: Found): Note => {
  if (isSame) return { code: 'compare.same', text: SAME[by] };
  const text = `Changes of words: ${changes}. Pages that differ: ${pages}.`;
  return { code: 'compare.found', text };
};

const undrawnNotes = (count: number): readonly Note[] =>
  count > 0
    ? [
        {
          code: 'compare.not-drawn',
          text: `Pages that could not be drawn in time, so that their looks were not compared: ${count}.`,
        },
      ]
    : [];

const shortNotes = (changes: number, pairs: number): readonly Note[] => [
  ...(changes > LISTED_MAX
    ? [{ code: 'compare.not-listed', text: `Changes that the report does not list: ${changes - LISTED_MAX}.` }]
    : []),
  ...(pairs > 0 ? [{ code: 'compare.not-shown', text: `Changed pages that the report does not show: ${pairs}.` }] : []),
];
