type Word = readonly [sign: RegExp, word: string];

/** The first one that fits: most programs also carry the names of those whose pages they want to get. */
const browsers: readonly Word[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly Word[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (words: readonly Word[], text: string): string | undefined =>
  words.find(([sign]) => sign.test(text))?.[1];

/**
 * Names a device as a person would, such as `Firefox on Windows`; versions are left out, so that nothing else is told.
 */
export const deviceWords = (userAgent = ''): string => {
  const browser = firstOf(browsers, userAgent) ?? 'Another program';
  const system = firstOf(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
};
