import { useSelector } from '@xstate/react';
import type { ActivityEntry } from '../../../../contracts/api/audit.js';
import { Button } from '../../../parts/button.js';
import { Dialog } from '../../../parts/dialog.js';
import { FileName } from '../../../parts/file-name.js';
import { FailureNote } from '../../../tools/documents/failure-note.js';
import { PastDocumentAt } from './past-document.route.js';
import type { StoryActor } from './story.machine.js';
import { t, translated } from '../../../text/t.js';

interface StoryDialogProps {
  readonly actor: StoryActor;
  readonly onClose: () => void;
}

/** The events of one document, the oldest first. */
export const StoryDialog = ({ actor, onClose }: StoryDialogProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { conversionId, entries, next, failure } = state.context;
  return (
    <Dialog title={t('History of a document')} onClose={onClose}>
      <div data-story={state.value}>
        <NameOf entries={entries} />
        {entries.length > 0 && <PastDocumentAt conversionId={conversionId} entries={entries} />}
        <p role="status" className="text-sm text-muted">
          {state.hasTag('busy') && t('Reading the log...')}
        </p>
        {state.matches('failed') && (
          <FailureNote text={translated(failure)} onRetry={() => actor.send({ type: 'retry.pressed' })} />
        )}
        {state.matches('showing') && next !== null && (
          <Button tone="quiet" size="small" className="mt-3" onClick={() => actor.send({ type: 'more.pressed' })}>
            {t('Show later events')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

/** Its latest name. */
const NameOf = ({ entries }: { readonly entries: readonly ActivityEntry[] }) => {
  const name = entries.findLast(({ document }) => document !== null)?.document?.name;
  return name !== undefined && <FileName name={name} length={40} className="-mt-1 text-sm text-muted" />;
};
