import type { TranslatedLandings } from '../landing-words.js';

export const arabicLandings: TranslatedLandings = {};
