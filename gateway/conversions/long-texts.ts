import { PAGE_PLAN_MAX, REDACTION_ITEMS_TEXT_MAX } from '../../contracts/limits.js';
import type { LongTexts } from '../uploads/multipart.js';

/** Options that are lists, and longer than other texts. */
export const longTexts: LongTexts = new Map([
  ['redactionItems', REDACTION_ITEMS_TEXT_MAX],
  ['pages', PAGE_PLAN_MAX],
]);
