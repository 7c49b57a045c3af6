import { positionedWords } from '../../../fixtures/positioned-words.js';
import type { ReadPage, TextStyle } from '../../../reading/lines/document-model.js';
import { lineOf } from '../../../reading/lines/lines.js';
import { standInFor } from './stand-in-families.js';
import { wordFontsOf } from './word-fonts.js';
import { inkWidthIn } from './word-widths.js';

const style = (font: string): TextStyle => ({
  size: 10,
  bold: false,
  italic: false,
  font,
  colour: '000000',
});

/** A page with one line whose letters are as wide as those of Arial or another share of it. */
const page = (text: string, font: string, share: number): ReadPage => {
  const words = lineOf(positionedWords(text, { x: 50, y: 100, size: 10 })).words.map((word) => ({
    ...word,
    style: style(font),
    box: { ...word.box, width: share * (inkWidthIn('Arial', word.text, style(font)) ?? word.box.width) },
  }));
  const line = { text, words, box: { x: 50, y: 100, width: 300, height: 10 } };
  const block = { kind: 'paragraph' as const, text, box: line.box, lines: [line] };
  return { number: 1, width: 595, height: 842, source: 'text', blocks: [block] };
};

describe('a font that Word does not have', () => {
  test('is named by the one most like it that Word has', () => {
    expect(standInFor('ACaslon')).toBe('Times New Roman');
    expect(standInFor('Open Sans')).toBe('Arial');
    expect(standInFor('Source Serif')).toBe('Times New Roman');
    expect(standInFor('Roboto Mono')).toBe('Courier New');
    expect(standInFor('Georgia')).toBeUndefined();
  });

  test('is drawn as wide as it is printed', () => {
    const fonts = wordFontsOf([page('Narrow letters of a poster', 'Myriad Pro', 0.9)]);
    expect(fonts(style('Myriad Pro'))).toEqual({ family: 'Arial', scale: 90 });
  });

  test('is drawn as it is where its letters are nearly as wide', () => {
    const fonts = wordFontsOf([page('Letters of a letter', 'Inter', 1.01)]);
    expect(fonts(style('Inter'))).toEqual({ family: 'Arial' });
  });

  test('keeps its name where its letters are those of another script', () => {
    const fonts = wordFontsOf([page('春の海 ひねもす', 'Source Han', 1)]);
    expect(fonts(style('Source Han'))).toEqual({ family: 'Source Han' });
  });
});
