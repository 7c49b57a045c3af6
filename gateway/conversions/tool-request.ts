import type { Request, Response } from 'express';
import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import {
  FROM_FIELD,
  KEEP_HEADER,
  KEPT_HEADER,
  NOTES_HEADER,
  NOTES_HEADER_MAX,
  CONVERT_WAIT_MAX_SECONDS,
  convertQuery,
} from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import type { Note, ResultFile } from '../../contracts/events/conversion.js';
import type { FileKind } from '../../contracts/files.js';
import { chosenEnd, LINK_END_FIELD, linkEnd } from '../../contracts/link-lifetime.js';
import { fit, inOrder } from '../../contracts/tools/availability.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { PASSWORDS_FIELD, PASSWORDS_PROBLEM, passwords, secretFieldsOf } from '../../contracts/tools/secret-options.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { ToolRequest } from '../../services/platform/conversions/request-conversion.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { queryOf } from '../http/request-values.js';

const NAME_QUOTED_MAX = 100;

/** @throws Refusal `tool.unknown`. */
export const toolNamed = (toolId: string): Tool => {
  const tool = runnableTools.find(({ id }) => id === toolId);
  if (tool) return tool;
  const valid = runnableTools.map(({ id }) => id).join(', ');
  throw new Refusal('tool.unknown', { given: toolId.slice(0, NAME_QUOTED_MAX), valid });
};

type Fields = ReadonlyMap<string, string>;

const OPERATION_FIELD = 'operation';

/** Fields of `POST /api/convert` that are no options of its tool; the passwords of files go with every form. */
const besidesOptions = [OPERATION_FIELD, FROM_FIELD, LINK_END_FIELD] as const;

/** Options of the upload form, which is sent whole whatever tool is chosen: those of other tools say nothing. */
const uploadOptions: readonly string[] = [
  'pageRanges',
  'quality',
  'watermarkText',
  'watermarkOpacity',
  'watermarkPosition',
  'summarizationType',
  'targetLanguage',
];

const withoutOthers = (tool: Tool, fields: Fields): Fields =>
  new Map([...fields].filter(([name]) => name in tool.options.shape || !uploadOptions.includes(name)));

/** A form that has come, and the files that came with it. */
export interface ToolForm {
  readonly fields: Fields;
  readonly kinds: readonly FileKind[];
  /** Names of the fields that the call has beside the options of its tool. */
  readonly besides?: readonly string[];
}

/** Id of the tool that a form of `POST /api/convert` names; empty where it names none. */
export const operationIn = (fields: Fields): string => fields.get(OPERATION_FIELD) ?? '';

/**
 * Reads which tool a form asks for and with which options.
 *
 * @throws Refusal `tool.unknown`; as {@link requestOf}.
 * @see Requirement.
 */
export const readToolRequest = (fields: Fields, kinds: readonly FileKind[]): ToolRequest => {
  const tool = toolNamed(operationIn(fields));
  return requestOf(tool, { fields: withoutOthers(tool, fields), kinds, besides: besidesOptions });
};

/**
 * The same for a call that has a tool of its own.
 *
 * @throws Refusal `tool.option-unknown`, `tool.files-do-not-fit`, `tool.option-invalid`.
 */
export const requestOf = (tool: Tool, { fields, kinds, besides = [] }: ToolForm): ToolRequest => {
  refuseUnknown(tool, fields, besides);
  const suits = fit(tool, kinds);
  if (!suits.fits) throw new Refusal('tool.files-do-not-fit', { message: suits.message });
  const parsed = tool.options.safeParse(Object.fromEntries(fields));
  if (parsed.success) return withoutSecrets(tool, parsed.data, passwordsIn(tool, fields, kinds));
  const [issue] = parsed.error.issues;
  throw new Refusal('tool.option-invalid', {
    field: issue?.path.join('.') ?? 'options',
    problem: issue?.message ?? 'is not valid',
  });
};

/** A misspelt option would be passed over, and the file be made otherwise than its sender meant. */
const refuseUnknown = ({ id, options }: Tool, fields: Fields, besides: readonly string[]): void => {
  const known = [...Object.keys(options.shape), ...besides, PASSWORDS_FIELD];
  const unknown = [...fields.keys()].find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Refusal('tool.option-unknown', {
    field: unknown.slice(0, NAME_QUOTED_MAX),
    tool: id,
    valid: known.join(', '),
  });
};

/**
 * When the link of a conversion is to end, as the form says; undefined where it says nothing of it.
 *
 * @throws Refusal `request.invalid`, `share-link.end-impossible`.
 */
