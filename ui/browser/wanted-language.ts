import { languageOfHome } from '../../contracts/page-languages.js';
import {
  firstScreenLanguage,
  isScreenLanguage,
  screenLanguages,
  type ScreenLanguage,
} from '../../contracts/screen-languages.js';
import { speak } from '../text/language.js';
import { remember, remembered } from './storage.js';

/** Also read by `public/theme.js`. */
const KEY = 'docket.language';
/** The server reads this cookie for pages that it writes itself. */
const COOKIE = 'docket-language';
const YEAR_SECONDS = 31_536_000;

/** The language that an address names: `?lang=de`, or `/de`, which is home. */
const namedLanguage = ({ search, pathname }: Location): ScreenLanguage | undefined => {
  const code = new URLSearchParams(search).get('lang') ?? '';
  return isScreenLanguage(code) ? code : languageOfHome(pathname);
};

/** The language that the address names, else the one chosen before, else the browser's first that there is. */
const wantedLanguage = (): ScreenLanguage => {
  const chosen = remembered('localStorage', KEY) ?? '';
  return namedLanguage(location) ?? (isScreenLanguage(chosen) ? chosen : firstScreenLanguage(navigator.languages));
};

const speakAsWritten = async (wanted: ScreenLanguage): Promise<void> => {
  const written = firstScreenLanguage([document.documentElement.lang]);
  if (wanted !== written) leaveByFullLoads();
  await speak(written);
};

/**
 * {@link speak}s the language that the visitor wants, marks the page with it and keeps a choice made by the address.
 *
 * @param isWritten  the build has drawn this page in the language of its address, and what is chosen on it must stay: it
 *                   is not drawn anew
 */
export const speakWanted = async (isWritten: boolean): Promise<void> => {
  const language = wantedLanguage();
  if (namedLanguage(location) !== undefined) remember('localStorage', KEY, language);
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  if (isWritten) return speakAsWritten(language);
  Object.assign(document.documentElement, { lang: language, dir: screenLanguages[language].direction });
  await speak(language);
};

/**
 * Has links leave by a full load from now on, after which the app speaks the reader's language: the words of a page that
 * is written in another one were loaded with it.
 */
const leaveByFullLoads = (): void => {
  const leave = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a[href^="/"]') !== null;
    if (isLink) event.stopPropagation(); // before the router hears of it
  };
  window.addEventListener('click', leave, { capture: true });
};
