import { useSelector } from '@xstate/react';
import { Check, RotateCcw } from 'lucide-react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { shortName } from '../../../text/file-names.js';
import { ArrangeSection } from './arrange-section.js';
import { AddFiles } from '../upload/drop-zone.js';
import type { HomeActor } from '../machine/home.machine.js';
import { SelectedFileRow } from './selected-file-row.js';
import type { SelectedFile } from '../machine/selection.js';
import { t } from '../../../text/t.js';

const NAMED = 2;

const summaryOf = (files: readonly SelectedFile[]): string => {
  const shown = files.slice(0, NAMED).map(({ file }) => shortName(file.name, NAME_SHOWN.summary));
  const names = shown.join(', ');
  const more = files.length - shown.length;
  return more > 0 ? t('{names} and {n} more', { names, n: more }) : names;
};

interface SelectedFilesProps {
  readonly actor: HomeActor;
}

/** The selection: how many files, which, and in what order. */
export const SelectedFiles = ({ actor }: SelectedFilesProps) => {
  const count = useSelector(actor, ({ context }) => context.selection.files.length);
  return (
    <section
      aria-label={t('Selection')}
      className="grid min-w-0 gap-4 rounded-3xl border border-line bg-card p-4 shadow-card"
    >
      <SelectionSummary actor={actor} />
      <div className="flex items-center justify-between ps-1">
        <h2 className="text-sm font-semibold">{t('Selected Files ({n})', { n: count })}</h2>
        <button
          type="button"
          onClick={() => {
            actor.send({ type: 'selection.cleared' });
          }}
          className="min-h-9 rounded-lg px-2 text-sm text-muted hover:text-ink"
        >
          {t('Clear All')}
        </button>
      </div>
      <FileRows actor={actor} />
      <AddFiles
        onFiles={(chosen) => {
          actor.send({ type: 'files.chosen', files: chosen });
        }}
      />
      <ArrangeSection actor={actor} />
    </section>
  );
};

const SelectionSummary = ({ actor }: SelectedFilesProps) => {
  const files = useSelector(actor, ({ context }) => context.selection.files);
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 rounded-2xl bg-brand-soft py-1.5 ps-4 pe-1.5 text-brand-text">
      <Check className="size-5" aria-hidden="true" />
      <p className="text-[0.9375rem] font-medium leading-tight">{t('{n} File(s) Selected', { n: files.length })}</p>
      <button
        type="button"
        onClick={() => {
          actor.send({ type: 'selection.cleared' });
        }}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-xl px-3 text-sm font-medium hover:bg-brand/10"
      >
        <RotateCcw className="size-3.5" aria-hidden="true" />
        {t('Start Over')}
      </button>
      <p className="col-start-2 col-end-4 pb-1.5 pe-2.5 text-xs">{summaryOf(files)}</p>
    </div>
  );
};

const FileRows = ({ actor }: SelectedFilesProps) => {
  const files = useSelector(actor, ({ context }) => context.selection.files);
  const locked = useSelector(actor, ({ context }) => context.locked);
  return (
    <ol className="-m-1 grid grid-cols-[minmax(0,1fr)] max-h-[11.5rem] gap-1.5 overflow-y-auto p-1">
      {files.map((selected, index) => (
        <SelectedFileRow
          key={selected.id}
          selected={selected}
          place={index}
          count={files.length}
          isLocked={locked.includes(selected.id)}
          onUnlock={() => {
            actor.send({ type: 'unlock.pressed', id: selected.id });
          }}
          onRemove={() => {
            actor.send({ type: 'file.removed', id: selected.id });
          }}
          onMove={(by) => {
            actor.send({ type: 'file.moved', id: selected.id, by });
          }}
        />
      ))}
    </ol>
  );
};
