import { daysUpTo, scaleTop, windowOf } from './chart-columns.js';

describe('the days of a chart', () => {
  test('end with the last one, over the end of a month', () => {
    expect(daysUpTo('2026-03-02T23:59:59.000Z', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  test('have those without anything among them', () => {
    const entries = [
      { date: '2026-03-02', count: 4 },
      { date: '2026-02-28', count: 1 },
    ];
    expect(windowOf(entries, '2026-03-03T01:00:00.000Z', 4).map(({ entry }) => entry?.count)).toEqual([
      1,
      undefined,
      4,
      undefined,
    ]);
  });

  test('reach as far as the server has counted, whatever the time is here', () => {
    const days = windowOf([{ date: '2026-03-04' }], '2026-03-03T23:59:00.000Z', 2);
    expect(days.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-04']);
  });
});

describe('the scale of a chart', () => {
  test.each([
    { highest: 0, top: 2 },
    { highest: 2, top: 2 },
    { highest: 3, top: 4 },
    { highest: 5, top: 6 },
    { highest: 10, top: 10 },
    { highest: 11, top: 20 },
    { highest: 41, top: 60 },
    { highest: 1234, top: 2000 },
  ])('of up to $highest ends at $top', ({ highest, top }) => {
    expect(scaleTop(highest)).toBe(top);
  });
});
