import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '../../../../contracts/languages.js';

/** Tesseract's names for languages; the data of each is a package of its own, `@tesseract.js-data/<name>`. */
export const tesseractNames: Readonly<Record<LanguageCode, string>> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  ru: 'rus',
  zh: 'chi_sim',
  ja: 'jpn',
  ko: 'kor',
  ar: 'ara',
  hi: 'hin',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  sv: 'swe',
  no: 'nor',
  da: 'dan',
  fi: 'fin',
  el: 'ell',
  he: 'heb',
};

const { resolve } = createRequire(import.meta.url);

/** The smaller of the two sets in each package: hardly less exact, and four times as fast. */
const folderOf = (language: LanguageCode): string | undefined => {
  try {
    const folder = join(
      dirname(resolve(`@tesseract.js-data/${tesseractNames[language]}/package.json`)),
      '4.0.0_best_int',
    );
    return existsSync(join(folder, `${tesseractNames[language]}.traineddata.gz`)) ? folder : undefined;
  } catch {
    return undefined; // not installed
  }
};

/** The languages whose data is installed as packages: some come with Docket, any other may be added beside them. */
export const packagedLanguages = (): LanguageCode[] =>
  (Object.keys(tesseractNames) as LanguageCode[]).filter((language) => folderOf(language) !== undefined);

/** Where Tesseract finds what it needs to read a language, and what it calls it. */
export const languageData = (language: LanguageCode): { readonly name: string; readonly folder: string } => {
  const folder = folderOf(language);
  if (folder === undefined) throw new Error(`@tesseract.js-data/${tesseractNames[language]} is not installed`);
  return { name: tesseractNames[language], folder };
};

/** The data of several languages in one folder, for as long as something is done with it. */
export const withDataOf = async <T>(
  languages: readonly LanguageCode[],
  use: (data: { readonly name: string; readonly folder: string }) => Promise<T>,
): Promise<T> => {
  const all = languages.map(languageData);
  const folder = await mkdtemp(join(tmpdir(), 'tesseract-data-'));
  try {
    for (const { name, folder: from } of all) {
      await symlink(join(from, `${name}.traineddata.gz`), join(folder, `${name}.traineddata.gz`));
    }
    return await use({ name: all.map(({ name }) => name).join('+'), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