export const readLinkEnd = (
  fields: Fields,
  { now, latest }: { readonly now: Date; readonly latest: Date },
): Date | undefined => {
  const field = fields.get(LINK_END_FIELD);
  if (field === undefined || field === '') return undefined;
  const chosen = linkEnd.safeParse(field);
  if (chosen.success) return chosenEnd(chosen.data, { now, latest });
  const problem = chosen.error.issues[0]?.message ?? 'is not valid';
  throw new Refusal('request.invalid', { field: LINK_END_FIELD, problem });
};

/** Reads the passwords in the order in which the tool takes the files, which need not be the one they came in. */
const passwordsIn = (tool: Tool, fields: Fields, kinds: readonly FileKind[]) => {
  const field = tool.accepts.kinds.includes('pdf') ? fields.get(PASSWORDS_FIELD) : undefined;
  if (field === undefined || field === '') return [];
  const parsed = passwords.safeParse(field);
  if (parsed.success && parsed.data.length <= kinds.length) {
    const ofEach = kinds.map((kind, index) => ({ kind, password: parsed.data[index] ?? '' }));
    return inOrder(tool, ofEach).map(({ password }) => password);
  }
  throw new Refusal('tool.option-invalid', { field: PASSWORDS_FIELD, problem: PASSWORDS_PROBLEM });
};

const withoutSecrets = (tool: Tool, all: Record<string, unknown>, passwords: readonly string[]): ToolRequest => {
  const secretFields = secretFieldsOf(tool);
  const entries = Object.entries(all);
  const options = Object.fromEntries(entries.filter(([name]) => !secretFields.has(name)));
  const secretOptions = entries.filter(([name, value]) => secretFields.has(name) && value !== '');
  if (secretOptions.length === 0 && passwords.every((password) => password === '')) return { tool, options };
  return { tool, options, secrets: { passwords, options: Object.fromEntries(secretOptions) } };
};

/** Whether the file of a call is to be stored after the answer, with a link of its own. */
export const asksToStore = (request: Request): boolean => request.get(KEEP_HEADER) === 'yes';

/** Says under which id and link the file of a call is stored. */
export const setStoredHeader = (
  { conversionId, shareHash }: { readonly conversionId: string; readonly shareHash: string },
  origin: string,
  response: Response,
): void => {
  response.set(KEPT_HEADER, `${conversionId} ${origin}/s/${shareHash}`);
};

/** Puts what a result says about itself into the answer. Notes that do not fit into the header are left out. */
export const setNotesHeader = (notes: readonly Note[], response: Response): void => {
  const fitting = textsThatFit(notes.map(({ text }) => text));
  if (fitting.length > 0) response.set(NOTES_HEADER, escaped(fitting));
};

const escaped = (texts: readonly string[]): string => encodeURIComponent(JSON.stringify(texts));

const textsThatFit = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>((fitting, text) => {
    const longer = [...fitting, text];
    return escaped(longer).length <= NOTES_HEADER_MAX ? longer : fitting;
  }, []);

/** Reads the answer that an operation gave for a program back from the blob store. */
export const readResultJson = async <Schema extends z.ZodType>(
  blobs: Blobs,
  { blob }: Pick<ResultFile, 'blob'>,
  schema: Schema,
): Promise<z.output<Schema>> => schema.parse(await json(await blobs.read(blob)));

/** How long a caller wants to wait for the file of a conversion. */
export interface WaitingTime {
  /** Zero for not at all: the answer tells where to ask. */
  readonly seconds: number;
  /** The part of the header `Prefer` that has been followed (RFC 7240, 3); empty where the address says how long. */
  readonly applied: string;
}

const preferences = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '')] as const;
    }),
  );

const wholeSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-9]{1,6}$/.test(text) ? Math.min(Number(text), CONVERT_WAIT_MAX_SECONDS) : undefined;

/**
 * How long to wait, by `?wait=` or by `Prefer: wait=` and `Prefer: respond-async`, of which the address counts first.
 * Undefined for a caller who asks for neither, and is told at once where the result will be.
 *
 * @throws Refusal `request.invalid`.
 * @see RFC 7240, 4.1 and 4.3.
 */
export const waitingTimeOf = (request: Request): WaitingTime | undefined => {
  const { wait } = queryOf(request, convertQuery);
  if (wait !== undefined) return { seconds: wait, applied: '' };
  const preferred = preferences(request.get('prefer') ?? '');
  const seconds = wholeSeconds(preferred.get('wait'));
  if (preferred.has('respond-async')) {
    return {
      seconds: seconds ?? 0,
      applied: seconds === undefined ? 'respond-async' : `respond-async, wait=${seconds}`,
    };
  }
  return seconds === undefined ? undefined : { seconds, applied: `wait=${seconds}` };
};
