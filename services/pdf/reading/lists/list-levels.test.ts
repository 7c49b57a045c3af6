import type { ReadBlock } from '../lines/document-model.js';
import { withLevels } from './list-levels.js';

const block = (kind: ReadBlock['kind']): ReadBlock => ({
  kind,
  text: '',
  lines: [],
  box: { x: 0, y: 0, width: 0, height: 0 },
});
const item = (start: number) => ({ block: block('list-item'), start });
const other = (kind: ReadBlock['kind']) => ({ block: block(kind), start: undefined });
const levels = (...items: Parameters<typeof withLevels>[0]): (number | undefined)[] =>
  withLevels(items).map(({ level }) => level);

describe('the levels of a list', () => {
  test('follow how far its markers stand in', () => {
    expect(levels(item(50), item(70), item(90), item(70), item(50))).toEqual([1, 2, 3, 2, 1]);
  });

  test('go on after a paragraph, and begin anew after a heading', () => {
    expect(levels(item(50), other('paragraph'), item(70))).toEqual([1, undefined, 2]);
    expect(levels(item(50), other('heading'), item(70))).toEqual([1, undefined, 1]);
  });
});
