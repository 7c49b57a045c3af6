import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { fit, toolsFor } from '../../contracts/tools/availability.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { fieldsFor } from './fields-of-options.js';
import { cautionsFor, unavailableReason, type OfferedFile } from './unavailable-reason.js';
import { UnfittingTools } from './unfitting-tools.js';
import { SuggestedTool } from './suggested-tool.js';
import { ToolCard } from './tool-card.js';
import type { ToolChoice } from './tool-choice.js';
import { Unavailable } from './unavailable-tools.js';
import { t } from '../text/t.js';

interface PickerProps extends Omit<ToolChoice, 'kinds'> {
  readonly files: readonly OfferedFile[];
  /** Null if they are not known. */
  readonly capabilities: CapabilitiesReply | null;
  readonly suggested: Tool | undefined;
  readonly unfolded: string | null;
  readonly onToggle: (tool: Tool) => void;
}

type Sorting = Pick<PickerProps, 'files' | 'capabilities'>;

/** The tools in three groups: offered, unavailable here, and not for these files. */
const sorted = ({ files, capabilities }: Sorting) => {
  const kinds = files.map(({ kind }) => kind);
  const shown = toolsFor(kinds).map((tool) => ({ tool, fitting: fit(tool, kinds) }));
  const fitting = shown.flatMap(({ tool, fitting: { fits } }) => (fits ? [tool] : []));
  return {
    offered: fitting.filter((tool) => unavailableReason(tool, files, capabilities) === undefined),
    unavailable: fitting.flatMap((tool) => {
      const reason = unavailableReason(tool, files, capabilities);
      return reason ? [{ tool, reason }] : [];
    }),
    unfitting: shown.flatMap(({ tool, fitting: fits }) => (fits.fits ? [] : [{ tool, reason: fits.message }])),
  };
};

/** The suggested tool, the other fitting ones below it, and, folded, those that do not fit with the reason. */
export const Picker = ({ files, capabilities, suggested, unfolded, onToggle, ...choice }: PickerProps) => {
  const { offered, unavailable, unfitting } = sorted({ files, capabilities });
  const others = offered.filter((tool) => tool.id !== suggested?.id);
  const kinds = files.map(({ kind }) => kind);
  const cautions = cautionsFor(offered, files, capabilities);
  return (
    <section aria-label={t('Tools')} className="grid gap-4">
      {suggested && <SuggestedTool tool={suggested} count={files.length} kinds={kinds} {...choice} />}
      {others.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {others.map((tool) => (
            <ToolCard
              key={tool.id}
              tool={tool}
              count={files.length}
              kinds={kinds}
              unfolded={unfolded === tool.id && (tool.start !== 'at-once' || fieldsFor(tool, kinds).length > 0)}
              onToggle={() => {
                onToggle(tool);
              }}
              {...choice}
            />
          ))}
        </ul>
      )}
      {cautions.length > 0 && <p className="text-[0.8125rem] text-muted">{cautions.join(' ')}</p>}
      <Unavailable tools={unavailable} open={offered.length === 0} />
      <UnfittingTools unfitting={unfitting} />
    </section>
  );
};
