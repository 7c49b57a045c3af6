import { findTool } from '../../contracts/tools/catalogue.js';
import { durationOf } from './action.js';

const UNSEEN = /\u2060/g;
const duration = (id: string, pages: number | null): string =>
  durationOf(findTool(id)!, pages).replace(UNSEEN, '').replaceAll('\u00a0', ' ');

test.each([
  ['pdf-searchable', null, '5–30 s'],
  ['pdf-searchable', 3, '5–30 s'],
  ['pdf-searchable', 9, '9–65 s'],
  ['pdf-searchable', 60, '1–7 min'],
  ['pdf-searchable', 400, '7–47 min'],
  ['pdf-compress', 10, '2–5 s'],
  ['pdf-compress', 352, '4–75 s'],
  ['pdf-rotate', 900, '2–3 s'],
  ['ai-summarize', 900, '5–10 s'],
])('%s of %p pages takes %s', (id, pages, time) => {
  expect(duration(id, pages)).toBe(time);
});
