import { useSelector } from '@xstate/react';
import { LayoutGrid } from 'lucide-react';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { Button } from '../../../parts/button.js';
import { actionOf } from '../../../tools/action.js';
import { suggestedTool } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { arrangerOf } from '../../../work/machine/arranger.js';
import { t } from '../../../text/t.js';

/** Opens the dialog to arrange pages, and describes the result. */
export const ArrangeSection = ({ actor }: { readonly actor: WorkActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const { arrangement } = context;
  const arranger = arrangerOf(context);
  if (!arranger) return null;
  const open = () => {
    actor.send({ type: 'arrange.opened' });
  };
  if (!arrangement) {
    return (
      <Button tone="quiet" onClick={open}>
        <LayoutGrid className="size-4" aria-hidden="true" />
        {t('Arrange pages')}
      </Button>
    );
  }
  return (
    <section aria-label={t('Arranged pages')} className="rounded-2xl bg-sunken py-1.5 ps-4 pe-1.5 text-sm">
      <div className="flex items-center gap-1">
        <p className="flex-1 tabular-nums">
          {t('{shown} of {total} pages, arranged', { shown: arrangement.pages.length, total: arrangement.total })}
        </p>
        <TextButton onClick={open}>{t('Edit')}</TextButton>
        <TextButton
          onClick={() => {
            actor.send({ type: 'arrangement.dropped' });
          }}
        >
          {t('Reset')}
        </TextButton>
      </div>
      <StartButton actor={actor} arranger={arranger} />
    </section>
  );
};

interface StartButtonProps {
  readonly actor: WorkActor;
  readonly arranger: Tool;
}

/** Starts the tool that only arranges; nothing if it is the suggested one, which already has a button. */
const StartButton = ({ actor, arranger }: StartButtonProps) => {
  const context = useSelector(actor, (state) => state.context);
  if (suggestedTool(context)?.id === arranger.id) return null;
  return (
    <Button
      className="mb-1.5 mt-1 w-full"
      onClick={() => {
        actor.send({ type: 'tool.chosen', tool: arranger.id });
      }}
    >
      {actionOf(arranger, context.files.length)}
    </Button>
  );
};

const TextButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-9 rounded-lg px-2.5 font-medium text-brand-text hover:bg-brand/10"
  >
    {children}
  </button>
);
