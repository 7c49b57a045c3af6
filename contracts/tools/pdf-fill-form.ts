import { z } from 'zod';
import { valuesFormats } from '../form-values/values-formats.js';
import { FILLED_FIELDS_MAX, FILLED_TEXT_MAX, FILLED_VALUES_MAX } from '../limits.js';
import { isLeftEmpty, readJson } from './json-option.js';
import { choice, flag } from './options.js';
import { fills } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const problem = 'must be a JSON object of field names and texts, true or false, or lists of choices';
const text = z
  .string({ error: problem })
  .max(FILLED_TEXT_MAX, { error: `texts must be at most ${FILLED_TEXT_MAX} characters` });

/** Values by the full names of their fields; reads JSON text too, because uploads are multipart. */
export const formValues = z.preprocess(
  (value) => readJson(isLeftEmpty(value) ? '{}' : value),
  z
    .record(z.string(), z.union([text, z.boolean(), z.array(text)], { error: problem }), { error: problem })
    .refine((values) => Object.keys(values).length <= FILLED_FIELDS_MAX, {
      error: `must name at most ${FILLED_FIELDS_MAX} fields`,
    }),
);

/** Read when the form is known. */
const valuesFile = z
  .string({ error: 'must be text' })
  .max(FILLED_VALUES_MAX, { error: `must be at most ${FILLED_VALUES_MAX} characters` })
  .default('')
  .meta({
    description:
      'A file of values: JSON, CSV, FDF or XFDF, as text or as a data URL in Base64. ' +
      'The first row of a CSV names the fields; with more than one further row, the answer is a ZIP with a form for each.',
  });

/** Afterwards no field can be filled in, and all that they say is part of the page. */
export const flattenFields = flag(false, { title: 'Make the fields part of the page' });

/** Behind `POST /api/pdf/fill-form`: one PDF, and values for fields of its form, by themselves or in a file; the values can come back as a file, too. */
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
  gives: {
    option: 'result',
    kinds: { pdf: ['pdf', 'archive'], json: ['data'], csv: ['text'], fdf: ['data'], xfdf: ['data'] },
  },
  options: z
    .object({
      values: formValues,
      valuesFile,
      flatten: flattenFields,
      result: choice(['pdf', ...valuesFormats], 'pdf', {
        title: 'What comes back',
        names: {
          pdf: 'The filled form',
          json: 'What it says, as JSON',
          csv: 'What it says, as CSV',
          fdf: 'What it says, as FDF',
          xfdf: 'What it says, as XFDF',
        },
      }),
    })
    .refine(
      (options) => Object.keys(options.values).length > 0 || options.valuesFile !== '' || options.result !== 'pdf',
      {
        path: ['values'],
        error: 'must name at least one field',
      },
    ),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_filled',
  alsoCalled: ['form', 'fill', 'fields', 'acroform', 'fill out'],
  rights: fills,
});
