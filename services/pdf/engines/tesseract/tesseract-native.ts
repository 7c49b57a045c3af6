import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { WALL_MOST_SECONDS } from '../../../../contracts/tools/time-limits.js';
import { capOfThisProcess } from '../../../platform/jobs/resource-limits.js';
import { runProgram } from '../programs/process.js';
import { linesOfHocr } from './hocr.js';
import { knownAmong } from './known-languages.js';
import type { Recognisable, RecognisedLine, Recogniser } from './recogniser.js';
import { tesseractNames } from './tesseract-data.js';
import { tesseractProgram } from './tesseract-program.js';
import { threadsWithin } from './tesseract-threads.js';

/** The processor time that it may use is bounded with its job; beside others that may take long. */
const TIMEOUT_MS = 1000 * WALL_MOST_SECONDS;
/** Runs what it is given, and then prints what that has used of a processor, which Node does not tell. */
const TIMED = '"$@"; status=$?; times >&2; exit $status';
/** Every page its own processor, rather than every processor for each page, which takes longer in all. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1' };

/** Tesseract as a program: faster than in threads of this process, with the data that is installed for it. */
export const nativeTesseract = (): Recogniser => {
  const atOnce = threadsWithin(availableParallelism(), capOfThisProcess(process.env));
  const pages = new PQueue({ concurrency: atOnce });
  let worked = 0;
  return {
    languages: () => tesseractProgram()?.languages ?? [],
    atOnce,
    recognise: (page) =>
      pages.add(async () => {
        const { lines, cpuMs } = await read(page);
        worked += cpuMs;
        return lines;
      }),
    workedMs: () => {
      const { user, system } = process.cpuUsage();
      return worked + (user + system) / MICROSECONDS;
    },
    kindFor: () => 'native',
    end: () => pages.onIdle(),
  };
};

const MICROSECONDS = 1000;

interface Page {
  readonly lines: readonly RecognisedLine[];
  readonly cpuMs: number;
}

const read = async ({ image, density, languages }: Recognisable): Promise<Page> => {
  const folder = await mkdtemp(join(tmpdir(), 'tesseract-'));
  try {
    await writeFile(join(folder, 'page'), image);
    const names = knownAmong(languages, tesseractProgram()?.languages ?? []).map((code) => tesseractNames[code]);
    const how = ['-l', names.join('+'), '--oem', '1', '--psm', '3', '--dpi', String(Math.round(density))];
    const args = ['page', 'page', ...how, '-c', 'tessedit_create_hocr=1'];
    const end = await runProgram({
      command: '/bin/sh',
      args: ['-c', TIMED, 'sh', 'tesseract', ...args],
      directory: folder,
      environment: ENVIRONMENT,
      timeoutMs: TIMEOUT_MS,
    });
    if (end.status !== 0) throw new Error(`tesseract: ${end.timedOut ? 'too slow' : lastLineOf(end.stderr)}`);
    return { lines: linesOfHocr(await readFile(join(folder, 'page.hocr'), 'utf8')), cpuMs: cpuMsIn(end.stderr) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The last line of `times`: user and system time of the programs that the shell has started. */
const cpuMsIn = (printed: string): number =>
  [...lastLineOf(printed).matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 1000 * (60 * Number(minutes) + Number(seconds)),
    0,
  );

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';
