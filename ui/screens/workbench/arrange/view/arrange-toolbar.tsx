import { useSelector } from '@xstate/react';
import {
  ArrowLeft,
  ArrowRight,
  CheckCheck,
  Copy,
  FilePlus,
  ListRestart,
  Redo2,
  RotateCcw,
  RotateCw,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ArrangeEvent } from '../machine/arrange-context.js';
import type { ArrangeActor } from '../machine/arrange.machine.js';
import { t, translated } from '../../../../text/t.js';
import type { Text } from '../../../../../contracts/texts/text-catalogue.js';

interface Action {
  readonly label: Text;
  readonly Icon: LucideIcon;
  readonly event: ArrangeEvent;
  readonly apart?: boolean;
  /** The icon points where the text goes. */
  readonly turns?: boolean;
}

const actions: readonly Action[] = [
  { label: 'Move earlier', Icon: ArrowLeft, event: { type: 'pages.shifted', key: null, by: -1 }, turns: true },
  { label: 'Move later', Icon: ArrowRight, event: { type: 'pages.shifted', key: null, by: 1 }, turns: true },
  { label: 'Rotate left', Icon: RotateCcw, event: { type: 'pages.turned', key: null, by: -90 }, apart: true },
  { label: 'Rotate right', Icon: RotateCw, event: { type: 'pages.turned', key: null, by: 90 } },
  { label: 'Insert blank page', Icon: FilePlus, event: { type: 'pages.blanked', key: null }, apart: true },
  { label: 'Duplicate', Icon: Copy, event: { type: 'pages.copied', key: null } },
  { label: 'Delete', Icon: Trash2, event: { type: 'pages.deleted', key: null } },
  { label: 'Undo', Icon: Undo2, event: { type: 'undo.pressed' }, apart: true },
  { label: 'Redo', Icon: Redo2, event: { type: 'redo.pressed' } },
  { label: 'Reset', Icon: ListRestart, event: { type: 'reset.pressed' } },
];

const look =
  'flex min-h-10 shrink-0 items-center justify-center gap-1.5 rounded-xl px-2 text-[0.8125rem] font-medium hover:bg-ink/5 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent max-lg:min-w-9 max-lg:px-0 data-apart:ms-1 data-apart:before:me-1.5 data-apart:before:h-5 data-apart:before:w-px data-apart:before:bg-line max-lg:data-apart:ms-0 max-lg:data-apart:before:hidden';

/** The actions on the selected pages. A button that becomes unavailable keeps the focus and is announced as such. */
export const Toolbar = ({ actor }: { readonly actor: ArrangeActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { selected, pages } = state.context;
  const isAll = selected.length === pages.length;
  return (
    <div role="toolbar" aria-label={t('Selected pages')} className="flex flex-wrap items-center max-lg:justify-between">
      <button type="button" aria-pressed={isAll} className={look} onClick={() => actor.send({ type: 'all.toggled' })}>
        <CheckCheck className="size-4" aria-hidden="true" />
        <span className="max-lg:sr-only">{t('Select all')}</span>
      </button>
      {actions.map(({ label, Icon, event, apart, turns }) => (
        <button
          key={label}
          type="button"
          title={translated(label)}
          aria-disabled={!state.can(event)}
          data-apart={apart}
          className={look}
          onClick={() => {
            actor.send(event);
          }}
        >
          <Icon className={`size-4 ${turns ? 'rtl:-scale-x-100' : ''}`} aria-hidden="true" />
          <span className="max-lg:sr-only">{translated(label)}</span>
        </button>
      ))}
    </div>
  );
};
