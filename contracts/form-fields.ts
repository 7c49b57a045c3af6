import { z } from 'zod';

/**
 * A person can do one of these with a field of a form: write, tick, choose one of several, choose from a list, or sign.
 */
const formFieldKind = z.enum(['text', 'check', 'radio', 'choice', 'list', 'signature', 'button']);
export type FormFieldKind = z.output<typeof formFieldKind>;

/** A place of a field on a page. */
const formFieldPlace = z.object({
  page: z.number().int().meta({ description: 'Counted from 1' }),
  x: z.number().meta({ description: 'Points from the left edge of the page as displayed' }),
  y: z.number().meta({ description: 'Points from the top edge of the page as displayed' }),
  width: z.number(),
  height: z.number(),
  choice: z.string().optional().meta({ description: 'Of a radio button, the choice that it stands for' }),
});
export type FormFieldPlace = z.output<typeof formFieldPlace>;

const formValue = z.union([z.string(), z.boolean(), z.array(z.string())]);

/** A field of a form as a program or a person fills it in. */
export const formField = z.object({
  name: z.string().meta({ description: 'Its full name, such as `applicant.address.city`' }),
  kind: formFieldKind,
  label: z.string().meta({ description: 'What its author calls it for people; empty where the form says nothing' }),
  value: formValue.nullable().meta({
    description: 'Text; whether it is ticked; the choice, or the choices of a list; null for what has no value',
  }),
  choices: z.array(z.string()).meta({ description: 'Of radio buttons, choices and lists' }),
  stored: z.array(z.string()).meta({
    description: 'What the form stores for each of the choices; of a tick box, the name of its state when it is ticked',
  }),
  required: z.boolean(),
  readOnly: z.boolean(),
  calculated: z.boolean().meta({ description: 'A script of the form works it out, which does not run here' }),
  multiline: z.boolean().meta({ description: 'A text of several lines' }),
  comb: z.boolean().meta({ description: 'Each character has a cell of its own' }),
  maxLength: z.number().int().nullable().meta({ description: 'In characters' }),
  dateFormat: z.string().nullable().meta({ description: 'How it wants a date to be written, such as `dd.mm.yyyy`' }),
  open: z.boolean().meta({ description: 'Several of a list may be chosen; in a choice, other words may be written' }),
  places: z.array(formFieldPlace).meta({ description: 'Empty for a field that no page shows' }),
});
export type FormField = z.output<typeof formField>;

export type FormValue = string | boolean | readonly string[];

/** Values by the full names of their fields. */
export type FormValues = Readonly<Record<string, FormValue>>;
