import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import { aboutPages, otherRemovalsText } from './preview-text.js';

/** The pages that became pictures, in a sentence; empty for none. */
export const rasterisedText = ({ pages }: RedactionReceipt): string => {
  const numbers = pages.filter(({ method }) => method === 'rasterised').map(({ page }) => page);
  return aboutPages(numbers, 'Page {page} became a picture.', 'Pages {pages} became pictures.');
};

/** Parts that were removed besides the content of the pages, such as `2 attachments`; empty for none. */
export const scrubbedText = ({ scrubbed }: RedactionReceipt): string => otherRemovalsText(scrubbed);
