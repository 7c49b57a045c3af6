import type { Location } from 'react-router-dom';
import { addressIn, englishAddress, languagesOf } from '../../contracts/page-languages.js';
import { isPageRoute } from '../../contracts/routes.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';

/** Codes of the languages of the screens. */
export const languages = Object.keys(screenLanguages) as readonly ScreenLanguage[];

const addressOf = (language: ScreenLanguage, path: string): string =>
  languagesOf(path).includes(language) || isPageRoute(path) ? addressIn(language, path) : '/';

/** This page in a language: at its address, or drawn in it; home where it is written in English alone. */
export const addressInLanguage = ({ pathname, search, hash }: Location, language: ScreenLanguage): string => {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${addressOf(language, englishAddress(pathname))}?${query.toString()}${hash}`;
};
