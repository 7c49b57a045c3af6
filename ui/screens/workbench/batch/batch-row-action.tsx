import { Download, RotateCcw, X } from 'lucide-react';
import { Button, IconButton } from '../../../parts/button.js';
import { t } from '../../../text/t.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';
import type { BatchRow } from '../../../work/batch/batch-row.js';

interface BatchRowActionProps {
  readonly batch: BatchActor;
  readonly row: BatchRow;
}

/** The button for one file of a batch: try again, stop, or take the result. */
export const BatchRowAction = ({ batch, row }: BatchRowActionProps) => {
  const { id, state, selected } = row;
  if (state === 'done') return <TakeResult row={row} />;
  if (state === 'failed' || state === 'stopped') {
    return (
      <Button
        tone="quiet"
        size="small"
        aria-label={t('Retry {name}', { name: selected.file.name })}
        onClick={() => {
          batch.send({ type: 'file.retried', id });
        }}
      >
        <RotateCcw className="size-4" aria-hidden="true" />
        {t('Retry')}
      </Button>
    );
  }
  return (
    <IconButton
      label={t('Stop {name}', { name: selected.file.name })}
      disabled={state === 'stopping'}
      onClick={() => {
        batch.send({ type: 'file.stopped', id });
      }}
    >
      <X className="size-[1.125rem]" aria-hidden="true" />
    </IconButton>
  );
};

const TakeResult = ({ row: { shareHash, name } }: Pick<BatchRowActionProps, 'row'>) => (
  <a
    href={`/api/download/${encodeURIComponent(shareHash)}`}
    download={name}
    aria-label={t('Download {name}', { name })}
    title={t('Download {name}', { name })}
    className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink"
  >
    <Download className="size-[1.125rem]" aria-hidden="true" />
  </a>
);
