import type { Tool } from '../../contracts/tools/tool.js';
import { Button } from '../parts/button.js';
import { actionOf, taglineOf } from './action.js';
import { fieldsFor } from './fields-of-options.js';
import { OptionsForm } from './options-form.js';
import type { ToolChoice } from './tool-choice.js';
import { ToolIcon } from './tool-icon.js';
import { t, translated } from '../text/t.js';

interface SuggestedToolProps extends ToolChoice {
  readonly tool: Tool;
  readonly count: number;
}

/** The suggested tool for a selection. */
export const SuggestedTool = ({ tool, count, kinds, optionsOf, problem, onChange, onStart }: SuggestedToolProps) => (
  <article className="rounded-3xl border border-brand/35 bg-card p-5 shadow-card">
    <div className="flex flex-wrap items-center gap-4">
      <ToolIcon tool={tool} look="strong" />
      <div className="min-w-40 flex-1">
        <p className="text-xs font-semibold uppercase tracking-wider text-brand-text">{t('Suggested')}</p>
        <h2 className="text-lg font-semibold tracking-tight">{translated(tool.title)}</h2>
        <p className="text-[0.8125rem] text-muted">{taglineOf(tool)}</p>
      </div>
      <Button
        size="large"
        className="w-full sm:w-auto"
        onClick={() => {
          onStart(tool);
        }}
      >
        {actionOf(tool, count)}
      </Button>
    </div>
    {fieldsFor(tool, kinds).length > 0 && (
      <div className="mt-5">
        <OptionsForm
          tool={tool}
          kinds={kinds}
          values={optionsOf(tool)}
          problem={problem}
          onChange={(field, value) => {
            onChange(tool, field, value);
          }}
        />
      </div>
    )}
  </article>
);
