import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { besides, PeerFailed, type Peer } from '../peers/peer.js';
import { soffice } from '../peers/peers.js';
import type { Engine } from '../product/engine.js';
import { sampleOf } from '../samples/sample.js';
import { figuresOf, wordsOfPdf, type ExportFigures, type PrintedWords } from './export-figures.js';

export type Outcome = ExportFigures | { readonly failure: string };

/** Makes a Word file of a PDF and shows its path. */
export interface Maker {
  readonly name: string;
  readonly make: (pdf: string, look: (docx: string) => Promise<void>) => Promise<void>;
}

export const ours = (engine: Engine): Maker => ({
  name: 'Docket',
  make: async (pdf, look) => {
    const { files } = await sampleOf(basename(pdf), [pdf]);
    await engine.run({ tool: 'export-word', options: {}, files, look });
  },
});

export const byPeer =
  (folder: string) =>
  (peer: Peer): Maker => ({
    name: peer.name,
    make: async (pdf, look) => {
      await besides({ ...peer, look }, [pdf], folder)?.run();
    },
  });

export interface Work {
  readonly pdf: string;
  readonly original: PrintedWords;
  readonly folder: string;
  readonly keep: string | undefined;
}

/** The figures of the Word file that one makes of a PDF, or why there are none. */
export const outcomeOf = async ({ name, make }: Maker, { pdf, original, folder, keep }: Work): Promise<Outcome> => {
  let figures: Outcome = { failure: 'made no file' };
  const look = async (path: string): Promise<void> => {
    const docx = join(folder, 'made.docx');
    await copyFile(path, docx);
    const layOut = besides(
      {
        ...soffice(join(folder, 'layout')),
        look: async (laidOut) => {
          figures = await figuresOf(new Uint8Array(await readFile(docx)), original, await wordsOfPdf(laidOut));
          if (keep !== undefined)
            await keepFiles(keep, `${basename(pdf, '.pdf')} by ${name.split(' ')[0] ?? ''}`, { docx, laidOut });
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

const keepFiles = async (folder: string, name: string, { docx, laidOut }: { docx: string; laidOut: string }) => {
  await mkdir(folder, { recursive: true });
  await copyFile(docx, join(folder, `${name}.docx`));
  await copyFile(laidOut, join(folder, `${name}.pdf`));
};
