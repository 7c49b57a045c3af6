import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { FILES_MAX, PAGE_PLAN_MAX, REDACTION_ITEMS_TEXT_MAX } from '../../contracts/limits.js';
import type { LongTexts } from '../uploads/multipart.js';

/** Of a conversion's id, with the comma after it. */
const ID_MAX = 40;

/** Options that are lists, and longer than other texts. */
export const longTexts: LongTexts = new Map([
  ['redactionItems', REDACTION_ITEMS_TEXT_MAX],
  ['pages', PAGE_PLAN_MAX],
  [FROM_FIELD, FILES_MAX * ID_MAX],
]);
