import type { Tool } from '../../contracts/tools/tool.js';
import type { OptionProblem, OptionValue, OptionValues } from './fields-of-options.js';

/** What every tool on offer needs to show its options and to be started. */
export interface ToolChoice {
  readonly optionsOf: (tool: Tool) => OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (tool: Tool, field: string, value: OptionValue) => void;
  readonly onStart: (tool: Tool) => void;
}
