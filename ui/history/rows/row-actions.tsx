import { useSelector } from '@xstate/react';
import { Download, Eye, RotateCcw, Share2, Sparkles, Trash2, Workflow } from 'lucide-react';
import type { ListedConversion } from '../../calls/received.js';
import { AsButton } from '../../parts/as-button.js';
import { Button, IconButton } from '../../parts/button.js';
import type { HistoryRowProps } from './history-row-props.js';
import { displayName } from './history-row.machine.js';
import { t } from '../../text/t.js';
import { answerKindOf, answerWords, viewLabel, type AnswerKind } from '../../tools/summary/answer-words.js';

/** The buttons of a row in its state. Requirement. */
export const RowActions = (props: HistoryRowProps) => {
  const { entry } = useSelector(props.actor, ({ context }) => context);
  if (entry.status === 'processing') {
    return (
      <Button tone="quiet" size="small" disabled>
        {t('Processing...')}
      </Button>
    );
  }
  const isKnown = entry.status === 'completed' || entry.status === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full">
      {!isKnown && <span className="text-sm">{entry.status}</span>}
      {entry.status === 'completed' && entry.downloadLink !== null && <FileActions {...props} />}
      {entry.status === 'failed' && <RetryButton actor={props.actor} />}
      <IconButton
        label={t('Delete {name}', { name: displayName(entry) })}
        onClick={() => {
          props.actor.send({ type: 'delete.pressed' });
        }}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const RetryButton = ({ actor }: Pick<HistoryRowProps, 'actor'>) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <Button
      tone="quiet"
      size="small"
      disabled={state.matches({ life: 'retrying' })}
      aria-label={t('Retry {name}', { name: displayName(state.context.entry) })}
      onClick={() => {
        actor.send({ type: 'retry.pressed' });
      }}
    >
      <RotateCcw className="size-4" aria-hidden="true" />
      {t('Retry')}
    </Button>
  );
};

/** On a phone, two buttons fill a line and the icons follow below. */
const WIDE = 'max-sm:basis-[calc(50%-0.1875rem)] max-sm:px-2';

const FileActions = ({ actor, list, recent }: HistoryRowProps) => {
  const { entry } = useSelector(actor, ({ context }) => context);
  const name = displayName(entry);
  const answerKind = answerKindOf(entry.operation);
  const open = (dialog: 'preview' | 'continue') => () => {
    list.send({ type: 'dialog.opened', dialog, id: entry.id });
  };
  return (
    <>
      {answerKind ? (
        <SummaryButton entry={entry} recent={recent} told={answerKind} />
      ) : (
        <Button
          tone="quiet"
          size="small"
          className={WIDE}
          aria-label={t('Preview {name}', { name })}
          onClick={open('preview')}
        >
          <Eye className="size-4" aria-hidden="true" />
          {t('Preview')}
        </Button>
      )}
      <DownloadLink actor={actor} />
      <IconButton label={t('Continue Processing {name}', { name })} onClick={open('continue')}>
        <Workflow className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Share {name}', { name })}
        onClick={() => {
          actor.send({ type: 'share.pressed' });
        }}
      >
        <Share2 className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
};

interface SummaryButtonProps extends Pick<HistoryRowProps, 'recent'> {
  readonly entry: ListedConversion;
  readonly told: AnswerKind;
}

const SummaryButton = ({ entry, recent, told }: SummaryButtonProps) => {
  const name = displayName(entry);
  return (
    <Button
      tone="quiet"
      size="small"
      className={WIDE}
      aria-label={viewLabel(told, name)}
      onClick={() => {
        recent.send({ type: 'summary.opened', of: { shareHash: entry.shareHash, name, told } });
      }}
    >
      <Sparkles className="size-4" aria-hidden="true" />
      {t(answerWords[told].view)}
    </Button>
  );
};

const DownloadLink = ({ actor }: Pick<HistoryRowProps, 'actor'>) => {
  const { entry } = useSelector(actor, ({ context }) => context);
  return (
    <AsButton tone="quiet" size="small" className={WIDE}>
      <a
        href={`/api/download/${encodeURIComponent(entry.shareHash)}`}
        download
        aria-label={t('Download {name}', { name: displayName(entry) })}
        onClick={() => {
          actor.send({ type: 'download.pressed' });
        }}
      >
        <Download className="size-4" aria-hidden="true" />
        {t('Download')}
      </a>
    </AsButton>
  );
};
