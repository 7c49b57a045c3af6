import { Refusal } from '../../../../contracts/errors.js';
import { languageNames } from '../../../../contracts/languages.js';
import { languagesIn } from '../../../../contracts/tools/scan-languages.js';
import type { Recogniser } from '../../engines/tesseract/recogniser.js';

/**
 * The recogniser for a tool with these options: bound to the languages that the visitor chose, if any.
 *
 * @throws Refusal `recognition.language-missing` for one whose data is not installed.
 */
export const recogniserFor = (options: object, recogniser: Recogniser): Recogniser => {
  const chosen = languagesIn('scanLanguages' in options ? String(options.scanLanguages) : '');
  if (chosen.length === 0) return recogniser;
  const installed = recogniser.languages();
  const missing = chosen.find((language) => !installed.includes(language));
  if (missing === undefined) return { ...recogniser, chosen };
  throw new Refusal('recognition.language-missing', {
    language: languageNames[missing],
    languages: installed.map((language) => `${languageNames[language]} (${language})`).join(', '),
  });
};
