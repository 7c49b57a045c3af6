import { pdfAnnotate } from './pdf-annotate.js';
import { pdfBookmarks } from './pdf-bookmarks.js';
import { pdfEdit } from './pdf-edit.js';
import { pdfEditText } from './pdf-edit-text.js';

/** As a form sends a tool whose fields were all left empty. */
const leftEmpty = (shape: object): Record<string, string> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, '']));

describe('options that are JSON text', () => {
  test('are the same left empty as left out', () => {
    const { flatten: _, ...edit } = leftEmpty(pdfEdit.options.shape);
    expect(pdfEdit.options.parse(edit)).toEqual(pdfEdit.options.parse({}));
    const { marks, changed, removed } = leftEmpty(pdfAnnotate.options.shape);
    expect(pdfAnnotate.options.parse({ marks, changed, removed })).toEqual(pdfAnnotate.options.parse({}));
    const { bookmarks, pageLabels } = leftEmpty(pdfBookmarks.options.shape);
    expect(pdfBookmarks.options.parse({ bookmarks, pageLabels })).toEqual(pdfBookmarks.options.parse({}));
  });

  test('are refused left empty where a tool cannot do without them, as they are left out', () => {
    const problemOf = (options: object) => pdfEditText.options.safeParse(options).error?.issues[0]?.message;
    expect(problemOf({ edits: '', findAndReplace: '' })).toBe(problemOf({}));
    expect(problemOf({})).toBe('must name at least one change');
  });

  test('are refused where they are no JSON', () => {
    expect(pdfEdit.options.safeParse({ marks: '[' }).error?.issues[0]).toMatchObject({
      path: ['marks'],
      message: 'must be a JSON list of marks',
    });
  });
});
