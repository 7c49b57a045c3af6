import type { ScreenLanguage } from '../../../contracts/screen-languages.js';

/** One number of a run whose output comes with the source. */
export interface Measured {
  /** The output, from the root of the source. */
  readonly run: string;
  readonly figure: string;
  readonly unit: string;
  readonly value: number;
}

const BENCH = 'bench/results/tools-quick.json';
const CRASHES = 'bench/results/crashes.json';

const cpu = (figure: string, value: number): Measured => ({ run: BENCH, figure, unit: 'cpuSeconds', value });
const crash = (figure: string, unit: string, value: number): Measured => ({ run: CRASHES, figure, unit, value });

const merge = 'pdf-merge: medium, 2 files, 200 pages, 9.60 MB';
const scans = 'pdf-merge: scans, 2 files, 12 pages, 28.4 MB';
const firstTen = 'pdf-split first ten: medium, 100 pages, 4.80 MB';
const tenParts = 'pdf-split ten parts: medium, 100 pages, 4.80 MB';
const watermark = 'pdf-watermark: small, 2 pages, 0.01 MB';
const ours = (task: string, value: number): Measured => cpu(`${task}: Docket, over HTTP`, value);

/** Tasks of the tools, done by Docket and by other programs. */
const tasks = {
  mergeDocket: ours(merge, 0.145),
  mergeQpdf: cpu(`${merge}: qpdf --empty --pages`, 0.052),
  mergePdfunite: cpu(`${merge}: pdfunite`, 0.27),
  scansDocket: ours(scans, 0.415),
  scansPdfunite: cpu(`${scans}: pdfunite`, 0.785),
  firstTenDocket: ours(firstTen, 0.135),
  firstTenQpdf: cpu(`${firstTen}: qpdf --pages . 1-10`, 0.02),
  tenPartsDocket: ours(tenParts, 0.18),
  tenPartsQpdf: cpu(`${tenParts}: qpdf --split-pages=10`, 0.044),
  watermarkDocket: ours(watermark, 0.038),
  watermarkQpdf: cpu(`${watermark}: qpdf --overlay`, 0.012),
};

/** Figures of a cluster whose parts were killed, and the fate of its conversions. */
const crashes = {
  crashAccepted: crash('what was done', 'accepted', 1000),
  crashFaults: crash('what was done', 'faults', 40),
  crashWithoutOneEnd: crash('what went wrong', 'withoutExactlyOneEnd', 0),
  crashMixedUp: crash('what went wrong', 'mixedUp', 0),
  crashFilesGone: crash('what went wrong', 'filesGone', 0),
  crashNotIntact: crash('what went wrong', 'logNotIntact', 0),
};

/** All that the pages cite. */
export const measured: readonly Measured[] = Object.values({ ...tasks, ...crashes });

const SECOND: Readonly<Record<ScreenLanguage, string>> = { en: 's', de: 's', fr: 's', es: 's', ar: 'ث', zh: '秒' };

const DIGITS_MAX = 3;

/** With the decimal sign of the language, in the digits that all its other pages have. */
const written = (language: ScreenLanguage, value: number): string =>
  value.toLocaleString(language === 'en' ? 'en-US' : language, {
    maximumFractionDigits: DIGITS_MAX,
    numberingSystem: 'latn',
  });

const seconds = (language: ScreenLanguage, { value }: Measured): string =>
  `${written(language, value)} ${SECOND[language]}`;

/** When and where something was measured. */
export interface MeasuredOn {
  /** ISO 8601. */
  readonly day: string;
  readonly machine: string;
}

const MACHINE = 'Node 20.20.2, 2 x AMD EPYC, 24 GB';

/** The run that the figures of the tools are from. */
export const speedRun: MeasuredOn = { day: '2026-11-27', machine: MACHINE };

/** The run in which a cluster was killed. */
export const crashRun: MeasuredOn = { day: '2026-11-25', machine: MACHINE };

const WESTERN_DIGITS = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** The day of a run as it is written out in a language, such as `23 November 2026`. */
export const dayIn = (language: ScreenLanguage, { day }: MeasuredOn): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...WESTERN_DIGITS,
  }).format(new Date(day));

/** Every measured value by the name under which pages ask for it, as a language writes it. */
export const measuredIn = (language: ScreenLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries<string>([
    ...Object.entries(tasks).map(([name, value]) => [name, seconds(language, value)] as const),
    ...Object.entries(crashes).map(([name, { value }]) => [name, written(language, value)] as const),
  ]);
