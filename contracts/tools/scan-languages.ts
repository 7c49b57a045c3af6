import { z } from 'zod';
import { languageNames, type LanguageCode } from '../languages.js';
import type { FieldMeta } from './options.js';

/** Each further language makes reading slower and letters easier to mistake. */
export const SCAN_LANGUAGES_MAX = 3;

const codes = Object.keys(languageNames) as LanguageCode[];
const PROBLEM = `must be up to ${SCAN_LANGUAGES_MAX} languages separated by commas, each one of ${codes.join(', ')}`;

const partsOf = (text: string): readonly string[] => text.split(/[\s,+]+/).filter((part) => part !== '');

const isCode = (part: string): part is LanguageCode => codes.includes(part as LanguageCode);

/** The languages in the value of a {@link scanLanguages} option, each once; none where they are to be found out. */
export const languagesIn = (text: string): readonly LanguageCode[] => [...new Set(partsOf(text).filter(isCode))];

/** Languages in which scans are read, such as `de, fr`; detected from their text where it is left out or empty. */
export const scanLanguages = (meta: Partial<FieldMeta> = {}) =>
  z
    .string({ error: PROBLEM })
    .trim()
    .toLowerCase()
    .refine((text) => partsOf(text).every(isCode) && languagesIn(text).length <= SCAN_LANGUAGES_MAX, {
      error: PROBLEM,
    })
    .optional()
    .meta({ title: 'Languages of the scan', ...meta, languages: true, default: '' });
