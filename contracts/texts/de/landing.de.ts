import type { Translated } from '../text-catalogue.js';
import type { landingEn } from '../en/landing.en.js';

/** Texts of the pages about single tools. */
export const landingDe: Translated<typeof landingEn> = {
  'What it is': 'Was es ist',
  'Why choose Docket': 'Warum Docket',
  Questions: 'Fragen',
  'Related tools': 'Verwandte Werkzeuge',
  Breadcrumb: 'Navigationspfad',
  Home: 'Startseite',
  Continue: 'Weiter',
  images: 'Bilder',
  '{kinds} up to {size} MB': '{kinds} bis {size} MB',
  '{n} selected. Upload to continue with “{tool}”.': '{n} ausgewählt. Hochladen und weiter mit „{tool}“.',
  Measured: 'Gemessen',
  'Seconds from the request to the result, measured on {day} ({machine}).':
    'Sekunden von der Anfrage bis zum Ergebnis, gemessen am {day} ({machine}).',
  Documents: 'Dokumente',
  'Compared with': 'Zum Vergleich',
  'The measurement comes with the program and can be repeated.':
    'Die Messung liegt dem Programm bei und lässt sich wiederholen.',
};
