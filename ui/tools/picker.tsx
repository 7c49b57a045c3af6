import { fit, shownTools } from '../../contracts/tools/availability.js';
import type { FileKind } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { fieldsOf } from './fields.js';
import { Misfits } from './misfits.js';
import { SuggestedTool } from './suggested-tool.js';
import { ToolCard } from './tool-card.js';
import type { ToolChoice } from './tool-choice.js';

interface PickerProps extends ToolChoice {
  readonly kinds: readonly FileKind[];
  readonly suggested: Tool | undefined;
  readonly unfolded: string | null;
  readonly onToggle: (tool: Tool) => void;
}

/** The suggested tool first, the others that fit under it, and folded away what does not fit, with its reason. */
export const Picker = ({ kinds, suggested, unfolded, onToggle, ...choice }: PickerProps) => {
  const shown = shownTools(kinds).map((tool) => ({ tool, fitting: fit(tool, kinds) }));
  const others = shown.filter(({ tool, fitting }) => fitting.fits && tool.id !== suggested?.id);
  const misfits = shown.flatMap(({ tool, fitting }) => (fitting.fits ? [] : [{ tool, reason: fitting.message }]));
  return (
    <section aria-label="Tools" className="grid gap-4">
      {suggested && <SuggestedTool tool={suggested} count={kinds.length} {...choice} />}
      {others.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {others.map(({ tool }) => (
            <ToolCard
              key={tool.id}
              tool={tool}
              count={kinds.length}
              unfolded={unfolded === tool.id && fieldsOf(tool).length > 0}
              onToggle={() => {
                onToggle(tool);
              }}
              {...choice}
            />
          ))}
        </ul>
      )}
      <p className="text-[0.8125rem] text-muted">Tools start as soon as you choose them.</p>
      <Misfits misfits={misfits} />
    </section>
  );
};
