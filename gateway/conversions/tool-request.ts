import { Refusal } from '../../contracts/errors.js';
import type { FileKind } from '../../contracts/files.js';
import { fit } from '../../contracts/tools/availability.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';

const NAME_SHOWN_MAX = 100;

export interface ToolRequest {
  readonly tool: Tool;
  readonly options: Readonly<Record<string, unknown>>;
}

const toolOf = (given: string): Tool => {
  const tool = runnableTools.find(({ id }) => id === given);
  if (tool) return tool;
  const valid = runnableTools.map(({ id }) => id).join(', ');
  throw new Refusal('tool.unknown', { given: given.slice(0, NAME_SHOWN_MAX), valid });
};

/**
 * Reads which tool a form asks for and with which options; fields that the tool does not have are left out.
 *
 * @throws Refusal `tool.unknown`, `tool.files-do-not-fit`, `tool.option-invalid`.
 * @see Specification section 5, "Tool availability".
 */
export const readToolRequest = (fields: ReadonlyMap<string, string>, kinds: readonly FileKind[]): ToolRequest =>
  requestOf(toolOf(fields.get('operation') ?? ''), fields, kinds);

/** The same for a call that has a tool of its own. */
export const requestOf = (tool: Tool, fields: ReadonlyMap<string, string>, kinds: readonly FileKind[]): ToolRequest => {
  const suits = fit(tool, kinds);
  if (!suits.fits) throw new Refusal('tool.files-do-not-fit', { message: suits.message });
  const parsed = tool.options.safeParse(Object.fromEntries(fields));
  if (parsed.success) return { tool, options: parsed.data };
  const [issue] = parsed.error.issues;
  throw new Refusal('tool.option-invalid', {
    field: issue?.path.join('.') ?? 'options',
    problem: issue?.message ?? 'is not valid',
  });
};
