import { piecesOf, vocabularyOf } from './word-pieces.js';

const vocabulary = vocabularyOf(['[PAD]', '[UNK]', 'call', 'zoe', '##lle', 'm', '##uller', ',', 'straße'].join('\n'));

describe('a text in pieces of words', () => {
  test('has small letters without accents, and each piece knows where it stands', () => {
    const text = 'Call Zoëlle,  Müller';
    const { ids, starts, ends } = piecesOf(text, vocabulary);
    expect(ids).toEqual([2, 3, 4, 7, 5, 6]);
    expect(starts.map((start, index) => text.slice(start, ends[index]))).toEqual([
      ...['Call', 'Zoë', 'lle', ',', 'M', 'üller'],
    ]);
  });

  test('keeps its places where a letter has its accent behind it, or takes two units', () => {
    const text = '😀 Mu\u0308ller';
    const { ids, starts, ends } = piecesOf(text, vocabulary);
    expect(ids).toEqual([1, 5, 6]);
    expect(text.slice(starts[1], ends[2])).toBe('Mu\u0308ller');
  });

  test('has one unknown piece for a word of other letters, and for one without end', () => {
    expect(piecesOf(`Ω ${'m'.repeat(5000)}`, vocabulary).ids).toEqual([1, 1]);
  });
});
