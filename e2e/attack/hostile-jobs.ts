import * as hostile from '../../services/pdf/fixtures/hostile-office.js';
import { FLAG_HEIC } from '../../services/pdf/fixtures/heic-flag.js';
import { costlyPages, swellingPdfs } from '../../services/pdf/fixtures/costly-pdfs.js';
import { docxWithEndlessPostScript, reaching } from '../../services/pdf/fixtures/reaching-office.js';
import { costlyTexts, reachingPages } from '../../services/pdf/fixtures/reaching-pages.js';
import { numbersFrom } from '../../services/platform/fixtures/random-numbers.js';
import type { Upload } from '../harness/http-client.js';
import { png, text, textPdf } from '../samples/sample-files.js';

/** A job of a stranger, and the time when it is taken back. */
export interface HostileJob {
  readonly what: string;
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  readonly file: Upload;
  readonly cancelAfterMs?: number;
}

/** Files and addresses that no document may reach. */
export interface Bait {
  readonly fileUrl: string;
  readonly serverUrl: string;
}

type Below = (limit: number) => number;
type Make = (below: Below, bait: Bait) => Promise<HostileJob> | HostileJob;

const pdfTools: readonly (readonly [tool: string, options: Readonly<Record<string, string>>])[] = [
  ['pdf-split', { pageRanges: '1' }],
  ['pdf-rotate', { angle: '90' }],
  ['pdf-compress', { quality: 'low' }],
  ['pdf-watermark', { watermarkText: 'DRAFT' }],
  ['pdf-page-numbers', {}],
  ['pdf-sanitise', {}],
  ['pdf-redact', { redactionItems: JSON.stringify([{ id: '1', type: 'text', text: 'small', replacement: 'x' }]) }],
  ['to-pdf', {}],
  ['ai-summarize', {}],
];

const drawnFrom = <Item>(items: readonly Item[], below: Below): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

const pdfJob = (what: string, bytes: Uint8Array, below: Below): HostileJob => {
  const [tool, options] = drawnFrom(pdfTools, below);
  return { what, tool, options, file: { name: 'hostile.pdf', bytes } };
};

const officeJob = (what: string, name: string, bytes: Uint8Array): HostileJob => ({
  what,
  tool: 'to-pdf',
  // Means something for HTML files alone, whose source is harmless.
  options: { htmlAs: 'page' },
  file: { name, bytes },
});

const fuzzed = (bytes: Uint8Array, below: Below): Uint8Array => {
  const changed = bytes.slice();
  for (let change = 0; change < 1 + below(60); change += 1) changed[below(changed.length)] = below(256);
  return below(4) === 0 ? changed.subarray(0, below(changed.length)) : changed;
};

const small = async (): Promise<Uint8Array> => (await textPdf('small.pdf', 'small', 3)).bytes;
const plain: Make = async (below) => pdfJob('bytes changed in a PDF', fuzzed(await small(), below), below);
const costly: Make = (below) => {
  const { way, make } = drawnFrom(costlyPages, below);
  return pdfJob(way, make(), below);
};
const swelling: Make = (below) => {
  const { way, make } = drawnFrom(swellingPdfs, below);
  return pdfJob(way, make(), below);
};
const reachingOut: Make = (below, { fileUrl, serverUrl }) => {
  const { way, name, make } = drawnFrom(reaching, below);
  return officeJob(way, name, make(below(2) === 0 ? fileUrl : serverUrl));
};
const reachingFor =
  (bait: 'fileUrl' | 'serverUrl'): Make =>
  (below, baits) => {
    const { way, name, make } = drawnFrom(reaching, below);
    return officeJob(way, name, make(baits[bait]));
  };
/** A drawing or text that reaches out, or is more work than it looks, or bytes changed in one. */
const strangePage: Make = (below, { fileUrl, serverUrl }) => {
  const { way, name, make } = drawnFrom([...reachingPages, ...costlyTexts], below);
  const bytes = make(below(2) === 0 ? fileUrl : serverUrl);
  return below(4) === 0
    ? officeJob(`bytes changed in a file with ${way}`, name, fuzzed(bytes, below))
    : officeJob(way, name, bytes);
};
const brokenOffice: Make = (below) =>
  officeJob('bytes changed in a Word file', 'a.docx', fuzzed(docxWithEndlessPostScript(), below));
