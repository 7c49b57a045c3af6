import { positionedLine, positionedLines } from '../../fixtures/positioned-words.js';
import { kindOf, sizesOf } from './kinds.js';
import { withItems } from '../lists/list-items.js';

const sizes = { body: 10, texts: [], headings: [18, 14] };
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

  test('no heading where letters a little larger say a sentence, or a bullet stands before them', () => {
    const sentence = 'The cranes of the harbour were built in that year by the town and its people.';
    expect(kind(sentence, { size: 12 })).toEqual({ kind: 'paragraph' });
    expect(kind('\u2022 The quay', { size: 12 })).toEqual({ kind: 'list-item' });
  });

  test('a heading where a numbered line that stands apart is in capitals', () => {
    expect(kind('II. RELATED WORK')).toEqual({ kind: 'heading', level: 3 });
    expect(kind('II. RELATED WORK', {}, true)).toEqual({ kind: 'list-item' });
  });

  test('told by the size of the prose, however long the listings of programs are', () => {
    const prose = positionedLines(['The harbour is open.'], place);
    const program = positionedLines(Array<string>(9).fill('#define HARBOUR 1 and so on'), { ...place, size: 8 });
    const listing = program.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, style: { ...word.style, font: 'Courier New' } })),
    }));
    expect(sizesOf([prose, listing])).toEqual({ body: 10, texts: [], headings: [] });
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

  test('no heading in the letters of longer texts, though most of the document is in smaller ones', () => {
    const small = positionedLines(
      Array.from({ length: 20 }, () => 'the notes are set in small letters below'),
      {
        ...place,
        size: 8,
      },
    );
    const intro = positionedLines(
      Array.from({ length: 6 }, () => 'an introduction in larger letters'),
      {
        ...place,
        size: 9.5,
      },
    );
    const sizes = sizesOf([small, intro]);
    const short = [positionedLine('One more line of it', { ...place, size: 9.5 })];
    expect(kindOf({ lines: short, close: false }, sizes)).toEqual({ kind: 'paragraph' });
  });
});
