import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusalCode } from '../contracts/errors.js';
import { JOB_DEADLINE_MS } from '../contracts/limits.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { corpusFile, corpusNames, hasCorpus, spread, type CorpusFolder } from './samples/corpus-files.js';
import { SIDE_BY_SIDE, startDocket, type Docket } from './harness/running-docket.js';
import { ofType, readLog } from './harness/event-log.js';
import { inParallel } from './harness/in-parallel.js';
import { openLive, type Live } from './harness/live-messages.js';
import { lettersOf, officeWords } from './samples/office-text.js';
import { findProgram, runProgram, type ProgramEnd } from './harness/other-programs.js';
import { testWith } from './harness/test-with.js';

const AT_ONCE = 4;
const TIME_MS = 20 * 60_000;
const full = process.env['DOCKET_CORPUS'] === 'full';

/** One conversion of real files. */
interface Trial {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  readonly folder: CorpusFolder;
  readonly names: readonly string[];
}

interface Ending extends Trial {
  /** `completed`, or the code of the refusal. */
  readonly outcome: string;
  readonly file: Upload | undefined;
}

/** A full run takes every file, a short one every `step`th. */
const some = <Item>(items: readonly Item[], step: number): readonly Item[] => (full ? items : spread(items, step));

/** One trial per file, of the files of a folder. */
const each = (folder: CorpusFolder, step: number, [tool, options = {}]: [string, Trial['options']?]): Trial[] =>
  some(corpusNames(folder), step).map((name) => ({ tool, options, folder, names: [name] }));

const pairsOf = (names: readonly string[]): string[][] =>
  names.flatMap((name, index) => (index % 2 === 1 ? [[names[index - 1]!, name]] : []));

const merges: readonly Trial[] = some(pairsOf(corpusNames('pdf')), 10).map((names) => ({
  tool: 'pdf-merge',
  options: {},
  folder: 'pdf',
  names,
}));

const trials: readonly Trial[] = [
  ...each('pdf', 4, ['pdf-compress']),
  ...each('pdf', 10, ['pdf-watermark', { watermarkText: 'Sample' }]),
  ...each('pdf', 10, ['pdf-split', { pageRanges: '1' }]),
  ...merges,
  ...each('images', 2, ['to-pdf']),
  ...each('office', 4, ['to-pdf']),
];

let docket: Docket;
let client: Client;
let live: Live;
let endings: readonly Ending[];

const run = async (trial: Trial): Promise<Ending> => {
  const files = trial.names.map((name) => corpusFile(trial.folder, name));
  const { status, body } = await client.convert(trial.tool, files, trial.options);
  if (status !== 200) return { ...trial, outcome: String(body['code']), file: undefined };
  const { id, shareHash } = body as { id: string; shareHash: string };
  const end = await live.endOf(id, JOB_DEADLINE_MS + 60_000);
  if (end.status !== 'completed') return { ...trial, outcome: id, file: undefined };
  const { bytes, name = '' } = await client.download(shareHash);
  return { ...trial, outcome: end.status, file: { name, bytes } };
};

/** Why a conversion failed is on the log under its code; the screens get a sentence. */
const withCodes = async (endings: readonly Ending[]): Promise<Ending[]> => {
  const failed = ofType(await readLog(docket.dataDir), 'ConversionFailed').map(({ data }) => data);
  const codes = new Map(failed.map(({ conversionId, code }) => [conversionId, code]));
  return endings.map((ending) => ({ ...ending, outcome: codes.get(ending.outcome) ?? ending.outcome }));
};

const count = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

const table = (): string =>
  count(endings, ({ tool, folder }) => `${tool} (${folder})`)
    .map(([group, total]) => {
      const inGroup = endings.filter(({ tool, folder }) => `${tool} (${folder})` === group);
      const parts = count(inGroup, ({ outcome }) => outcome).map(([outcome, number]) => `${number} ${outcome}`);
      return `corpus: ${group.padEnd(22)} ${String(total).padStart(3)}: ${parts.join(', ')}`;
    })
    .join('\n');

const named = ({ tool, names, outcome }: Ending): string => `${tool} ${names.join(' + ')}: ${outcome}`;
const testWithCorpus = hasCorpus ? test : test.skip;

beforeAll(async () => {
  if (!hasCorpus) return;
  docket = await startDocket({ settings: SIDE_BY_SIDE });
  client = openClient(docket.address);
  live = await openLive(client);
  endings = await withCodes(await inParallel(trials, AT_ONCE, run));
  process.stderr.write(`${table()}\n`);
}, TIME_MS);

afterAll(async () => {
  if (!hasCorpus) return;
  live.close();
  await docket.dispose();
});

const QPDF_WARNED = 3;
/** Hidden slides, rows and columns are not printed. */
const WORDS_FOUND = 0.9;

const checkPdf = async (folder: string, bytes: Uint8Array): Promise<ProgramEnd> => {
  const path = join(folder, `${randomUUID()}.pdf`);
  await writeFile(path, bytes);
  return runProgram('qpdf', ['--check', path]);
};

