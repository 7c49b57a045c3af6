/** Languages of the screens, by their BCP 47 code, each with its own name for itself and the direction it is written in. */
export const screenLanguages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  zh: { name: '中文', direction: 'ltr' },
} as const;

/** Code of a language that the screens are written in. */
export type ScreenLanguage = keyof typeof screenLanguages;

/** Whether a code is one of {@link screenLanguages}. */
export const isScreenLanguage = (code: string): code is ScreenLanguage => Object.hasOwn(screenLanguages, code);

/**
 * The first language of a list that the screens have; English if there is none.
 *
 * @param wanted BCP 47 tags such as `de-AT`, the preferred one first
 */
export const firstScreenLanguage = (wanted: readonly string[]): ScreenLanguage =>
  wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isScreenLanguage) ?? 'en';
