import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { besides, PeerFailed, type Peer } from '../peers/peer.js';
import { findProgram } from '../peers/peer-program.js';
import { pdf2docx, soffice, sofficeFromPdf } from '../peers/peers.js';
import { startOperations } from '../product/bare-operation.js';
import type { Engine } from '../product/engine.js';
import { tableOf } from '../report/text-table.js';
import { sampleOf } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import { figuresOf, wordsOfPdf, type ExportFigures, type PrintedWords } from './export-figures.js';

const CORPUS = resolve('../shared/corpus/pdf');
/** Of the real files beside the repository: flowing text, columns, forms and tables. */
const USUAL = ['TAMReview.pdf', 'tracemonkey_with_editable_annotations.pdf', 'rotation.pdf', 'basicapi.pdf'];

interface Row {
  readonly file: string;
  readonly pages: number;
  readonly by: string;
  readonly figures: ExportFigures | { readonly failure: string };
}

/** Makes a Word file of a PDF and shows its path. */
interface Maker {
  readonly name: string;
  readonly make: (pdf: string, look: (docx: string) => Promise<void>) => Promise<void>;
}

/** Word files of the same PDFs by Docket and by those programs that are here. */
export const exportSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'export');
  await mkdir(folder);
  const rows: Row[] = [];
  const peers = [sofficeFromPdf(join(folder, 'profile')), pdf2docx];
  const missing = peers.filter(({ program }) => findProgram(program) === undefined);
  setting.tells(() => report(rows, missing));
  const engine = startOperations(folder, {});
  const all = [ours(engine), ...peers.filter((peer) => !missing.includes(peer)).map(byPeer(folder))];
  const makers = all.filter(
    ({ name }) => setting.tools.length === 0 || setting.tools.some((tool) => name.startsWith(tool)),
  );
  try {
    for (const pdf of filesOf(setting)) {
      const original = await wordsOfPdf(pdf);
      for (const maker of makers) {
        if (setting.timeLeft() <= 0) return;
        setting.watch(`${basename(pdf)}, ${maker.name}`);
        const figures = await made(maker, { pdf, original, folder, keep: setting.keep });
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
  const found = readdirSync(files).filter((name) => name.endsWith('.pdf'));
  return found.sort().map((name) => join(files, name));
};

const ours = (engine: Engine): Maker => ({
  name: 'Docket',
  make: async (pdf, look) => {
    const { files } = await sampleOf(basename(pdf), [pdf]);
    await engine.run({ tool: 'export-word', options: {}, files, look });
  },
});

const byPeer =
  (folder: string) =>
  (peer: Peer): Maker => ({
    name: peer.name,
    make: async (pdf, look) => {
      await besides({ ...peer, look }, [pdf], folder)?.run();
    },
  });

interface Work {
  readonly pdf: string;
  readonly original: PrintedWords;
  readonly folder: string;
  readonly keep: string | undefined;
}

const made = async ({ name, make }: Maker, { pdf, original, folder, keep }: Work): Promise<Row['figures']> => {
  let figures: Row['figures'] = { failure: 'made no file' };
  const look = async (path: string): Promise<void> => {
    const docx = join(folder, 'made.docx');
    await copyFile(path, docx);
    const layOut = besides(
      {
        ...soffice(join(folder, 'layout')),
        look: async (laidOut) => {
          figures = figuresOf(new Uint8Array(await readFile(docx)), original, await wordsOfPdf(laidOut));
          if (keep !== undefined)
            await kept(keep, `${basename(pdf, '.pdf')} by ${name.split(' ')[0] ?? ''}`, { docx, laidOut });
        },
      },
      [docx],
      folder,
    );
    if (!layOut) throw new PeerFailed('soffice, which lays it out, is not installed');
    await layOut.run().catch((error: unknown) => {
      throw new PeerFailed('made a file that soffice lays out with an error', { cause: error });
    });
  };
  try {
    await make(pdf, look);
  } catch (error) {
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { failure: said };
  }
  return figures;
};

const kept = async (folder: string, name: string, { docx, laidOut }: { docx: string; laidOut: string }) => {
  await mkdir(folder, { recursive: true });
  await copyFile(docx, join(folder, `${name}.docx`));
  await copyFile(laidOut, join(folder, `${name}.pdf`));
};

const titles = ['file', 'by', 'pages', 'laid out', 'words kept %', 'in order %', 'flowing %', 'cut sentences'];

const cellsOf = ({ file, pages, by, figures }: Row): string[] => {
  if ('failure' in figures) return [file, by, String(pages), `failed: ${figures.failure}`];
  const { kept: words, inOrder, flowing } = figures;
  const shares = [words, inOrder, flowing].map((share) => (100 * share).toFixed(1));
  return [file, by, String(pages), String(figures.pages), ...shares, String(figures.cuts)];
};

const ABOUT =
  "Words are told by pdftotext and mutool, whose orders count where either agrees; pages are LibreOffice's. Flowing: outside of text boxes. Cut: a paragraph ends within a sentence.";

const report = (rows: readonly Row[], missing: readonly Peer[]): string =>
  [
    ABOUT,
    tableOf(titles, rows.map(cellsOf), [0, 1]),
    ...missing.map(({ name, program }) => `Not installed, so not compared with: ${name} (${program}).`),
    ...(rows.length === 0 ? ['There are no PDFs to measure with: name a folder of some with --files.'] : []),
  ].join('\n\n');
