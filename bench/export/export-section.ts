import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Peer } from '../peers/peer.js';
import { findProgram } from '../peers/peer-program.js';
import { pdf2docx, sofficeFromPdf } from '../peers/peers.js';
import { startOperations } from '../product/bare-operation.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { wordsOfPdf } from './export-figures.js';
import { heldOutPdfs } from './held-out-files.js';
import { versionOf } from './program-version.js';
import { byPeer, outcomeOf, ours, type Outcome } from './word-makers.js';

const CORPUS = resolve('../shared/corpus/pdf');
/** Real files beside the repository: flowing text, columns, forms and tables. */
const USUAL = ['TAMReview.pdf', 'tracemonkey_with_editable_annotations.pdf', 'rotation.pdf', 'basicapi.pdf'];

interface Row {
  readonly file: string;
  readonly pages: number;
  readonly by: string;
  readonly figures: Outcome;
}

/** Word files of the same PDFs by Docket and by those programs that are here. */
export const exportSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'export');
  await mkdir(folder);
  const rows: Row[] = [];
  const peers = [sofficeFromPdf(join(folder, 'profile')), pdf2docx];
  const missing = peers.filter(({ program }) => findProgram(program) === undefined);
  const versions = peers.filter((peer) => !missing.includes(peer)).map(({ program }) => versionOf(program));
  setting.tells(() => report(rows, missing, versions));
  const engine = startOperations(folder, {});
  const all = [ours(engine), ...peers.filter((peer) => !missing.includes(peer)).map(byPeer(folder))];
  const makers = all.filter(
    ({ name }) => setting.tools.length === 0 || setting.tools.some((tool) => name.startsWith(tool)),
  );
  try {
    for (const pdf of setting.all ? await heldOutPdfs(folder) : filesOf(setting)) {
      const original = await wordsOfPdf(pdf);
      for (const maker of makers) {
        if (setting.timeLeft() <= 0) return;
        setting.watch(`${basename(pdf)}, ${maker.name}`);
        const figures = await outcomeOf(maker, { pdf, original, folder, keep: setting.keep });
        rows.push({ file: basename(pdf), pages: original.pages, by: maker.name, figures });
      }
    }
  } finally {
    await engine.stop();
  }
};

const filesOf = ({ files, quick }: Setting): readonly string[] => {
  const isHere = (path: string): boolean => existsSync(path);
  if (files === undefined)
    return USUAL.slice(0, quick ? 1 : USUAL.length)
      .map((name) => join(CORPUS, name))
      .filter(isHere);
  const pdfNames = readdirSync(files).filter((name) => name.endsWith('.pdf'));
  return pdfNames.sort().map((name) => join(files, name));
};

const titles = ['file', 'by', 'pages', 'laid out', 'lost %', 'in order %', 'flowing %', 'look %', 'cut sentences'];

const cellsOf = ({ file, pages, by, figures }: Row): string[] => {
  if ('failure' in figures) return [file, by, String(pages), `failed: ${figures.failure}`];
  const { lost, inOrder, flowing, look } = figures;
  const shares = [lost, inOrder, flowing, look].map((share) => (100 * share).toFixed(1));
  return [file, by, String(pages), String(figures.pages), ...shares, String(figures.cuts)];
};

const ABOUT = `Words are told by pdftotext and mutool; in order: the longest sequence that either of them tells too. Flowing: of these words, those in paragraphs of several lines outside of text boxes. Laid out: pages as LibreOffice sets them. Look: structural similarity of the pages to those of the PDF, where there is ink. Cut: a paragraph ends within a sentence.`;

const report = (rows: readonly Row[], missing: readonly Peer[], versions: readonly string[]): string =>
  [
    ABOUT,
    `Compared with: ${versions.join('; ') || 'nothing'}.`,
    tableOf(titles, rows.map(cellsOf), [0, 1]),
    ...missing.map(({ name, program }) => `Not installed, so not compared with: ${name} (${program}).`),
    ...(rows.length === 0 ? ['There are no PDFs to measure with: name a folder of some with --files.'] : []),
  ].join('\n\n');
