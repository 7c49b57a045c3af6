import { z } from 'zod';
import { jsonObject } from './json-object.js';
import { isLeftEmpty } from './json-option.js';
import { markOptions, onePdfWithPictures } from './mark-options.js';
import { asksByItself } from './owner-rights.js';
import { pdfAddFields } from './pdf-add-fields.js';
import { pdfBookmarks } from './pdf-bookmarks.js';
import { pdfEditText } from './pdf-edit-text.js';
import { flattenFields, formValues } from './pdf-fill-form.js';
import { pdfProperties } from './pdf-properties.js';
import { defineTool } from './tool.js';

/**
 * All that a draft of the Edit mode holds, as one conversion. Each option is that of a tool of its own, and whatever is
 * not given changes nothing. They are applied in this order, so that a mark can lie on what was written before it, and a
 * value can be given to a field that is new:
 *
 * 1. `edits` and `findAndReplace`, of what the pages say and show
 * 2. marks with `asContent`, into the pages
 * 3. `fields`, which are new
 * 4. `values`, into the form
 * 5. `removed`, `changed` and the other `marks`
 * 6. `flatten`
 * 7. `bookmarks` and `pageLabels`
 * 8. `properties`
 *
 * Each step asks the owner's leave for what it does. A signature stays valid where it allows all that was done.
 */
export const pdfEdit = defineTool({
  id: 'pdf-edit',
  title: 'Edit',
  tagline: 'Fill in, mark up, write and change',
  action: 'Save as version',
  duration: '2-5 s',
  icon: 'pencil',
  group: 'organise',
  lane: 'pdf',
  ...onePdfWithPictures,
  options: z.object({
    edits: pdfEditText.options.shape.edits,
    findAndReplace: pdfEditText.options.shape.findAndReplace,
    fields: z
      .preprocess((value) => (isLeftEmpty(value) ? undefined : value), pdfAddFields.options.shape.fields.optional())
      .optional(),
    values: formValues,
    flatten: flattenFields,
    ...markOptions,
    bookmarks: pdfBookmarks.options.shape.bookmarks,
    pageLabels: pdfBookmarks.options.shape.pageLabels,
    properties: jsonObject(pdfProperties.options),
  }),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_edited',
  alsoCalled: ['edit', 'editor', 'change', 'write on', 'type on', 'modify'],
  rights: asksByItself,
});
