import { useSelector } from '@xstate/react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { PhoneTabs } from '../phone/phone-tabs.js';
import { heights, type SheetHeight } from '../machine/height-region.js';
import { modeLooks, useMode } from '../modes/mode-switch.js';
import { ModeTabs } from '../modes/mode-tabs.js';
import { WorkbenchHeader } from './workbench-header.js';
import './workbench.css';
import '../phone/phone.css';
import { t, translated } from '../../../text/t.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import type { LayoutEvent } from '../machine/layout-event.js';

interface WorkbenchFrameProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  /** The running work; null for none. */
  readonly job: ReactNode;
  /** Left out in modes that are about the document alone. */
  readonly files?: ReactNode;
  readonly document: ReactNode;
  readonly tools: ReactNode;
  /** The buttons that a phone has in its header instead of the rest. */
  readonly phoneActs?: ReactNode;
}

/** Three columns, two, or one under a sheet, by the room there is. */
export const WorkbenchFrame = ({ work, layout, job, files, document, tools, phoneActs }: WorkbenchFrameProps) => {
  const mode = useMode(work, layout);
  const sheet = useSelector(layout, (state) => (state.matches({ sheet: 'files' }) ? 'files' : 'tools'));
  const height = useSelector(layout, (state) => heights.find((one) => state.matches({ height: one })));
  const list = useSelector(layout, (state) => (state.matches({ list: 'unfolded' }) ? 'unfolded' : 'folded'));
  const hasHeading = mode !== 'tools' || job !== null || (sheet === 'tools' && height !== 'low');
  return (
    <div
      data-workbench
      data-mode={mode === 'tools' ? undefined : mode}
      data-sheet={sheet}
      data-height={height}
      data-list={list}
      className="workbench bg-paper"
    >
      {!hasHeading && <h1 className="sr-only md:hidden">{t('Your files')}</h1>}
      <WorkbenchHeader work={work} layout={layout} phoneActs={phoneActs} />
      {job}
      {files !== undefined && (
        <Region name="files" label={t('Files')} className="workbench-files bg-card">
          {files}
        </Region>
      )}
      <Region name="document" label={t('Document')} className="workbench-document bg-paper">
        {document}
      </Region>
      <Region name="tools" label={translated(modeLooks[mode][1])} className="workbench-tools bg-card">
        {tools}
      </Region>
      {mode === 'tools' ? (
        <>
          <SheetGrip layout={layout} />
          <PhoneTabs work={work} layout={layout} />
        </>
      ) : (
        <ModeTabs layout={layout} shown={mode} />
      )}
    </div>
  );
};

interface RegionProps {
  readonly name: 'files' | 'document' | 'tools';
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part of the workbench that F6 leads to. */
const Region = ({ name, label, className, children }: RegionProps) => (
  <section aria-label={label} data-region={name} tabIndex={-1} className={`region ${className}`}>
    {children}
  </section>
);

const words: Readonly<Record<SheetHeight, Text>> = { low: 'Closed', half: 'Half open', full: 'Fully open' };

const tap: LayoutEvent = { type: 'sheet.tapped' };
const up: LayoutEvent = { type: 'sheet.stepped', by: 1 };
const down: LayoutEvent = { type: 'sheet.stepped', by: -1 };

const keys: Readonly<Record<string, LayoutEvent>> = {
  ArrowUp: up,
  ArrowRight: up,
  ArrowDown: down,
  ArrowLeft: down,
  Enter: tap,
  ' ': tap,
  Home: { type: 'sheet.released', share: 0 },
  End: { type: 'sheet.released', share: 1 },
};

/** Sets how high a phone's sheet stands: by dragging, a tap, or the arrow keys. */
const SheetGrip = ({ layout }: { readonly layout: LayoutActor }) => {
  const at = useSelector(layout, (state) => heights.findIndex((height) => state.matches({ height })));
  const onKeyDown = (event: KeyboardEvent) => {
    const pressedEvent = keys[event.key];
    if (!pressedEvent) return;
    event.preventDefault();
    layout.send(pressedEvent);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('Height of the sheet')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={heights.length - 1}
      aria-valuenow={at}
      aria-valuetext={translated(words[heights[at] ?? 'half'])}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        dragSheet(event, {
          onTap: () => layout.send(tap),
          onRelease: (share) => layout.send({ type: 'sheet.released', share }),
        });
      }}
      className="workbench-grip md:hidden"
    >
      <span className="h-1 w-10 rounded-full bg-edge/60" />
    </div>
  );
};

/** Below this, a press is a tap. */
const SLOP_PX = 6;

interface SheetDrag {
  readonly onTap: () => void;
  /** Where the sheet is let go, as a share of the room it may take. */
  readonly onRelease: (share: number) => void;
}

interface Room {
  readonly bench: HTMLElement;
  readonly bottom: number;
  readonly height: number;
}

const roomOf = (grip: HTMLElement): Room | null => {
  const bench = grip.closest<HTMLElement>('[data-workbench]');
  const header = (bench?.querySelector('[data-job]') ?? bench?.querySelector('header'))?.getBoundingClientRect();
  const tabs = bench?.querySelector(':scope > nav')?.getBoundingClientRect();
  return bench && header && tabs ? { bench, bottom: tabs.top, height: tabs.top - header.bottom } : null;
};

const follow = ({ bench, height }: Room, sheet: number): void => {
  bench.dataset['dragging'] = '';
  bench.style.setProperty('--sheet', `${Math.min(Math.max(sheet, 0), height)}px`);
};

const settle = ({ bench }: Room): void => {
  delete bench.dataset['dragging'];
  bench.style.removeProperty('--sheet');
};

/** The sheet follows the finger without the machine, which hears where it is let go. */
const dragSheet = (event: PointerEvent<HTMLElement>, { onTap, onRelease }: SheetDrag): void => {
  const grip: HTMLElement = event.currentTarget;
  const room = roomOf(grip);
  if (!room || event.button !== 0) return;
  const start = event.clientY;
  const offset = start - grip.getBoundingClientRect().top;
  const sheetAt = (y: number): number => room.bottom - y + offset;
  let moved = false;
  const listening = new AbortController();
  const { signal } = listening;
  grip.setPointerCapture(event.pointerId);
  grip.addEventListener(
    'pointermove',
    ({ clientY }) => {
      moved ||= Math.abs(clientY - start) > SLOP_PX;
      if (moved) follow(room, sheetAt(clientY));
    },
    { signal },
  );
  const end = (tell: (y: number) => void) => (last: globalThis.PointerEvent) => {
    listening.abort();
    settle(room);
    tell(last.clientY);
  };
  const released = end((y) => {
    if (moved) onRelease(sheetAt(y) / room.height);
    else onTap();
  });
  grip.addEventListener('pointerup', released, { signal });
  grip.addEventListener(
    'pointercancel',
    end(() => undefined),
    { signal },
  );
};
