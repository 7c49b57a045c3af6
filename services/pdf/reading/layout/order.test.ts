import { positionedLines } from '../../fixtures/positioned-words.js';
import type { Box } from '../lines/document-model.js';
import { regionsOf, type Placed } from './order.js';
import { piecesOf } from './page-layout.js';

const LINE = 'the ship left the harbour in the early morning and';
const column = (x: number) => positionedLines(Array<string>(12).fill(LINE), { x, y: 200 });
const author = (name: string, x: number) =>
  positionedLines([name, 'School of the Harbours', 'University of the Town'], { x, y: 120 });

/** The columns that pieces stand in, one after the other. */
const placesOf = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(({ column }) => column?.at).filter((place, at, all) => at === 0 || place !== all[at - 1]);

describe('the order of a page', () => {
  test('has three authors beside each other, each whole, between a title and two columns', () => {
    const title = positionedLines(['A Title across both of the columns of this page, and more words'], {
      x: 60,
      y: 80,
    });
    const authors = [
      author('Anna Smith of Rome', 50),
      author('Berta Jones of Bern', 230),
      author('Carl Brown of Kiel', 410),
    ];
    // Each line of the authors is drawn after the other, as programs do.
    const byLine = [0, 1, 2].flatMap((row) => authors.flatMap((lines) => lines.slice(row, row + 1)));
    const pieces = piecesOf([...title, ...byLine, ...column(50), ...column(310)], []);
    const firsts = pieces.map((piece) => ('lines' in piece ? (piece.lines[0]?.words[0]?.text ?? '') : 'table'));
    expect(firsts.filter((word) => word !== 'the')).toEqual(['A', 'Anna', 'Berta', 'Carl']);
    const places = pieces.map((piece) => piece.column?.edges.length);
    expect(places.slice(0, 4)).toEqual([undefined, 3, 3, 3]);
  });

  test('has the labels of a form with their values, row by row', () => {
    const labels = ['Name of the child', 'Country in which it lives', 'Town and street', 'Number of the file'];
    const values = ['Wilhelmina Smith', 'Kingdom of Norway', 'Bergen, Long Street', 'Number 4711 of it'];
    const place = { y: 200, pitch: 30 };
    const form = [...positionedLines(labels, { ...place, x: 50 }), ...positionedLines(values, { ...place, x: 250 })];
    const pieces = piecesOf(form, []);
    expect(pieces.map(({ column }) => column)).toEqual(pieces.map(() => undefined));
    const words = pieces.flatMap((piece) => ('table' in piece ? piece.table.text.split('\n') : []));
    expect(words).toEqual(labels.map((label, at) => `${label}\t${values[at] ?? ''}`));
  });

  test('has columns of wide lines one after the other', () => {
    const wide = (x: number) => positionedLines(Array<string>(6).fill(LINE), { x, y: 200, pitch: 20 });
    const places = piecesOf([...wide(50), ...wide(330)], []).map(({ column }) => column?.at);
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  test('has the title of a slide above both of its columns, though it stands above the right one alone', () => {
    const title = positionedLines(['Our Mission'], { x: 320, y: 60, size: 30 });
    const left = positionedLines(['What we said', 'last year about it', 'and the year before'], {
      x: 50,
      y: 140,
      size: 18,
    });
    const right = positionedLines(['What we say now', 'about our mission', 'and its use to all'], {
      x: 330,
      y: 140,
      size: 18,
    });
    const pieces = piecesOf([...title, ...left, ...right], []);
    expect(placesOf(pieces)).toEqual([undefined, 0, 1]);
  });

  test('is parted where most room is, and not between the figures of a list and its words', () => {
    const lines = (place: Pick<Box, 'x' | 'width'>, letters: number, tops: readonly number[]): Placed[] =>
      tops.map((y) => ({ box: { ...place, y, height: 12 }, letters }));
    const story = lines({ x: 50, width: 180 }, 60, [193, 211, 229, 247, 265, 283]);
    const figures = lines({ x: 330, width: 8 }, 1, [200, 240, 280]);
    const words = lines({ x: 350, width: 180 }, 40, [200, 240, 280]);
    const regions = regionsOf([...words, ...figures, ...story], false);
    expect(regions.map(({ items }) => items.length)).toEqual([6, 6]);
    expect(regions[0]?.items).toEqual(story);
  });
});
