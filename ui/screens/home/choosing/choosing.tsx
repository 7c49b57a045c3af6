import { useSelector } from '@xstate/react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { Heading } from '../../../parts/heading.js';
import { Picker } from '../../../tools/picker.js';
import { optionsOf, suggestedTool } from '../machine/home.context.js';
import type { HomeActor } from '../machine/home.machine.js';
import { SelectedFiles } from './selected-files.js';
import { offeredFiles } from '../machine/selection.js';
import { t } from '../../../text/t.js';

interface ChoosingProps {
  readonly actor: HomeActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Files on the left, what to do with them on the right. */
export const Choosing = ({ actor, capabilities }: ChoosingProps) => {
  const context = useSelector(actor, (state) => state.context);
  return (
    <>
      <Heading takesFocus className="text-[clamp(1.875rem,4vw,2.25rem)] leading-tight">
        {t(
          context.selection.files.length === 1
            ? 'What would you like to do with it?'
            : 'What would you like to do with them?',
        )}
      </Heading>
      <div className="mt-7 grid items-start gap-5 lg:grid-cols-[22rem_1fr]">
        <SelectedFiles actor={actor} />
        <Picker
          files={offeredFiles(context.selection)}
          capabilities={capabilities}
          suggested={suggestedTool(context, capabilities)}
          unfolded={context.unfolded}
          problem={context.problem}
          optionsOf={(tool) => optionsOf(context, tool)}
          onToggle={(tool) => {
            actor.send({ type: 'options.toggled', tool: tool.id });
          }}
          onChange={(tool, field, value) => {
            actor.send({ type: 'option.changed', tool: tool.id, field, value });
          }}
          onStart={(tool) => {
            actor.send({ type: 'tool.chosen', tool: tool.id });
          }}
        />
      </div>
    </>
  );
};
