import type { TranslatedLandings } from '../landing-words.js';

export const spanishLandings: TranslatedLandings = {};
