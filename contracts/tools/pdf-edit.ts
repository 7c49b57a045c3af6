import { z } from 'zod';
import { markOptions, onePdfWithPictures } from './mark-options.js';
import { asksByItself } from './owner-rights.js';
import { flattenFields, formValues } from './pdf-fill-form.js';
import { defineTool } from './tool.js';

/**
 * All that a draft of the Edit mode holds, as one conversion. Each option is that of a tool of its own, and whatever is
 * not given changes nothing. They are applied in this order, so that a mark can lie on what was written before it, and a
 * value can be given to a field that is new:
 *
 * 1. marks with `asContent`, into the pages
 * 2. `values`, into the form
 * 3. `removed`, `changed` and the other `marks`
 * 4. `flatten`
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
  options: z.object({ values: formValues, flatten: flattenFields, ...markOptions }),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_edited',
  alsoCalled: ['edit', 'editor', 'change', 'write on', 'type on', 'modify'],
  rights: asksByItself,
});
