import { z } from 'zod';

const BREAKS = /[\s\p{Cc}]+/gu;
/** These turn the direction of the words that come after them, on the pages where a name stands among others. */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that a reader sees something of. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** A text that a table may have broken into several lines, as one. */
export const inOneLine = (text: string): string => text.replace(TURNS_DIRECTION, '').replace(BREAKS, ' ').trim();

/** A text of one line, such as the name of a person, which is written into fields that have no more. */
export const oneLine = (max: number) => z.string().overwrite(inOneLine).max(max);
