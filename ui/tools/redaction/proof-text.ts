import type { RedactionReceipt } from '../../../contracts/api/receipt.js';
import { translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

const proofs: Readonly<Record<string, Text>> = {
  text: 'A second program finds none of it in the text',
  bytes: 'It is nowhere in the data of the file',
  surroundings: 'The rest of the page looks the same',
  'under-boxes': 'Nothing is left under the boxes',
  boxes: 'Every box is drawn',
  pictures: 'It cannot be read in the pages that became pictures',
};

/** The result of a check, such as `A second program finds none of it in the text (3 pages)`. */
export const proofText = ({ gate, extent }: RedactionReceipt['gates'][number]): string =>
  `${translated(proofs[gate] ?? gate)}${extent === '' ? '' : ` (${translated(extent)})`}`;
