import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { t } from '../../text/t.js';

/** Requirement. */
const CHIP_LENGTH = 20;

/** What a chip says. Requirement. */
export const chipOf = ({ type, text }: Pick<RedactionItem, 'type' | 'text'>): string => {
  if (text === '' && type === 'area') return t('Area');
  return text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH)}…` : text;
};

export const pageOf = ({ page }: Pick<RedactionItem, 'page'>): string =>
  page === 'all' ? t('All pages') : t('Page {page}', { page: String(page) });
