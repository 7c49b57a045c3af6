import type { Request, Response } from 'express';
import { firstScreenLanguage, isScreenLanguage, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { arabic } from '../../contracts/texts/ar/index.js';
import { german } from '../../contracts/texts/de/index.js';
import { spanish } from '../../contracts/texts/es/index.js';
import { french } from '../../contracts/texts/fr/index.js';
import type { Catalogue } from '../../contracts/texts/text-catalogue.js';
import type { Spoken } from '../../contracts/texts/wording.js';
import { chinese } from '../../contracts/texts/zh/index.js';

const catalogues: Readonly<Record<ScreenLanguage, Catalogue | undefined>> = {
  en: undefined,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
  zh: chinese,
};

/** Written by the screens, see ui/text/language.ts. */
const CHOSEN = /(?:^|; )docket-language=([a-z]{2})(?:;|$)/;

/** English for a program that asks for no language. */
const languageOf = (request: Request): ScreenLanguage => {
  const chosen = CHOSEN.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return isScreenLanguage(chosen) ? chosen : firstScreenLanguage(request.acceptsLanguages());
};

/** The language of an answer that people read, by the visitor's choice or else their browser's. */
export const spokenTo = (response: Response): Spoken => {
  const language = languageOf(response.req);
  response.vary('Accept-Language, Cookie').set('Content-Language', language);
  return { language, catalogue: catalogues[language] };
};
