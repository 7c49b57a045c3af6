import type { PageObject } from '../marks/page-edits.js';
import type { EditContext } from './edit-context.js';

interface NamedObject {
  readonly object: PageObject;
  /** From 1, among the lines or the pictures of its page. */
  readonly number: number;
}

/** The lines and the pictures of the pages that were read, by page. */
export const objectsOf = (lines: EditContext['lines']): readonly NamedObject[] =>
  Object.entries(lines).flatMap(([key, read]) => {
    if (!read || !('lines' in read)) return [];
    const page = Number(key);
    return [
      ...read.lines.map(({ box, text }, at) => ({ object: { page, box, find: text }, number: at + 1 })),
      ...read.pictures.map(({ box }, at) => ({ object: { page, box }, number: at + 1 })),
    ];
  });
