import type { Translated } from '../text-catalogue.js';
import type { landingEn } from '../en/landing.en.js';

/** Texts of the pages about single tools. */
export const landingEs: Translated<typeof landingEn> = {
  'What it is': 'Qué es',
  'Why choose Docket': 'Por qué elegir Docket',
  Questions: 'Preguntas',
  'Related tools': 'Herramientas relacionadas',
  Breadcrumb: 'Ruta de navegación',
  Home: 'Inicio',
  Continue: 'Continuar',
  images: 'imágenes',
  '{kinds} up to {size} MB': '{kinds} de hasta {size} MB',
  '{n} selected. Upload to continue with “{tool}”.': 'Selección: {n}. Suba para continuar con «{tool}».',
  Measured: 'Medido',
  'Seconds from the request to the result, measured on {day} ({machine}).':
    'Segundos desde la solicitud hasta el resultado, medidos el {day} ({machine}).',
  Documents: 'Documentos',
  'Compared with': 'Comparado con',
  'The measurement comes with the program and can be repeated.':
    'La medición se incluye con el programa y puede repetirse.',
};
