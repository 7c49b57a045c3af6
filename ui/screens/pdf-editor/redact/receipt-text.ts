import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import { otherRemovalsText, pagesText } from './preview-text.js';

const proofs: Readonly<Record<string, string>> = {
  text: 'A second program finds none of it in the text',
  bytes: 'It is nowhere in the bytes of the file',
  surroundings: 'The rest of the page looks as before',
  'under-boxes': 'Nothing is left under the boxes',
  boxes: 'Every box is drawn',
};

/** The result of a check, such as `A second program finds none of it in the text (3 pages)`. */
export const proofText = ({ gate, extent }: RedactionReceipt['gates'][number]): string =>
  `${proofs[gate] ?? gate}${extent === '' ? '' : ` (${extent})`}`;

/** The pages that became pictures, in a sentence; empty for none. */
export const rasterisedText = ({ pages }: RedactionReceipt): string => {
  const numbers = pages.filter(({ method }) => method === 'rasterised').map(({ page }) => page);
  if (numbers.length === 0) return '';
  return `${pagesText(numbers)} became ${numbers.length === 1 ? 'a picture' : 'pictures'}.`;
};

/** What was removed besides the content of the pages, such as `2 attachments`; empty for nothing. */
export const scrubbedText = ({ scrubbed }: RedactionReceipt): string => otherRemovalsText(scrubbed);
