import type { Note } from '../../../contracts/events/conversion.js';
import { textEncodings } from '../../../contracts/text-encodings.js';
import type { DecodedText } from './decode-text.js';

/** Notes that say in which encoding a text was read, where that had to be found out. */
export const encodingNotes = (
  name: string,
  { encoding, guessed }: Pick<DecodedText, 'encoding' | 'guessed'>,
): readonly Note[] =>
  guessed
    ? [
        {
          code: 'text.encoding-guessed',
          text:
            `${name} does not state its text encoding and was read as ${textEncodings[encoding]}. ` +
            `If characters are wrong, convert it again with another text encoding.`,
        },
      ]
    : [];