const cancelledOf =
  (kinds: readonly Make[]): Make =>
  async (below, bait) => {
    const job = await drawnFrom(kinds, below)(below, bait);
    return { ...job, what: `${job.what}, cancelled`, cancelAfterMs: below(1500) };
  };
const cancelled = cancelledOf([plain, costly, reachingOut]);
const bomb: Make = (below, { serverUrl }) => {
  const bombs = [hostile.zipBomb, hostile.lyingBomb, hostile.billionLaughs, hostile.zipSlip, docxWithEndlessPostScript];
  const others = [hostile.withExternalEntity, hostile.withExternalDtd, hostile.withTemplate];
  const choice = below(bombs.length + others.length);
  const bytes = bombs[choice]?.() ?? others[choice - bombs.length]?.(serverUrl) ?? hostile.zipBomb();
  return officeJob('a bomb or a way out in a Word file', 'a.docx', bytes);
};

const picture: Make = async (below) => {
  const { bytes } = await png('a.png');
  const isHeic = below(2) === 0;
  const [name, whole] = isHeic ? ['a.heic', FLAG_HEIC] : ['a.png', bytes];
  return officeJob('bytes changed in a picture', name, fuzzed(whole, below));
};
const LINE_CHARS = 200_000;
/** Texts that are slow for programs that set or read text. */
const oddTexts: readonly (readonly [what: string, make: (below: Below) => string])[] = [
  ['one line without a blank', () => 'a'.repeat(LINE_CHARS)],
  ['marks on one letter', () => `a${'\u0301'.repeat(LINE_CHARS / 10)}`],
  ['directions within directions', () => '\u202e\u2067x'.repeat(LINE_CHARS / 20)],
  ['sentences of one word', () => 'No. '.repeat(LINE_CHARS / 8)],
  ['bytes that are no text', (below) => String.fromCharCode(...Array.from({ length: 5000 }, () => 1 + below(2000)))],
];
const textTools: readonly (readonly [tool: string, options: Readonly<Record<string, string>>])[] = [
  ['to-pdf', {}],
  ['ai-summarize', {}],
  ['translate', { targetLanguage: 'de', sourceLanguage: 'en' }],
];
const oddText: Make = (below) => {
  const [what, make] = drawnFrom(oddTexts, below);
  const [tool, options] = drawnFrom(textTools, below);
  return { what, tool, options, file: text('a.txt', make(below)) };
};

/** Sixteen jobs: so many of each kind. */
const mixture: readonly Make[] = [
  ...[plain, plain, plain, plain],
  ...[picture, oddText, oddText],
  ...[strangePage, strangePage],
  ...[cancelled, cancelled],
  ...[costly, swelling, reachingOut],
  ...[bomb, brokenOffice],
];

/**
 * Those whose end is up to the sandbox: what reaches for files and servers, what may take over the program that opens it,
 * and a program to be ended with all that it has started. What a PDF, picture or text does to the library that reads it
 * is the same at every level.
 */
const upToTheSandbox: readonly Make[] = [
  reachingFor('fileUrl'),
  reachingFor('serverUrl'),
  bomb,
  brokenOffice,
  cancelledOf([reachingOut]),
];

export const SANDBOX_JOBS = upToTheSandbox.length;

export interface Plan {
  readonly jobs: number;
  readonly seed: number;
  /** All kinds as drawn, or those whose end is up to the sandbox, each in its turn. */
  readonly kinds?: 'all' | 'sandbox';
}

/** The same jobs for the same seed, one at a time. */
export const hostileJobs = async function* (plan: Plan, bait: Bait): AsyncGenerator<HostileJob> {
  const below = numbersFrom(plan.seed);
  for (let job = 0; job < plan.jobs; job += 1) {
    const make = plan.kinds === 'sandbox' ? upToTheSandbox[job % SANDBOX_JOBS] : drawnFrom(mixture, below);
    yield await make!(below, bait);
  }
};
