import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Line, Page, Worker } from 'tesseract.js';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { capOfThisProcess } from '../../../platform/jobs/resource-limits.js';
import type { Recognisable, RecognisedLine, Recogniser } from './recogniser.js';
import { knownAmong } from './known-languages.js';
import { languageData, packagedLanguages, withDataOf } from './tesseract-data.js';
import { threadsWithin } from './tesseract-threads.js';

type Languages = readonly LanguageCode[];

interface Thread {
  worker: Promise<Worker>;
  languages: Languages;
  /** One page after the other. */
  readonly pages: PQueue;
}

/** Tesseract in threads of this process; they begin with the first picture, and everything they need is on this disk. */
export const wasmTesseract = (): Recogniser => {
  const atOnce = threadsWithin(availableParallelism(), capOfThisProcess(process.env));
  const threads: Thread[] = [];
  return {
    languages: packagedLanguages,
    atOnce,
    recognise: (page) => {
      const languages = knownAmong(page.languages, packagedLanguages());
      const thread = freeThread(threads, { languages, atOnce });
      return thread.pages.add(() => read(thread, page, languages));
    },
    workedMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / MICROSECONDS;
    },
    kindFor: () => 'wasm',
    end: async () => {
      await Promise.all(threads.splice(0).map(async ({ worker }) => (await worker).terminate()));
    },
  };
};

const MICROSECONDS = 1000;

const freeThread = (threads: Thread[], { languages, atOnce }: { languages: Languages; atOnce: number }): Thread => {
  const [best] = [...threads].sort((one, other) => pagesOf(one) - pagesOf(other));
  if (best && (pagesOf(best) === 0 || threads.length === atOnce)) return best;
  const thread: Thread = { worker: started(languages), languages, pages: new PQueue({ concurrency: 1 }) };
  threads.push(thread);
  return thread;
};

/** Those that wait, and the one that is being read. */
const pagesOf = ({ pages }: Thread): number => pages.size + pages.pending;

/** Loaded only where it is used. */
const engine = () => import('tesseract.js');

const started = async (languages: Languages): Promise<Worker> => {
  const { PSM } = await engine();
  const worker = await workerFor(languages);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
};

const workerFor = async (languages: Languages): Promise<Worker> => {
  const { createWorker, OEM } = await engine();
  const [first] = languages;
  const start = ({ name, folder }: { readonly name: string; readonly folder: string }): Promise<Worker> =>
    createWorker(name, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' });
  return languages.length > 1 ? withDataOf(languages, start) : start(languageData(first ?? 'en'));
};

const read = async (thread: Thread, page: Recognisable, languages: Languages): Promise<RecognisedLine[]> => {
  if (thread.languages.join() !== languages.join()) {
    await (await thread.worker).terminate();
    Object.assign(thread, { worker: started(languages), languages });
  }
  const worker = await thread.worker;
  await worker.setParameters({ user_defined_dpi: String(Math.round(page.density)) });
  const { data } = await worker.recognize(Buffer.from(page.image), { rotateAuto: true }, { blocks: true, text: false });
  return linesOf(data);
};

const linesOf = ({ blocks }: Page): RecognisedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(lineOf)));

const lineOf = ({ words, baseline }: Line): RecognisedLine => ({
  words: words.map(({ text, confidence, bbox }) => ({
    text,
    confidence,
    left: bbox.x0,
    top: bbox.y0,
    right: bbox.x1,
    bottom: bbox.y1,
    baseline: (baseline.y0 + baseline.y1) / 2,
  })),
});
