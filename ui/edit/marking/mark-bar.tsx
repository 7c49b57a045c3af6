import { useSelector } from '@xstate/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { translated, t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { instruments, type Instrument } from '../marks/instruments.js';
import { UndoRedo } from '../parts/undo-redo.js';
import { instrumentLooks } from './mark-words.js';

interface MarkBarProps {
  readonly edit: EditActor;
}

/** Parts of the bar with a line before them. */
const beginsPart: ReadonlySet<Instrument> = new Set(['text', 'ink', 'stamp', 'erase']);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows move in the bar, which is one stop for Tab. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = (steps[event.key] ?? 0) * (isFromRight ? -1 : 1);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
  const next = ends[event.key] ?? (step === 0 ? undefined : (at + step + buttons.length) % buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
};

/** The instruments, of which the one in hand says its name. */
export const Instruments = ({ edit }: MarkBarProps) => {
  const inHand = useSelector(edit, ({ context }) => context.instrument);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [inHand]);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('Instruments')}
      onKeyDown={moveFocus}
      className="mark-bar flex min-w-0 flex-1 items-center overflow-x-auto"
    >
      {instruments.map(({ id, key }) => (
        <InstrumentButton key={id} edit={edit} id={id} keyName={key} isInHand={id === inHand} />
      ))}
    </div>
  );
};

interface InstrumentButtonProps extends MarkBarProps {
  readonly id: Instrument;
  readonly keyName: string;
  readonly isInHand: boolean;
}

const InstrumentButton = ({ edit, id, keyName, isInHand }: InstrumentButtonProps) => {
  const [Icon, label] = instrumentLooks[id];
  const name = translated(label);
  return (
    <button
      type="button"
      data-part={beginsPart.has(id)}
      tabIndex={isInHand ? 0 : -1}
      aria-label={name}
      aria-keyshortcuts={keyName}
      title={`${name} (${keyName})`}
      aria-pressed={isInHand}
      onClick={() => edit.send({ type: 'instrument.chosen', instrument: id })}
      className="flex h-10 min-w-9.5 shrink-0 items-center justify-center gap-2 rounded-full px-2 text-ink hover:bg-ink/5 aria-pressed:bg-brand aria-pressed:px-3.5 aria-pressed:text-on-brand pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      {isInHand && (
        <span aria-hidden="true" className="text-sm font-medium whitespace-nowrap">
          {name}
        </span>
      )}
    </button>
  );
};

/** Over the document: the instruments, and the way back. */
export const MarkBar = ({ edit }: MarkBarProps) => (
  <div className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line bg-card px-3 max-md:hidden">
    <Instruments edit={edit} />
    <UndoRedo edit={edit} />
  </div>
);
