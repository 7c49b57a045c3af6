import type { Location } from 'react-router-dom';
import { addressIn, englishAddress } from '../../contracts/page-languages.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';

/** Codes of the languages of the screens. */
export const languages = Object.keys(screenLanguages) as readonly ScreenLanguage[];

/** This page in a language: at its address there, or drawn in it. */
export const addressInLanguage = ({ pathname, search, hash }: Location, language: ScreenLanguage): string => {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${addressIn(language, englishAddress(pathname))}?${query.toString()}${hash}`;
};
