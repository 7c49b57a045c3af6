import { positionedLine, positionedLines } from '../../fixtures/positioned-words.js';
import { kindOf } from './kinds.js';
import { withItems } from '../lists/list-items.js';

const sizes = { body: 10, headings: [18, 14] };
const place = { x: 50, y: 100 };
const kind = (text: string, look: { size?: number; bold?: boolean } = {}, close = false) =>
  kindOf({ lines: withItems([positionedLine(text, { ...place, ...look })]), close }, sizes);

describe('what a stretch of lines is', () => {
  test('a heading by its size, at the level of that size', () => {
    expect(kind('The harbour', { size: 18 })).toEqual({ kind: 'heading', level: 1 });
    expect(kind('The quay', { size: 14 })).toEqual({ kind: 'heading', level: 2 });
  });

  test('a heading by its weight, where it stands apart or has a number', () => {
    expect(kind('The shed', { bold: true })).toEqual({ kind: 'heading', level: 3 });
    expect(kind('The shed', { bold: true }, true)).toEqual({ kind: 'paragraph' });
    expect(kind('2.1 The shed', { bold: true }, true)).toEqual({ kind: 'heading', level: 3 });
  });

  test('no heading in smaller letters than the text, such as the labels of a drawing', () => {
    expect(kind('The shed', { bold: true, size: 5 })).toEqual({ kind: 'paragraph' });
  });

  test('a caption by how it begins', () => {
    expect(kind('Figure 2: The quay in 1872')).toEqual({ kind: 'caption' });
  });

  test('a list item, or else a paragraph', () => {
    expect(kind('a) the quay')).toEqual({ kind: 'list-item' });
    expect(kindOf({ lines: positionedLines(['It was', 'built.'], place), close: false }, sizes)).toEqual({
      kind: 'paragraph',
    });
  });
});
