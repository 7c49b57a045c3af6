import { garbledWords, saysNothing } from './meaningless-letters.js';

const words = (...texts: string[]) => texts.map((text) => ({ text }));

describe('the letters of a page', () => {
  test('mean nothing where many are those of private use', () => {
    expect(
      saysNothing(words('\ue001\ue002\ue003\ue004 harbour', '\ue001\ue002\ue003\ue004\ue005\ue006', 'cranes')),
    ).toBe(true);
  });

  test('mean what they say beside bullets and signs of a symbol font, and where there are few', () => {
    const list = ['\uf0b7', 'the quay', '\uf0b7', 'the cranes', '\uf0b7', 'the shed'];
    expect(saysNothing(words(...list, ...list))).toBe(false);
    expect(saysNothing(words('\ue001\ue002\ue003'))).toBe(false);
  });
});

const inFont = (font: string, text: string) =>
  text.split(' ').map((word) => ({ text: word, style: { font, bold: false, italic: false } }));
const ITALIAN =
  'secondo il filosofo ciascuno nasce libero prima ancora che responsabile e si trova assegnato alla responsabilita ' +
  'prima ancora di ogni accettazione oppure rifiuto quando esercita liberamente queste facolta davanti agli altri ' +
  'compagni della propria comunita ricordando sempre quanto hanno ricevuto dalle generazioni precedenti';
/** Each letter stands for the one that is 31 places further on. */
const shifted = Array.from(ITALIAN)
  .map((letter) => (letter === ' ' ? ' ' : String.fromCodePoint(letter.charCodeAt(0) - 33)))
  .join('');

describe('the words of a font', () => {
  test('are garbled where its letters stand for others, and those of other fonts are not', () => {
    const words = inFont('Serif', shifted);
    expect(garbledWords([...words, ...inFont('Sans', ITALIAN)])).toEqual(new Set(words));
  });

  test('are what they are in a language, in names of programs and genes, and where there are few', () => {
    expect(garbledWords(inFont('Serif', ITALIAN)).size).toBe(0);
    expect(garbledWords(inFont('Courier New', shifted)).size).toBe(0);
    expect(garbledWords(inFont('Serif', 'BRCA1 CCNB1 CHEK2 PLK1 RAD51 '.repeat(20).trim())).size).toBe(0);
    expect(garbledWords(inFont('Serif', 'qsdrrn odmrhdqn')).size).toBe(0);
  });
});
