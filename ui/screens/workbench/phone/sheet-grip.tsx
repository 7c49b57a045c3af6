import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { heights, type SheetHeight } from '../machine/height-region.js';
import type { LayoutEvent } from '../machine/layout-event.js';
import { dragSheet } from './drag-sheet.js';
import { t, translated } from '../../../text/t.js';

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
export const SheetGrip = ({ layout }: { readonly layout: LayoutActor }) => {
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
