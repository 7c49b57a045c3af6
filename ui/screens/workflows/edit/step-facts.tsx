import type { Tool } from '../../../../contracts/tools/tool.js';
import { t } from '../../../text/t.js';
import type { DraftStep } from './draft.js';
import { conditionWords, optionWords } from './step-words.js';

/** The options and the condition of a step in words. */
export const StepFacts = ({ step, tool }: { readonly step: DraftStep; readonly tool: Tool | undefined }) => (
  <span className="block text-[0.8125rem] text-muted wrap-anywhere">
    {step.when && <span className="block text-amber">{conditionWords(step.when)}</span>}
    {tool ? optionWords(tool, step) : t('This tool is not there any more.')}
  </span>
);
