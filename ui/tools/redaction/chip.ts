import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';

/** Specification section 9. */
const CHIP_LENGTH = 20;

/** What a chip says. Specification section 2, "Redact dialog". */
export const chipOf = ({ type, text }: Pick<RedactionItem, 'type' | 'text'>): string => {
  if (text === '' && type === 'area') return 'Area';
  return text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH)}…` : text;
};

export const pageOf = ({ page }: Pick<RedactionItem, 'page'>): string =>
  page === 'all' ? 'All pages' : `Page ${page}`;
