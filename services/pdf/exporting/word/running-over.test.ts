import { positionedWords } from '../../fixtures/positioned-words.js';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { lineOf } from '../../reading/lines/lines.js';
import { belowRunningOver, runsOver } from './running-over.js';

const frame = { width: 595, height: 842, left: 50, right: 50, top: 50, bottom: 60, foot: 760 };

const block = (...baselines: number[]): ReadBlock => {
  const lines = baselines.map((y) => lineOf(positionedWords('Some words', { x: 50, y, size: 10 })));
  return { kind: 'paragraph', text: '', lines, box: { x: 50, y: baselines[0] ?? 0, width: 100, height: 24 } };
};

const bottomBelow = (one: ReadBlock, lines: number): number | undefined => {
  const above = belowRunningOver(one, { above: undefined, frame, lines });
  return above && Math.round(above.box.y + above.box.height);
};

describe('a paragraph that runs over the end of a page', () => {
  test('is told by a line that stands higher than the first', () => {
    expect(runsOver({ block: block(740, 752, 60) })).toBe(true);
    expect(runsOver({ block: block(700, 712) })).toBe(false);
  });

  test('leaves the next one below as many lines as the first page has no room for', () => {
    expect(bottomBelow(block(740, 752, 60, 72, 84), 5)).toBe(50 + 12);
    expect(bottomBelow(block(764, 776, 60, 72, 84), 5)).toBe(50 + 36);
  });

  test('lets the next one begin the second page where all of it stands on the first', () => {
    const above = belowRunningOver(block(740, 752, 60), { above: undefined, frame, lines: 3 });
    expect(above).toMatchObject({ isHead: true, endsPage: true, box: { y: 50 } });
  });
});
