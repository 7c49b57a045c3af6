import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { createWorker, OEM, PSM, type Line, type Page, type Worker } from 'tesseract.js';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { capOfThisProcess } from '../../../platform/jobs/memory-cap.js';
import type { Recognisable, RecognisedLine, Recogniser } from './recogniser.js';
import { installedLanguages, languageData } from './tesseract-data.js';
import { threadsWithin } from './tesseract-threads.js';

interface Thread {
  worker: Promise<Worker>;
  language: LanguageCode;
  /** One page after the other. */
  readonly pages: PQueue;
}

/** Tesseract in threads of this process; they begin with the first picture, and everything they need is on this disk. */
export const tesseract = (): Recogniser => {
  const languages = installedLanguages();
  const atOnce = threadsWithin(availableParallelism(), capOfThisProcess(process.env));
  const threads: Thread[] = [];
  return {
    languages,
    atOnce,
    recognise: (page) => {
      const language = page.language && languages.includes(page.language) ? page.language : 'en';
      const thread = freeThread(threads, { language, atOnce });
      return thread.pages.add(() => read(thread, page, language));
    },
    end: async () => {
      await Promise.all(threads.splice(0).map(async ({ worker }) => (await worker).terminate()));
    },
  };
};

const freeThread = (threads: Thread[], { language, atOnce }: { language: LanguageCode; atOnce: number }): Thread => {
  const [best] = [...threads].sort((one, other) => pagesOf(one) - pagesOf(other));
  if (best && (pagesOf(best) === 0 || threads.length === atOnce)) return best;
  const thread: Thread = { worker: started(language), language, pages: new PQueue({ concurrency: 1 }) };
  threads.push(thread);
  return thread;
};

/** Those that wait, and the one that is being read. */
const pagesOf = ({ pages }: Thread): number => pages.size + pages.pending;

const started = async (language: LanguageCode): Promise<Worker> => {
  const { name, folder } = languageData(language);
  const worker = await createWorker(name, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
};

const read = async (thread: Thread, page: Recognisable, language: LanguageCode): Promise<RecognisedLine[]> => {
  if (thread.language !== language) {
    await (await thread.worker).terminate();
    Object.assign(thread, { worker: started(language), language });
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
