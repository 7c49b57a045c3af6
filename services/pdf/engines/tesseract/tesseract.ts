import type { LanguageCode } from '../../../../contracts/languages.js';
import { packagedLanguages } from './tesseract-data.js';
import { nativeTesseract } from './tesseract-native.js';
import { tesseractProgram } from './tesseract-program.js';
import { wasmTesseract } from './tesseract-wasm.js';
import type { Recogniser } from './recogniser.js';

/** Languages that the program or the packages have data of. */
export const installedLanguages = (): readonly LanguageCode[] => [
  ...new Set([...(tesseractProgram()?.languages ?? []), ...packagedLanguages()]),
];

/** The program for the languages that it has data of, the built-in copy for the others. */
export const tesseract = (): Recogniser => {
  const native = nativeTesseract();
  const wasm = wasmTesseract();
  const engineFor = (languages: readonly LanguageCode[] = ['en']): Recogniser => {
    const own = native.languages();
    return languages.some((language) => own.includes(language)) ? native : wasm;
  };
  return {
    languages: installedLanguages,
    atOnce: wasm.atOnce,
    recognise: (page) => engineFor(page.languages).recognise(page),
    workedMs: native.workedMs,
    kindFor: (languages) => engineFor(languages).kindFor(languages),
    end: async () => {
      await Promise.all([native.end(), wasm.end()]);
    },
  };
};
