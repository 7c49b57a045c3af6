import { entitySpans, type NamesKnown } from './entity-spans.js';
import type { ScoredWord } from './scored-words.js';

type Scores = Readonly<Record<string, Partial<Pick<ScoredWord, 'person' | 'place' | 'street'>>>>;

const NOBODY: NamesKnown = { full: [], surnames: new Set(), places: new Set() };

/** The words of a text as if the model had scored them so; others score nothing. */
const scored = (text: string, scores: Scores): ScoredWord[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    return { person: 0, place: 0, street: 0, phone: 0, ...scores[word], word, start, end };
  });

const matchesIn = (text: string, scores: Scores, known: Partial<NamesKnown> = {}): string[] =>
  entitySpans(text, scored(text, scores), { ...NOBODY, ...known })
    .map(({ type, start, end }) => `${type}: ${text.slice(start, end)}`)
    .toSorted();

const SURE = { person: 0.9 };
const FAINT = { person: 0.06 };

describe('a name of which the model is not sure', () => {
  test('is one beside a name in a list, on both sides of it', () => {
    const text = 'Present: Olmedilla, Brugman, Peruzzi; Esposito and Ferreira (Lindemann).';
    const scores = {
      Brugman: SURE,
      Olmedilla: FAINT,
      Peruzzi: FAINT,
      Esposito: FAINT,
      Ferreira: FAINT,
      Lindemann: FAINT,
    };
    expect(matchesIn(text, scores)).toHaveLength(6);
  });

  test('is none alone, nor where a sentence goes on', () => {
    expect(matchesIn('The house of Olmedilla is sold.', { Olmedilla: FAINT })).toEqual([]);
    const text = 'Brugman. Olmedilla is a town.';
    expect(matchesIn(text, { Brugman: SURE, Olmedilla: FAINT })).toEqual(['person_name: Brugman']);
  });

  test('is one in capitals where it is the surname of somebody', () => {
    const text = 'NEWS OF OLMEDILLA AND OTHERS';
    expect(matchesIn(text, {}, { surnames: new Set(['Olmedilla']) })).toEqual([]);
    expect(
      matchesIn(text.toLowerCase().replace('olmedilla', 'OLMEDILLA'), {}, { surnames: new Set(['Olmedilla']) }),
    ).toEqual(['person_name: OLMEDILLA']);
  });
});

describe('a name', () => {
  test('has its initials, before it and behind a given name', () => {
    expect(matchesIn('goal of J. R. Zanetti again', { Zanetti: SURE })).toEqual(['person_name: J. R. Zanetti']);
    expect(matchesIn('the trial of Jozef V. goes on', { Jozef: SURE })).toEqual(['person_name: Jozef V.']);
    expect(matchesIn('she met Jozef. A day went by', { Jozef: SURE })).toEqual(['person_name: Jozef']);
  });

  test('is none that is a place elsewhere in the document, unless it has more than that word', () => {
    const known = { places: new Set(['Cardiff']) };
    expect(matchesIn('rain over Cardiff today', { Cardiff: SURE }, known)).toEqual([]);
    const full = matchesIn('rain over Tom Cardiff today', { Tom: SURE, Cardiff: SURE }, known);
    expect(full).toEqual(['person_name: Tom Cardiff']);
  });

  test('is none of a country, of two words, too', () => {
    expect(matchesIn('vuelve al Reino Unido hoy', { Reino: SURE, Unido: SURE })).toEqual([]);
  });
});

describe('an address', () => {
  const STREET = { street: 0.9 };

  test.each([
    ['a row of a table of games', 'Strombeek 2 1 0 1 5'],
    ['a game', 'Bergen - Heusden 1 - 1'],
    ['a score', 'Heusden 2 - 1'],
  ])('is not %s', (_, text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    expect(matchesIn(text, Object.fromEntries(words.map((word) => [word, STREET])))).toEqual([]);
  });

  test('is none without a capital or a figure', () => {
    expect(matchesIn('presenta en rueda de prensa hoy', { rueda: STREET, de: STREET, prensa: STREET })).toEqual([]);
  });

  test('has a street and a house', () => {
    const scores = { Linden: STREET, Road: STREET, '4820': STREET };
    expect(matchesIn('send it to 4820 Linden Road please', scores)).toEqual(['postal_address: 4820 Linden Road']);
  });
});
