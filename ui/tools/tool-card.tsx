import { SlidersHorizontal } from 'lucide-react';
import type { Tool } from '../../contracts/tools/tool.js';
import { Button } from '../parts/button.js';
import { actionOf, taglineOf } from './action.js';
import { fieldsFor } from './fields-of-options.js';
import { OptionsForm } from './options-form.js';
import type { ToolChoice } from './tool-choice.js';
import { ToolIcon } from './tool-icon.js';
import { t, translated } from '../text/t.js';

interface ToolCardProps extends ToolChoice {
  readonly tool: Tool;
  readonly count: number;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

/** Starts a tool whose outcome is one, with its options behind a button; any other shows its options. Requirement. */
export const ToolCard = (props: ToolCardProps) => {
  const { tool, kinds, unfolded, onToggle, onStart } = props;
  const atClick = tool.start === 'at-once';
  return (
    <li
      data-unfolded={unfolded}
      className="rounded-2xl border border-line bg-card transition-colors hover:border-edge data-[unfolded=true]:md:col-span-2"
    >
      <div className="relative flex items-center gap-3 pe-3">
        <button
          type="button"
          aria-expanded={atClick ? undefined : unfolded}
          onClick={atClick ? () => onStart(tool) : onToggle}
          className="flex min-h-16 min-w-0 flex-1 items-center gap-3.5 rounded-2xl py-3 ps-3.5 text-start"
        >
          <ToolIcon tool={tool} />
          <span className="min-w-0">
            <span className="block text-[0.9375rem] font-medium">{translated(tool.title)}</span>
            <span className="block text-[0.8125rem] text-muted">{taglineOf(tool)}</span>
          </span>
        </button>
        {atClick && fieldsFor(tool, kinds).length > 0 && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-label={t('{tool}: options', { tool: translated(tool.title) })}
            title={t('Options')}
            onClick={onToggle}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand-text"
          >
            <SlidersHorizontal className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
      {unfolded && <Unfolded {...props} />}
    </li>
  );
};

const Unfolded = ({ tool, count, kinds, optionsOf, problem, onChange, onStart }: ToolCardProps) => (
  <form
    aria-label={t('{tool}: options', { tool: translated(tool.title) })}
    className="grid animate-rise gap-5 border-t border-line p-4"
    onSubmit={(event) => {
      event.preventDefault();
      onStart(tool);
    }}
  >
    <OptionsForm
      tool={tool}
      kinds={kinds}
      values={optionsOf(tool)}
      problem={problem}
      onChange={(field, value) => {
        onChange(tool, field, value);
      }}
    />
    <Button type="submit" className="justify-self-start max-sm:w-full">
      {actionOf(tool, count)}
    </Button>
  </form>
);
