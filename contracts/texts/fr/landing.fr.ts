import type { Translated } from '../text-catalogue.js';
import type { landingEn } from '../en/landing.en.js';

/** Texts of the pages about single tools. */
export const landingFr: Translated<typeof landingEn> = {
  'What it is': 'Ce que c’est',
  'Why choose Docket': 'Pourquoi choisir Docket',
  Questions: 'Questions',
  'Related tools': 'Outils associés',
  Breadcrumb: 'Fil d’Ariane',
  Home: 'Accueil',
  Continue: 'Continuer',
  images: 'images',
  '{kinds} up to {size} MB': '{kinds} jusqu’à {size} Mo',
  '{n} selected. Upload to continue with “{tool}”.': 'Sélection : {n}. Envoyez pour continuer avec « {tool} ».',
  Measured: 'Mesuré',
  'Seconds from the request to the result, measured on {day} ({machine}).':
    'Secondes entre la demande et le résultat, mesurées le {day} ({machine}).',
  Documents: 'Documents',
  'Compared with': 'À comparer avec',
  'The measurement comes with the program and can be repeated.':
    'La mesure est fournie avec le programme et peut être répétée.',
};
