import { worseThan } from './compare-runs.js';
import type { SavedRun } from './saved-run.js';

const runWith = (ratios: Readonly<Record<string, number>>, machine = 'two cores'): SavedRun => ({
  command: 'npm run bench',
  startedAt: '2026-11-22T22:00:00Z',
  commit: 'abc',
  loadAtStart: 0,
  machine,
  figures: Object.fromEntries(Object.entries(ratios).map(([name, cpuRatio]) => [name, { cpuSeconds: 1, cpuRatio }])),
});

describe('two runs of the bench beside each other', () => {
  test('name what has become worse by more than a fifth', () => {
    const worse = worseThan(runWith({ merge: 2, split: 2, text: 2 }), runWith({ merge: 2.5, split: 2.3, text: 1 }));
    expect(worse).toEqual(['merge: was 2.00 times its peer, is 2.50']);
  });

  test('name what is not measured any more', () => {
    expect(worseThan(runWith({ merge: 2 }), runWith({}))).toEqual([
      'merge: was 2.00 times its peer, and is not measured any more',
    ]);
  });

  test('name what takes more memory by a fifth, where both have measured it', () => {
    const holding = (peakMb: number): SavedRun => ({
      ...runWith({}),
      figures: { 'redact: Docket, over HTTP': { cpuSeconds: 1, peakMb }, 'redact: qpdf': { cpuSeconds: 1, peakMb } },
    });
    expect(worseThan(holding(200), holding(250))).toEqual(['redact: Docket, over HTTP: took 200 MB, takes 250']);
    expect(worseThan(holding(200), holding(230))).toEqual([]);
    expect(worseThan(runWith({}), holding(250))).toEqual([]);
  });

  test('of two machines say nothing', () => {
    expect(() => worseThan(runWith({ merge: 2 }), runWith({ merge: 2 }, 'a phone'))).toThrow('a phone');
  });
});
