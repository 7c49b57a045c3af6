import { useSelector } from '@xstate/react';
import {
  ArrowLeft,
  ArrowRight,
  CheckCheck,
  Copy,
  FilePlus,
  ListRestart,
  LoaderCircle,
  type LucideIcon,
  Redo2,
  RotateCcw,
  RotateCw,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../parts/button.js';
import { NameInText } from '../../../parts/file-name.js';
import { FullDialog } from '../../../parts/full-dialog.js';
import { UnlockForm } from '../../../tools/locked/unlock-form.js';
import { type ArrangeEvent, arrangementOf } from './machine/arrange-context.js';
import type { ArrangeActor } from './machine/arrange.machine.js';
import type { Arrangement } from '../../../work/files/placed-page.js';
import { PageGrid } from './view/page-grid.js';
import { t, translated } from '../../../text/t.js';
import { RichText } from '../../../text/rich-text.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';

export interface Leaving {
  /** Text of the button that starts the conversion. */
  readonly action: string;
  readonly onLeave: (arrangement: Arrangement | null) => void;
  readonly onStart: (arrangement: Arrangement | null) => void;
}

/** All pages of the selected files, for arranging. */
export const ArrangeScreen = ({ actor, action, onLeave, onStart }: Leaving & { readonly actor: ArrangeActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { pages, total, selected, arrangement, announcement } = state.context;
  const isReady = state.matches('arranging');
  const result = () => (isReady ? arrangementOf(actor.getSnapshot().context) : arrangement);
  const leave = () => {
    onLeave(result());
  };
  const start = () => {
    onStart(result());
  };
  return (
    <FullDialog
      title={t('Arrange pages')}
      state={state.value}
      onClose={leave}
      aside={isReady && <Count shown={pages.length} total={total} selected={selected.length} />}
      bar={isReady && <Toolbar actor={actor} />}
      foot={<Foot isReady={isReady} action={action} onBack={leave} onStart={start} />}
    >
      {isReady ? <PageGrid actor={actor} /> : <NotReady actor={actor} onClose={leave} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FullDialog>
  );
};

interface FootProps {
  readonly isReady: boolean;
  readonly action: string;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

const Foot = ({ isReady, action, onBack, onStart }: FootProps) => (
  <>
    <p className="flex-1 text-[0.8125rem] text-muted max-md:hidden">
      {isReady &&
        t(
          'Drag pages, or select them and use the buttons. Shift and the arrow keys move them, R rotates, Delete deletes.',
        )}
    </p>
    <Button tone="quiet" className="max-md:flex-1" onClick={onBack}>
      {t('Back')}
    </Button>
    <Button disabled={!isReady} className="max-md:flex-1" onClick={onStart}>
      {action}
    </Button>
  </>
);

interface CountProps {
  readonly shown: number;
  readonly total: number;
  readonly selected: number;
}

const Count = ({ shown, total, selected }: CountProps) => (
  <p className="text-xs tabular-nums text-muted sm:text-sm">
    {t('{shown} of {total} pages', { shown, total })}
    {selected > 0 && ` · ${t('{n} selected', { n: selected })}`}
  </p>
);

const Middle = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid max-w-md gap-4 py-16">{children}</div>
);

const NotReady = ({ actor, onClose }: { readonly actor: ArrangeActor; readonly onClose: () => void }) => {
  const { locked, refused, files } = useSelector(actor, ({ context }) => context);
  const id = locked?.id ?? refused?.id;
  const file = files.find((one) => one.id === id)?.file;
  if (locked && file) {
    return (
      <Middle>
        <UnlockForm
          key={locked.id}
          file={file}
          wrong={locked.wrong}
          action={t('Unlock')}
          onCancel={onClose}
          onGiven={() => {
            actor.send({ type: 'password.given' });
          }}
        />
      </Middle>
    );
  }
  if (refused && file) {
    return (
      <Middle>
        <p role="alert">
          <RichText
            text="{name} cannot be shown here, so its pages cannot be arranged. It can still be converted as it is."
            parts={{ name: <NameInText name={file.name} /> }}
          />
        </p>
        <p className="text-sm text-muted">{translated(refused.message)}</p>
      </Middle>
    );
  }
  return (
    <p role="status" className="flex items-center justify-center gap-2.5 py-24 text-muted">
      <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
      {t('Opening {n} files', { n: files.length })}
    </p>
  );
};

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
const Toolbar = ({ actor }: { readonly actor: ArrangeActor }) => {
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
