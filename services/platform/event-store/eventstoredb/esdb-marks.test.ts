import { createMarks } from './esdb-marks.js';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();

describe('marks of a log', () => {
  test('lead to the first place seen that is surely after a time, in whatever order they were noted', () => {
    const marks = createMarks();
    for (const hour of [9, 3, 7, 5]) marks.note(`p${hour}`, at(hour));
    expect([1, 4, 6, 8, 9].map((hour) => marks.after(at(hour)))).toEqual(['p3', 'p5', 'p7', 'p9', undefined]);
  });

  test('leave room for clocks that differ', () => {
    const marks = createMarks();
    marks.note('p', '2026-03-01T12:00:30.000Z');
    expect(marks.after('2026-03-01T12:00:00.000Z')).toBeUndefined();
    expect(marks.after('2026-03-01T11:59:00.000Z')).toBe('p');
  });
});
