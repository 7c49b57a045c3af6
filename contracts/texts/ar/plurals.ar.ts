import type { Catalogue } from '../text-catalogue.js';
import { firstPluralsAr } from './plurals/first-plurals.ar.js';
import { contentPluralsAr } from './plurals/content-plurals.ar.js';
import { furtherPluralsAr } from './plurals/further-plurals.ar.js';

/** The texts that depend on a number, in Arabic. */
export const pluralsAr: Catalogue['plural'] = { ...firstPluralsAr, ...furtherPluralsAr, ...contentPluralsAr };
