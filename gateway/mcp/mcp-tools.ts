import { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';
import { FILES_MAX } from '../../contracts/limits.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { InlineFile } from '../uploads/inline-files.js';

const problemWithFile = 'must have exactly one of data, pieces and conversion, and a name with data or pieces';

/** A file that a model hands over. */
const givenFile = z
  .object({
    name: z.string().optional().meta({ description: 'File name with its ending, for data and pieces' }),
    data: z.base64().optional().meta({ description: 'The bytes, in base64; up to 10 MB of all files together' }),
    pieces: z
      .array(z.string())
      .min(1)
      .optional()
      .meta({ description: 'Ids of what was uploaded before by POST /api/uploads, in their order' }),
    conversion: z.string().optional().meta({ description: 'Id of an earlier run, whose result is the file' }),
  })
  .refine(
    ({ name, data, pieces, conversion }) =>
      [data, pieces, conversion].filter((one) => one !== undefined).length === 1 &&
      (conversion !== undefined || name !== undefined),
    { error: problemWithFile },
  );

/** Arguments of `run_tool`. */
export const runArguments = z.object({
  tool: z.string().optional().meta({ description: 'Id of the tool, as list_tools tells it' }),
  files: z.array(givenFile).max(FILES_MAX).default([]),
  options: z.record(z.string(), z.unknown()).default({}).meta({ description: 'As describe_tool tells them' }),
  wait_for: z
    .string()
    .optional()
    .meta({ description: 'Instead of all else: id of an earlier run that was not ready in time' }),
  bytes: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the answer holds the file itself, where it has at most 5 MB' }),
});
/** See {@link runArguments}. */
export type RunArguments = z.output<typeof runArguments>;

/** Arguments of `run_workflow`. */
export const workflowArguments = z.object({
  workflow: z.string().optional().meta({ description: 'Id of the workflow, as list_workflows tells it' }),
  files: z.array(givenFile).max(FILES_MAX).default([]),
  secrets: z
    .record(z.string(), z.record(z.string(), z.string()))
    .default({})
    .meta({ description: 'What the workflow asks for, by the number of the step: {"2":{"userPassword":"…"}}' }),
  wait_for: z
    .array(z.string())
    .min(1)
    .max(FILES_MAX)
    .optional()
    .meta({ description: 'Instead of all else: ids of earlier runs that were not ready in time' }),
});
/** See {@link workflowArguments}. */
export type WorkflowArguments = z.output<typeof workflowArguments>;

/** Files of a call as they are taken in. */
export const inlineFilesOf = (files: RunArguments['files']): InlineFile[] =>
  files.map(({ name = '', data, pieces, conversion }) => {
    if (conversion !== undefined) return { conversion };
    return pieces ? { name, pieces } : { name, bytes: Buffer.from(data ?? '', 'base64') };
  });

const toolArgument = z.object({ tool: z.string().meta({ description: 'Id of the tool, as list_tools tells it' }) });

const inputSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

/** The tools that a model is offered; behind `run_tool` is the whole catalogue. */
export const mcpTools = [
  {
    name: 'list_tools',
    title: 'List the tools for documents',
    description: 'What can be done with PDF, picture, Office and text files: ids, titles, and which files each takes.',
    inputSchema: { type: 'object', properties: {} },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: 'describe_tool',
    title: 'Describe a tool',
    description: 'The files that a tool takes, and its options as a JSON schema.',
    inputSchema: inputSchemaOf(toolArgument),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: 'run_tool',
    title: 'Run a tool',
    description:
      'Makes a new file of files, which stay as they are. Answers with the id of the run, and where the file is; its result can be a file of the next run.',
    inputSchema: inputSchemaOf(runArguments),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  },
  {
    name: 'list_workflows',
    title: 'List workflows',
    description:
      'Tools that were saved one after the other, by you or for the whole site: ids, names, steps, the files that each takes, and asks for.',
    inputSchema: { type: 'object', properties: {} },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: 'run_workflow',
    title: 'Run a workflow',
    description:
      'Takes files through a workflow, each in a run of its own unless it takes them together. Answers with the runs and where their results are, which can be files of the next call.',
    inputSchema: inputSchemaOf(workflowArguments),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  },
] as const;

/** The short form of a tool in the answer of `list_tools`. */
const summaryOf = ({ id, title, tagline, accepts: { kinds, min, max } }: Tool) => ({
  id,
  title,
  about: tagline,
  takes: { kinds, least: min, most: max },
});

/** The tools that this site has not switched off. */
const offered = (toolsOff: readonly string[]): readonly Tool[] =>
  runnableTools.filter(({ id }) => !toolsOff.includes(id));

/** Answer of `list_tools`. */
export const listTools = (toolsOff: readonly string[]): object => ({ tools: offered(toolsOff).map(summaryOf) });

/** Answer of `describe_tool`. @throws Refusal `tool.unknown`, `tool.switched-off`. */
export const describeTool = (args: unknown, toolsOff: readonly string[]): object => {
  const { tool: id } = toolArgument.parse(args);
  if (toolsOff.includes(id)) throw new Refusal('tool.switched-off', { tool: id });
  const valid = offered(toolsOff);
  const tool = valid.find((one) => one.id === id);
  if (!tool) throw new Refusal('tool.unknown', { given: id, valid: valid.map((one) => one.id).join(', ') });
  return { ...summaryOf(tool), options: inputSchemaOf(tool.options) };
};

/** Options as the fields of a form have them: what is no text goes as JSON. */
export const fieldsOf = ({ options }: RunArguments): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(options).map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
  );
