import { overallPercent } from './overall-percent.js';

const MB = 1_000_000;
const small = { tool: 'pdf-compress', bytes: 200_000 };
const large = { tool: 'pdf-compress', bytes: 100 * MB };

describe('the one number that tells how far a conversion is', () => {
  test.each([small, large, { tool: 'pdf-searchable', bytes: 5 * MB }, { tool: 'unknown', bytes: 0 }])(
    'begins at 0, never goes back and ends at 100: %p',
    (sending) => {
      const steps = [0, 1, 17, 50, 99, 100];
      const shown = [
        ...steps.map((sent) => overallPercent(sending, { sent, converted: 0 })),
        ...steps.map((converted) => overallPercent(sending, { sent: 100, converted })),
      ];
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      expect([shown.at(0), shown.at(-1)]).toEqual([0, 100]);
    },
  );

  test('is hardly moved by sending a small file, and mostly by sending a large one to a quick tool', () => {
    expect(overallPercent(small, { sent: 100, converted: 0 })).toBe(1);
    expect(overallPercent(large, { sent: 100, converted: 0 })).toBe(88);
    expect(overallPercent({ ...large, bytes: 5 * MB, tool: 'pdf-searchable' }, { sent: 100, converted: 0 })).toBe(6);
  });

  test('is what has been converted where nothing is sent', () => {
    expect(overallPercent({ tool: 'pdf-rotate', bytes: 0 }, { sent: 100, converted: 40 })).toBe(40);
  });
});
