import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { Catalogue } from '../../../contracts/texts/text-catalogue.js';
import type { Spoken } from '../../../contracts/texts/wording.js';
import { catalogue as arabic } from '../../../words/ar.po';
import { catalogue as german } from '../../../words/de.po';
import { catalogue as spanish } from '../../../words/es.po';
import { catalogue as french } from '../../../words/fr.po';
import { catalogue as chinese } from '../../../words/zh.po';

const catalogues: Readonly<Record<ScreenLanguage, Catalogue | undefined>> = {
  en: undefined,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
  zh: chinese,
};

/** A language with its wordings, for what the server writes. */
export const spokenIn = (language: ScreenLanguage): Spoken => ({ language, catalogue: catalogues[language] });
