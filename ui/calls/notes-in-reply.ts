import { z } from 'zod';
import { NOTES_HEADER } from '../../contracts/api/conversions.js';
import { jsonOf } from './server-reply.js';

const texts = z.array(z.string()).catch([]);

/** The notes of the result in a reply; none where the header is missing or cannot be read. */
export const notesInReply = ({ headers }: Response): readonly string[] => {
  const header = headers.get(NOTES_HEADER);
  return header === null ? [] : texts.parse(jsonOf(unescaped(header)));
};

const unescaped = (header: string): string => {
  try {
    return decodeURIComponent(header);
  } catch (error) {
    if (error instanceof URIError) return ''; // malformed
    throw error;
  }
};
