import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';

const proofs: Readonly<Record<string, string>> = {
  text: 'A second reader finds none of it in the text',
  bytes: 'No byte of the file holds it',
  surroundings: 'The rest of the page looks as before',
  'under-boxes': 'Nothing is left under the boxes',
  boxes: 'Every box is drawn',
};

/** What a check of the result has shown, such as `A second reader finds none of it in the text (3 pages)`. */
export const proofText = ({ gate, extent }: RedactionReceipt['gates'][number]): string =>
  `${proofs[gate] ?? gate}${extent === '' ? '' : ` (${extent})`}`;

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const placesText = (places: number): string => many(places, 'place', 'places');

/** The pages that became pictures, in a sentence; empty for none. */
export const rasterisedText = ({ pages }: RedactionReceipt): string => {
  const numbers = pages.filter(({ method }) => method === 'rasterised').map(({ page }) => page);
  if (numbers.length === 0) return '';
  return numbers.length === 1
    ? `Page ${numbers.join()} became a picture.`
    : `Pages ${numbers.join(', ')} became pictures.`;
};

/** What was removed beside the pages' content, such as `2 metadata, 1 outline`; empty for nothing. */
export const scrubbedText = ({ scrubbed }: RedactionReceipt): string =>
  Object.entries(scrubbed)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll(/[-_]/g, ' ')}`)
    .join(', ');
