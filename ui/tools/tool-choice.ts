import type { FileKind } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { OptionProblem, OptionValue, OptionValues } from './fields-of-options.js';

/** The props that every offered tool needs to show its options and to start. */
export interface ToolChoice {
  /** Of the chosen files. */
  readonly kinds: readonly FileKind[];
  readonly optionsOf: (tool: Tool) => OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (tool: Tool, field: string, value: OptionValue) => void;
  readonly onStart: (tool: Tool) => void;
}
