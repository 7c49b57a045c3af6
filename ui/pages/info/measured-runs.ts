import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { Figure } from './info-page.js';

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

const tasks = [
  {
    name: 'Merge two PDFs, 200 pages',
    docket: ours(merge, 0.145),
    with: 'qpdf',
    peer: cpu(`${merge}: qpdf --empty --pages`, 0.052),
  },
  { name: 'Merge the same', docket: ours(merge, 0.145), with: 'pdfunite', peer: cpu(`${merge}: pdfunite`, 0.27) },
  {
    name: 'Merge two scans, 28 MB',
    docket: ours(scans, 0.415),
    with: 'pdfunite',
    peer: cpu(`${scans}: pdfunite`, 0.785),
  },
  {
    name: 'Ten pages out of 100',
    docket: ours(firstTen, 0.135),
    with: 'qpdf',
    peer: cpu(`${firstTen}: qpdf --pages . 1-10`, 0.02),
  },
  {
    name: 'Split 100 pages into ten parts',
    docket: ours(tenParts, 0.18),
    with: 'qpdf',
    peer: cpu(`${tenParts}: qpdf --split-pages=10`, 0.044),
  },
  {
    name: 'Watermark two pages',
    docket: ours(watermark, 0.038),
    with: 'qpdf',
    peer: cpu(`${watermark}: qpdf --overlay`, 0.012),
  },
] as const;

const crashes = {
  accepted: crash('what was done', 'accepted', 1000),
  faults: crash('what was done', 'faults', 40),
  withoutOneEnd: crash('what went wrong', 'withoutExactlyOneEnd', 0),
  mixedUp: crash('what went wrong', 'mixedUp', 0),
  filesGone: crash('what went wrong', 'filesGone', 0),
  notIntact: crash('what went wrong', 'logNotIntact', 0),
};

/** All that the pages cite. */
export const measured: readonly Measured[] = [
  ...tasks.flatMap(({ docket, peer }) => [docket, peer]),
  ...Object.values(crashes),
];

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

const [mergeTask, , , firstTenTask, , watermarkTask] = tasks;

const headlines = [mergeTask, firstTenTask, watermarkTask];

const named = ({ name }: { readonly name: string }): string => name;

/** The headline figures of /speed, each with the name of its task in the language. */
export const speedFiguresIn = (language: ScreenLanguage, names = headlines.map(named)): readonly Figure[] =>
  headlines.map(({ docket }, at) => ({ value: seconds(language, docket), label: names[at] ?? '' }));

/** Docket beside other programs, a row for each task. */
export const comparedRowsIn = (language: ScreenLanguage, names = tasks.map(named)): readonly (readonly string[])[] =>
  tasks.map(({ docket, peer, with: program }, at) => [
    names[at] ?? '',
    seconds(language, docket),
    [seconds(language, peer), program].join(language === 'ar' ? '، ' : language === 'zh' ? '，' : ', '),
  ]);

const CRASHES_IN_ENGLISH: readonly string[] = [
  'conversions accepted',
  'times a process or server was killed or halted meanwhile',
  'without exactly one end',
  'results with the words of another document',
  'files lost',
  'changes to the log found by its check',
];

/** What a cluster went through, and what became of it. */
export const crashFiguresIn = (language: ScreenLanguage, labels = CRASHES_IN_ENGLISH): readonly Figure[] =>
  Object.values(crashes).map(({ value }, at) => ({ value: written(language, value), label: labels[at] ?? '' }));
