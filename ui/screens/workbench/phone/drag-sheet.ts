import type { PointerEvent } from 'react';

/** Below this, a press is a tap. */
const SLOP_PX = 6;

export interface SheetDrag {
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
export const dragSheet = (event: PointerEvent<HTMLElement>, { onTap, onRelease }: SheetDrag): void => {
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
