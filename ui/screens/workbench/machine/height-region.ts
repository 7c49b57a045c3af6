import type { LayoutEvent } from './layout-event.js';

/** How high the sheet of a phone stands: its grip alone, most of the room, all of it. */
export const heights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof heights)[number];

/** The share of the room between header and tabs that each height takes. */
const shares: Readonly<Record<SheetHeight, number>> = { low: 0, half: 0.62, full: 1 };

const distance = (height: SheetHeight, share: number): number => Math.abs(shares[height] - share);

/** The height that a sheet settles at when it is let go. */
export const nearestHeight = (share: number): SheetHeight =>
  heights.reduce((best, one) => (distance(one, share) < distance(best, share) ? one : best));

interface Told {
  readonly event: LayoutEvent;
}

const releasedAt =
  (height: SheetHeight) =>
  ({ event }: Told): boolean =>
    event.type === 'sheet.released' && nearestHeight(event.share) === height;
const stepped =
  (by: 1 | -1) =>
  ({ event }: Told): boolean =>
    event.type === 'sheet.stepped' && event.by === by;
const isDocument = ({ event }: Told): boolean => event.type === 'sheet.chosen' && event.sheet === 'document';

/** Part of the layout's machine. */
export const heightRegion = {
  initial: 'half',
  states: {
    low: {
      on: {
        'sheet.tapped': 'half',
        'sheet.stepped': { guard: stepped(1), target: 'half' },
        'sheet.chosen': { guard: (state: Told) => !isDocument(state), target: 'half' },
        'sheet.released': [
          { guard: releasedAt('half'), target: 'half' },
          { guard: releasedAt('full'), target: 'full' },
        ],
      },
    },
    half: {
      on: {
        'sheet.tapped': 'full',
        'sheet.stepped': [
          { guard: stepped(1), target: 'full' },
          { guard: stepped(-1), target: 'low' },
        ],
        'sheet.chosen': { guard: isDocument, target: 'low' },
        'sheet.released': [
          { guard: releasedAt('full'), target: 'full' },
          { guard: releasedAt('low'), target: 'low' },
        ],
      },
    },
    full: {
      on: {
        'sheet.tapped': 'low',
        'sheet.stepped': { guard: stepped(-1), target: 'half' },
        'sheet.chosen': { guard: isDocument, target: 'low' },
        'sheet.released': [
          { guard: releasedAt('half'), target: 'half' },
          { guard: releasedAt('low'), target: 'low' },
        ],
      },
    },
  },
} as const;
