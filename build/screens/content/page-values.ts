import { CONVERSIONS_MAX, HISTORY_MAX } from '../../../contracts/limits.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { oldestBrowsers } from '../../../ui/pages/info/browsers.js';
import { corpusCount } from '../../../ui/pages/info/corpus-count.js';
import { crashRun, dayIn, measuredIn, speedRun } from '../../../ui/pages/info/measured-runs.js';
import { limit } from '../../../ui/pages/limit-values.js';

const counts: Readonly<Record<string, number>> = {
  ...limit,
  history: HISTORY_MAX,
  conversions: CONVERSIONS_MAX,
  corpusPdfs: corpusCount.pdf,
  corpusImages: corpusCount.images,
};

/** Arabic pages have the digits of the others. */
const countIn = (language: ScreenLanguage, count: number): string =>
  count.toLocaleString(language === 'ar' ? 'en' : language);

const constant: Readonly<Record<string, string>> = {
  chrome: oldestBrowsers.Chrome,
  edge: oldestBrowsers.Edge,
  firefox: oldestBrowsers.Firefox,
  safari: oldestBrowsers.Safari,
  speedMachine: speedRun.machine,
  crashMachine: crashRun.machine,
};

/**
 * Values that pages name in braces, such as `{pdf}`: limits of the program and results of measured runs, as a language
 * writes them.
 */
export const pageValues = (language: ScreenLanguage): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, countIn(language, count)])),
  ...constant,
  ...measuredIn(language),
  speedDay: dayIn(language, speedRun),
  crashDay: dayIn(language, crashRun),
});
