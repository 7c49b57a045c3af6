import { textEncodings, type TextEncoding } from '../text-encodings.js';
import { choice } from './options.js';

const encodings = ['auto', ...(Object.keys(textEncodings) as TextEncoding[])] as const;

/** The encoding in which text files are read; `auto`: found out, and a note says which it took. */
export type ChosenEncoding = (typeof encodings)[number];

/** The option of tools that read text files. */
export const textEncodingOption = choice(encodings, 'auto', {
  title: 'Encoding of text files',
  kinds: ['text'],
  names: { auto: 'Detect automatically', ...textEncodings },
});
