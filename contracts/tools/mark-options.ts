import { z } from 'zod';
import { MARK_PICTURES_MAX, MARKS_FILE_MAX, MARKS_MAX } from '../limits.js';
import { mark, markChange } from '../marks.js';
import { jsonList } from './json-option.js';

const id = z.string({ error: 'must be the id of a mark' }).min(1, { error: 'must be the id of a mark' });

/** Marks that a request puts on a PDF, changes on it and takes off it; each is JSON text in a form. */
export const markOptions = {
  /** New ones, and those that take the place of annotations with their ids. */
  marks: jsonList(mark, { max: MARKS_MAX, what: 'marks' }),
  /** Annotations that keep their looks. */
  changed: jsonList(markChange, { max: MARKS_MAX, what: 'changes' }),
  /** Ids of annotations that go, and with them the answers to them. */
  removed: jsonList(id, { max: MARKS_MAX, what: 'ids' }),
};

/** It is read when the pages are known. */
export const marksFile = z
  .string({ error: 'must be text' })
  .max(MARKS_FILE_MAX, { error: `must be at most ${MARKS_FILE_MAX} characters` })
  .default('')
  .meta({ description: 'Marks that another program has exported: an XFDF file, as text or as a data URL in Base64.' });

const aPdfWithPictures = 'Requires exactly 1 PDF file, and at most 20 pictures for it';

/** One PDF, and after it the pictures that marks name by their number. */
export const onePdfWithPictures = {
  accepts: { kinds: ['pdf', 'image'], min: 1, max: 1 + MARK_PICTURES_MAX, each: { pdf: 1 } },
  refusal: { kinds: aPdfWithPictures, count: aPdfWithPictures },
} as const;
