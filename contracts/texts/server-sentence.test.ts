import { refusals, refusalText } from '../errors.js';
import { german } from './de/index.js';
import { everyText } from './en/index.js';
import { refusalIn } from './refusal-sentence.js';
import { sentenceIn } from './server-sentence.js';
import { spanish } from './es/index.js';
import { inEnglish } from './wording.js';

const inGerman = { language: 'de', catalogue: german } as const;

describe('every refusal', () => {
  test('stands in the catalogue', () => {
    const known = new Set<string>(everyText);
    const lacking = Object.values(refusals).filter(({ text }) => !known.has(text));
    expect(lacking).toEqual([]);
  });
});

describe('a refusal', () => {
  const facts = { name: 'report.pdf', reason: 'it does not begin like a PDF' };

  test('is said in another language from its code and facts, and so are words among the facts', () => {
    expect(refusalIn(inGerman, 'pdf.unreadable', facts)).toBe(
      'report.pdf lässt sich nicht als PDF öffnen: sie beginnt nicht wie ein PDF',
    );
    expect(refusalIn({ language: 'es', catalogue: spanish }, 'conversion.not-found', {})).toBe(
      'Conversión no encontrada',
    );
  });

  test('names languages as the other language does', () => {
    expect(refusalIn(inGerman, 'translate.same-language', { name: 'a.pdf', language: 'French' })).toContain(
      'Französisch',
    );
  });

  test('stays as it is in English', () => {
    expect(refusalIn(inEnglish, 'pdf.unreadable', facts)).toBe(refusalText('pdf.unreadable', facts));
  });
});

describe('a finished sentence of the server', () => {
  test('is recognised by what stands around its values', () => {
    expect(sentenceIn(inGerman, 'Only PNG, JPEG files.pdf is empty')).toBe('Only PNG, JPEG files.pdf ist leer');
    expect(sentenceIn(inGerman, 'Text on scanned pages and in pictures is read in English, German.')).toBe(
      'Text auf gescannten Seiten und in Bildern wird in diesen Sprachen gelesen: Englisch, Deutsch.',
    );
  });

  test('has its numbers as the language counts them, and names of files as they are', () => {
    expect(sentenceIn(inGerman, '1 page')).toBe('1 Seite');
    expect(sentenceIn(inGerman, '1,200 pages')).toBe('1.200 Seiten');
    expect(sentenceIn(inGerman, 'Summary is empty')).toBe('Summary ist leer');
  });

  test('that no catalogue has stays as it is', () => {
    expect(sentenceIn(inGerman, 'Quarterly report')).toBe('Quarterly report');
  });
});
