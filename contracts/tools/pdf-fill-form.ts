import { z } from 'zod';
import { FILLED_FIELDS_MAX, FILLED_TEXT_MAX } from '../limits.js';
import { readJson } from './json-option.js';
import { flag } from './options.js';
import { fills } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const problem = 'must be a JSON object of field names and texts, true or false, or lists of choices';
const text = z
  .string({ error: problem })
  .max(FILLED_TEXT_MAX, { error: `texts must be at most ${FILLED_TEXT_MAX} characters` });

/** Values by the full names of their fields; reads JSON text too, because uploads are multipart. */
export const formValues = z.preprocess(
  (given) => readJson(given ?? '{}'),
  z
    .record(z.string(), z.union([text, z.boolean(), z.array(text)], { error: problem }), { error: problem })
    .refine((given) => Object.keys(given).length <= FILLED_FIELDS_MAX, {
      error: `must name at most ${FILLED_FIELDS_MAX} fields`,
    }),
);

const values = formValues.refine((given) => Object.keys(given).length > 0, { error: 'must name at least one field' });

/** Afterwards no field can be filled in, and all that they say is part of the page. */
export const flattenFields = flag(false, { title: 'Make the fields part of the page' });

/** Behind `POST /api/pdf/fill-form`: one PDF, and values for fields of its form. */
export const pdfFillForm = defineTool({
  id: 'pdf-fill-form',
  title: 'Fill in a form',
  tagline: 'Type into the fields of a PDF',
  action: 'Fill in',
  duration: '2-3 s',
  icon: 'text-cursor-input',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({ values, flatten: flattenFields }),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_filled',
  alsoCalled: ['form', 'fill', 'fields', 'acroform', 'fill out'],
  rights: fills,
});
