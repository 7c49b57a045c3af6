import { z } from 'zod';
import { FIELD_CHOICES_MAX, NEW_FIELDS_MAX, OPTION_TEXT_MAX, PAGES_MAX } from '../limits.js';
import { jsonList } from './json-option.js';
import { changes } from './owner-rights.js';
import { pageBox } from './page-edits.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const NAME_MAX = 200;
const CHOICE_MAX = 500;

/** Names of several parts, such as `applicant.city`, make a tree. */
const name = z
  .string()
  .max(NAME_MAX)
  .regex(/^[^.\s](?:[^.]*[^.\s])?(?:\.[^.\s](?:[^.]*[^.\s])?)*$/, { error: 'must be a name such as applicant.city' });

/** A field that is added to the form of a document; several with the same name are places of one field. */
export const newField = z.strictObject({
  type: z.enum(['text', 'check', 'radio', 'choice', 'list', 'signature']),
  name,
  page: z.number().int().min(1).max(PAGES_MAX),
  box: pageBox,
  required: z.boolean().default(false),
  /** The choices of a list, or of radio buttons, which share the box unless each has a box of its own. */
  choices: z.array(z.string().min(1).max(CHOICE_MAX)).max(FIELD_CHOICES_MAX).default([]),
  multiline: z.boolean().default(false),
  maxLength: z.number().int().min(1).max(32_767).optional(),
  /** In points; 0 for as large as fits. */
  fontSize: z.number().min(0).max(144).default(0),
  tooltip: z.string().max(OPTION_TEXT_MAX).default(''),
});
/** A field that is added to the form of a document. */
export type NewField = z.output<typeof newField>;

/** Adds fields to fill in, and signature fields, to the pages of a PDF. */
export const pdfAddFields = defineTool({
  id: 'pdf-add-fields',
  title: 'Create a form',
  tagline: 'Fields to fill in, tick and sign',
  action: 'Add fields',
  duration: '2-3 s',
  icon: 'rectangle-ellipsis',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({ fields: jsonList(newField, { min: 1, max: NEW_FIELDS_MAX, what: 'fields' }) }),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_form',
  alsoCalled: ['form', 'fillable', 'acroform', 'signature field', 'check box', 'make fillable'],
  rights: changes,
});
