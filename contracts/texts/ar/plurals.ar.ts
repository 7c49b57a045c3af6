import type { Catalogue } from '../text-catalogue.js';
import { firstPluralsAr } from './first-plurals.ar.js';
import { contentPluralsAr } from './content-plurals.ar.js';
import { furtherPluralsAr } from './further-plurals.ar.js';

/** The texts that depend on a number, in Arabic. */
export const pluralsAr: Catalogue['plural'] = { ...firstPluralsAr, ...furtherPluralsAr, ...contentPluralsAr };
