/** Languages a document can be translated to, by their ISO 639-1 code. Requirement. */
export const targetLanguages = {
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  ru: 'Russian',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  hi: 'Hindi',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  sv: 'Swedish',
  no: 'Norwegian',
  da: 'Danish',
  fi: 'Finnish',
  el: 'Greek',
  he: 'Hebrew',
} as const;

/** ISO 639-1 code of one of the 20 target languages. */
export type TargetLanguage = keyof typeof targetLanguages;

/** Languages that a document may be recognised in: English, and all that it can be translated to. */
export const languageNames = { en: 'English', ...targetLanguages } as const;

/** ISO 639-1 code of a language that can be named to visitors. */
export type LanguageCode = keyof typeof languageNames;
