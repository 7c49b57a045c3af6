import { z } from 'zod';
import {
  RECIPIENTS_MAX,
  REQUEST_DAYS,
  REQUEST_FIELDS_MAX,
  REQUEST_MESSAGE_MAX,
  SIGNATURE_TEXT_MAX,
} from '../limits.js';
import { REMIND_EVERY_DAYS } from '../request-mail.js';
import { oneLine } from './one-line.js';
import { newRequestField, recipientEmail, screenLanguage } from './signature-requests.js';

/** Where the form of a template has what is asked, as JSON. */
export const TEMPLATE_FORM_FIELD = 'template';

const line = oneLine(SIGNATURE_TEXT_MAX).default('');

const templatePerson = z.strictObject({
  role: line.meta({
    description: 'Who fills this place is named each time; empty for a person who is always the same',
  }),
  name: line,
  email: recipientEmail.default(''),
  language: screenLanguage.optional(),
});

/** A signature request that is asked again and again. Passwords are not in it. */
export const askedByTemplate = z
  .strictObject({
    people: z.array(templatePerson).min(1).max(RECIPIENTS_MAX),
    fields: z.array(newRequestField).max(REQUEST_FIELDS_MAX),
    isInOrder: z.boolean().default(false),
    message: z.string().trim().max(REQUEST_MESSAGE_MAX).default(''),
    days: z.number().int().min(REQUEST_DAYS.min).max(REQUEST_DAYS.max).default(REQUEST_DAYS.initial),
    remindEvery: z
      .number()
      .int()
      .min(REMIND_EVERY_DAYS.min)
      .max(REMIND_EVERY_DAYS.max)
      .default(REMIND_EVERY_DAYS.initial),
    mayHandOn: z.boolean().default(false),
  })
  .superRefine(({ people, fields }, context) => {
    for (const [index, { recipient }] of fields.entries()) {
      if (recipient <= people.length) continue;
      context.addIssue({ code: 'custom', path: ['fields', index, 'recipient'], message: 'is no recipient' });
    }
  });
/** See {@link askedByTemplate}. */
export type AskedByTemplate = z.output<typeof askedByTemplate>;

/** A template that a member keeps; its PDF is fetched by itself. */
export const keptTemplate = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'Name of its PDF' }),
  keptAt: z.string(),
  asked: askedByTemplate,
});
/** See {@link keptTemplate}. */
export type KeptTemplate = z.output<typeof keptTemplate>;

/** Answer of `GET /api/account/request-templates`, the newest first. */
export const keptTemplatesReply = z.object({ templates: z.array(keptTemplate) });
/** See {@link keptTemplatesReply}. */
export type KeptTemplatesReply = z.output<typeof keptTemplatesReply>;

/** Answer of keeping a template. */
export const keptTemplateReply = z.object({ template: keptTemplate });
/** See {@link keptTemplateReply}. */
export type KeptTemplateReply = z.output<typeof keptTemplateReply>;

/** Answer of forgetting a template. */
export const forgottenTemplateReply = z.object({ forgotten: z.string() });
/** See {@link forgottenTemplateReply}. */
export type ForgottenTemplateReply = z.output<typeof forgottenTemplateReply>;
