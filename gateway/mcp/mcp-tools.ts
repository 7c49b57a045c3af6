import { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';
import { FILES_MAX } from '../../contracts/limits.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';

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

const toolArgument = z.object({ tool: z.string().meta({ description: 'Id of the tool, as list_tools tells it' }) });

const inputSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

/** The three tools that a model is offered; behind the last one is the whole catalogue. */
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
] as const;

/** What `list_tools` says of a tool. */
const summaryOf = ({ id, title, tagline, accepts: { kinds, min, max } }: Tool) => ({
  id,
  title,
  about: tagline,
  takes: { kinds, least: min, most: max },
});

/** Answer of `list_tools`. */
export const listTools = (): object => ({ tools: runnableTools.map(summaryOf) });

/** Answer of `describe_tool`. @throws Refusal `tool.unknown`. */
export const describeTool = (given: unknown): object => {
  const { tool: id } = toolArgument.parse(given);
  const tool = runnableTools.find((one) => one.id === id);
  if (!tool) throw new Refusal('tool.unknown', { given: id, valid: runnableTools.map((one) => one.id).join(', ') });
  return { ...summaryOf(tool), options: inputSchemaOf(tool.options) };
};

/** Options as the fields of a form have them: what is no text goes as JSON. */
export const fieldsOf = ({ tool = '', options }: RunArguments): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(options).map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
    ['operation', tool] as const,
  ]);
