import { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';
import type { FileKind } from '../../contracts/files.js';
import type { FieldMeta } from '../../contracts/tools/options.js';
import { readRanges } from '../../contracts/tools/page-ranges.js';
import type { Tool } from '../../contracts/tools/tool.js';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

type Details = Omit<FieldMeta, 'title'>;

/** One line of an options form. */
export interface Field extends Details {
  readonly name: string;
  readonly label: string;
  readonly kind: 'choice' | 'list' | 'languages' | 'text' | 'secret' | 'slider' | 'number' | 'check';
  readonly choices: readonly (string | number)[];
  readonly initial: OptionValue;
  /** A list or a table of values, which programs send as JSON and screens collect in their own way. */
  readonly isStructured?: true;
}

interface Described extends Partial<FieldMeta> {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: OptionValue;
}

const kinds: Readonly<Record<string, Field['kind']>> = { boolean: 'check', number: 'number', integer: 'number' };

/** How many values fit side by side. */
const CARDS_MAX = 8;

const kindOf = ({ enum: choices, slider, secret, withUnit, languages, type = 'string' }: Described): Field['kind'] => {
  if (choices) return choices.length > CARDS_MAX ? 'list' : 'choice';
  if (slider) return 'slider';
  if (languages) return 'languages';
  if (withUnit) return 'text';
  return secret ? 'secret' : (kinds[type] ?? 'text');
};

const detailsOf = (described: Described): Details => {
  const { hints, names, placeholder, secret, slider, when, besidePages, pages, kinds: of } = described;
  return {
    ...(hints && { hints }),
    ...(names && { names }),
    ...(placeholder && { placeholder }),
    ...(secret && { secret }),
    ...(slider && { slider }),
    ...(when && { when }),
    ...(besidePages && { besidePages }),
    ...(pages && { pages }),
    ...(of && { kinds: of }),
  };
};

/** Lists and tables of values have screens of their own. */
const isStructured = ({ type }: Described): boolean => type === 'array' || type === 'object';

const fieldOf = (name: string, described: Described): Field => {
  const { title = name, enum: choices = [], default: initial = '' } = described;
  const structure = isStructured(described) && ({ isStructured: true } as const);
  return { name, label: title, kind: kindOf(described), choices, initial, ...detailsOf(described), ...structure };
};

const known = new Map<Tool, readonly Field[]>();

const describedIn = (tool: Tool): readonly (readonly [name: string, described: Described])[] =>
  Object.entries(z.toJSONSchema(tool.options, { io: 'output' }).properties ?? {}) as [string, Described][];

/** The option of a tool that takes pages in the visitor's order. */
export const planFieldOf = (tool: Tool): string | undefined => describedIn(tool).find(([, { plan }]) => plan)?.[0];

/** Visitors arrange pages by their thumbnails; only the testing page has a field to type the order. */
const isOnForm = ({ audience }: Tool, described: Described): boolean =>
  !described.unasked && !isStructured(described) && (!described.plan || audience === 'testing');

/** The options form of any tool, derived from its schema. */
export const fieldsOf = (tool: Tool): readonly Field[] => {
  const fields =
    known.get(tool) ??
    describedIn(tool)
      .filter(([, described]) => isOnForm(tool, described))
      .map(([name, described]) => fieldOf(name, described));
  known.set(tool, fields);
  return fields;
};

/** The options that the help explains: those on the form, and those that a screen of its own or a program gives. */
export const explainedFields = (tool: Tool): readonly Field[] =>
  describedIn(tool)
    .filter(([, described]) => isOnForm(tool, described) || isStructured(described))
    .map(([name, described]) => fieldOf(name, described));

/** The options that are asked for with files of these kinds. */
export const fieldsFor = (tool: Tool, chosen: readonly FileKind[]): readonly Field[] =>
  fieldsOf(tool).filter(({ kinds: of }) => !of || chosen.some((kind) => of.includes(kind)));

/** The options a tool starts with. */
export const initialOptions = (tool: Tool): OptionValues =>
  Object.fromEntries([
    ...describedIn(tool).flatMap(([name, { unasked, default: initial = '' }]) => (unasked ? [[name, initial]] : [])),
    ...fieldsOf(tool).map(({ name, initial }) => [name, initial]),
  ]) as OptionValues;

/** Whether an option means something beside these values; what is hidden stays as it was. */
export const isMeant = ({ when }: Pick<Field, 'when'>, values: OptionValues): boolean =>
  !when || when.is.some((value) => value === values[when.field]);

/** The options as they are sent: those that mean nothing beside the others have their first value. */
export const meantOptions = (tool: Tool, values: OptionValues): OptionValues => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(tool)
      .filter((field) => !isMeant(field, { ...initialOptions(tool), ...values }))
      .map(({ name, initial }) => [name, initial]),
  ),
});

/** The fault of an option, in the schema's own words. */
export interface OptionProblem {
  readonly tool: string;
  readonly field: string;
  readonly message: string;
}

/**
 * The first thing that is wrong with a tool's options; undefined when nothing is.
 *
 * @param pageCount of the only document that the tool is given; Infinity where it is not known
 */
export const optionProblem = (tool: Tool, options: OptionValues, pageCount = Infinity): OptionProblem | undefined => {
  const meant = meantOptions(tool, options);
  const issue = tool.options.safeParse(meant).error?.issues[0];
  if (issue) return { tool: tool.id, field: String(issue.path[0] ?? ''), message: issue.message };
  return fieldsOf(tool)
    .filter(({ pages }) => pages)
    .flatMap(({ name }) => {
      const message = pagesProblem(String(meant[name] ?? '').trim(), pageCount);
      return message === undefined ? [] : [{ tool: tool.id, field: name, message }];
    })
    .at(0);
};

/** The complaint that the operation would have. */
const pagesProblem = (text: string, pageCount: number): string | undefined => {
  if (text === '') return undefined;
  try {
    readRanges(text, pageCount);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