/** Some flaws qpdf sees only once it has packed the objects of the original anew. */
const cameWithOriginal = async (folder: string, { folder: kind, names }: Ending): Promise<boolean> => {
  for (const name of names) {
    const original = corpusFile(kind, name).bytes;
    const path = join(folder, `${randomUUID()}.pdf`);
    await writeFile(path, original);
    await runProgram('qpdf', ['--object-streams=generate', path, `${path}.packed`]);
    const checks = [await checkPdf(folder, original), await runProgram('qpdf', ['--check', `${path}.packed`])];
    if (checks.some(({ status }) => status !== 0)) return true;
  }
  return false;
};

interface Found {
  readonly name: string;
  readonly kind: string;
  readonly words: number;
  readonly missing: readonly string[];
}

/** Which words of an Office document its PDF has not. */
const lookUp = async (folder: string, { names, file }: Ending): Promise<Found[]> => {
  const [name = ''] = names;
  const words = officeWords(name, corpusFile('office', name).bytes);
  if (!words || !file) return [];
  const path = join(folder, `${randomUUID()}.pdf`);
  await writeFile(path, file.bytes);
  const { output } = await runProgram('pdftotext', [path, '-']);
  const text = lettersOf(output);
  return [
    {
      name,
      kind: name.split('.').at(-1) ?? '',
      words: words.length,
      missing: words.filter((word) => !text.includes(word)),
    },
  ];
};

const shareFound = (findings: readonly Found[]): number => {
  const words = findings.map(({ words: count }) => count);
  const missing = findings.map(({ missing: lost }) => lost.length);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return 1 - sum(missing) / Math.max(1, sum(words));
};

/** Failures that no file may bring about, whatever is in it. */
const DEFECTS: readonly string[] = ['conversion.crashed', 'conversion.broken', 'conversion.deadline', 'server.defect'];

describe(`files nobody here wrote${hasCorpus ? '' : ' (the shared corpus is not there)'}`, () => {
  testWithCorpus('end as a file or as a refusal with a code, every one', () => {
    expect(endings).toHaveLength(trials.length);
    const wrong = endings.filter(({ outcome }) => outcome !== 'completed' && !isRefusalCode(outcome));
    expect(wrong.map(named)).toEqual([]);
  });

  testWithCorpus('break nothing', () => {
    expect(endings.filter(({ outcome }) => DEFECTS.includes(outcome)).map(named)).toEqual([]);
  });

  testWithCorpus('are mostly converted', () => {
    const completed = endings.filter(({ outcome }) => outcome === 'completed');
    expect(completed.length).toBeGreaterThan(endings.length / 2);
  });

  testWith(hasCorpus ? findProgram('pdfinfo') : undefined)(
    'become PDFs with pages',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'docket-corpus-'));
      const wrong = await inParallel(endings, 2, async (ending) => {
        if (ending.tool !== 'to-pdf' || !ending.file) return [];
        const path = join(folder, `${randomUUID()}.pdf`);
        await writeFile(path, ending.file.bytes);
        const { status, output } = await runProgram('pdfinfo', [path]);
        return status === 0 && Number(/^Pages:\s+(\d+)/m.exec(output)?.[1]) > 0 ? [] : [named(ending)];
      });
      await rm(folder, { recursive: true });
      expect(wrong.flat()).toEqual([]);
    },
    TIME_MS,
  );

  testWith(hasCorpus ? findProgram('pdftotext') : undefined)(
    'keep their words, where they are Office documents',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'docket-corpus-'));
      const converted = endings.filter(({ folder: kind, file }) => kind === 'office' && file);
      const problems = (await inParallel(converted, 2, (ending) => lookUp(folder, ending))).flat();
      await rm(folder, { recursive: true });
      for (const { name, words, missing } of problems.filter((one) => one.missing.length > 0)) {
        process.stderr.write(
          `corpus: ${name}: ${missing.length} of ${words} words not found: ${missing.slice(0, 8).join(' ')}\n`,
        );
      }
      for (const kind of ['docx', 'xlsx', 'pptx']) {
        const share = shareFound(problems.filter((one) => one.kind === kind));
        process.stderr.write(`corpus: words of ${kind} found again: ${(share * 100).toFixed(1)} %\n`);
        expect(share).toBeGreaterThan(WORDS_FOUND);
      }
    },
    TIME_MS,
  );

  testWith(hasCorpus ? findProgram('qpdf') : undefined)(
    'become PDFs that qpdf finds nothing wrong with, but for what it does not like in the originals',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'docket-corpus-'));
      const complaints = await inParallel(endings, 2, async (ending) => {
        if (!ending.file?.name.endsWith('.pdf')) return [];
        const { status, output } = await checkPdf(folder, ending.file.bytes);
        if (status === 0 || (status === QPDF_WARNED && (await cameWithOriginal(folder, ending)))) return [];
        return [`${named(ending)}: qpdf ${status}: ${output}`];
      });
      await rm(folder, { recursive: true });
      expect(complaints.flat()).toEqual([]);
    },
    TIME_MS,
  );
});
