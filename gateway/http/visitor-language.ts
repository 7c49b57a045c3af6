import type { Request, Response } from 'express';
import { firstScreenLanguage, isScreenLanguage, type ScreenLanguage } from '../../contracts/screen-languages.js';
import type { Spoken } from '../../contracts/texts/wording.js';
import { spokenIn } from '../../services/platform/text/spoken-in.js';

/** The screens write the chosen language into this cookie. */
const LANGUAGE_COOKIE = /(?:^|; )docket-language=([a-z]{2})(?:;|$)/;

/** English for a program that asks for no language. */
const languageOf = (request: Request): ScreenLanguage => {
  const chosen = LANGUAGE_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return isScreenLanguage(chosen) ? chosen : firstScreenLanguage(request.acceptsLanguages());
};

/** The language that was chosen for whoever reads an answer. */
export const spokenAs = (response: Response, language: ScreenLanguage): Spoken => {
  response.set('Content-Language', language);
  return spokenIn(language);
};

/** The language of an answer that people read, by the visitor's choice or else their browser's. */
export const spokenTo = (response: Response): Spoken => {
  const language = languageOf(response.req);
  response.vary('Accept-Language, Cookie').set('Content-Language', language);
  return spokenIn(language);
};
