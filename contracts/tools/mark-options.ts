import { z } from 'zod';
import { MARK_PICTURES_MAX, MARKS_MAX } from '../limits.js';
import { mark, markChange } from '../marks.js';
import { jsonList } from './json-option.js';

const id = z.string({ error: 'must be the id of a mark' }).min(1, { error: 'must be the id of a mark' });

/** What a request puts on a PDF, changes on it and takes off it; each is JSON text in a form. */
export const markOptions = {
  /** New ones, and those that take the place of annotations with their ids. */
  marks: jsonList(mark, { max: MARKS_MAX, what: 'marks' }),
  /** Annotations that keep their looks. */
  changed: jsonList(markChange, { max: MARKS_MAX, what: 'changes' }),
  /** Ids of annotations that go, and with them the answers to them. */
  removed: jsonList(id, { max: MARKS_MAX, what: 'ids' }),
};

const aPdfWithPictures = 'Requires exactly 1 PDF file, and at most 20 pictures for it';

/** One PDF, and after it the pictures that marks name by their number. */
export const onePdfWithPictures = {
  accepts: { kinds: ['pdf', 'image'], min: 1, max: 1 + MARK_PICTURES_MAX, each: { pdf: 1 } },
  refusal: { kinds: aPdfWithPictures, count: aPdfWithPictures },
} as const;
