import { CircleAlert, CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { t, translated } from '../../../text/t.js';
import { percentText } from '../frame/percent-text.js';
import { savedWords } from './batch-words.js';
import type { BatchRow, RowState } from '../../../work/batch/batch-row.js';

const marks = {
  failed: { Icon: CircleAlert, word: 'Failed', className: 'text-danger' },
  done: { Icon: CircleCheck, word: 'Done', className: 'text-brand-text' },
  waiting: { Icon: Clock, word: 'Waiting', className: 'text-muted' },
  stopped: { Icon: CircleSlash, word: 'Stopped', className: 'text-muted' },
} as const;

const steps: Readonly<Partial<Record<RowState, Text>>> = {
  sending: 'Uploading',
  converting: 'Converting',
  stopping: 'Stopping…',
};

const PERCENT = 100;

/** Where a file is, in a word, or how far, while it is worked on. */
export const BatchRowState = ({ row, tool }: { readonly row: BatchRow; readonly tool: string }) => {
  const { state, percent, step, selected, size } = row;
  if (state === 'sending' || state === 'converting' || state === 'stopping') {
    const words = state === 'converting' && step ? step : (steps[state] ?? '');
    return (
      <div className="grid gap-1">
        <p className="flex justify-between gap-2 text-[0.8125rem]">
          <span className="truncate">{translated(words)}</span>
          <span className="text-muted tabular-nums">{percentText(percent / PERCENT)}</span>
        </p>
        <ProgressBar label={t('Progress of {name}', { name: selected.file.name })} percent={percent} />
      </div>
    );
  }
  const { Icon, word, className } = marks[state];
  const saved = state === 'done' ? savedWords(tool, selected.file.size, size) : null;
  return (
    <p className={`flex items-center gap-2 text-[0.8125rem] tabular-nums @2xl:text-sm ${className}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {saved === null ? (
        t(word)
      ) : (
        <>
          <span className="sr-only">{t('Done,')} </span>
          {t('{percent} smaller', { percent: saved })}
        </>
      )}
    </p>
  );
};
