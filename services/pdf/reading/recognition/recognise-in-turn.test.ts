import type { JobProgress } from '../../../platform/jobs/job.js';
import { recogniseInTurn } from './recognise-in-turn.js';
import { recognitionMs } from './recognition-pace.js';

const pages = Array.from({ length: 100 }, (_, at) => at + 1);
const turn = { name: 'scan.pdf', atOnce: 2, workedMs: () => 0, report: () => undefined };
const of = (page: number): string => `page ${page}`;

describe('pages that are recognised', () => {
  test('are all read, no more at a time than the engine takes, the first one alone', async () => {
    const read: number[] = [];
    const together: number[] = [];
    let busy = 0;
    const recognise = async (page: number): Promise<void> => {
      together.push((busy += 1));
      await Promise.resolve();
      busy -= 1;
      read.push(page);
    };
    await recogniseInTurn(pages, { of, recognise }, turn);
    expect(read.toSorted((one, other) => one - other)).toEqual(pages);
    expect(together.slice(0, 3)).toEqual([1, 1, 2]);
    expect(Math.max(...together)).toBe(2);
  });

  test('are refused early when there are far too many to be read in time', async () => {
    const read: number[] = [];
    let now = 0;
    const recognise = async (page: number): Promise<void> => {
      now += recognitionMs({ total: 100, atOnce: 1 }) / 40;
      read.push(page);
    };
    const refused = recogniseInTurn(pages, { of, recognise }, { ...turn, atOnce: 1, clock: () => now });
    await expect(refused).rejects.toMatchObject({
      code: 'recognition.too-slow',
      facts: { name: 'scan.pdf', count: 100, limit: 40 },
    });
    expect(read.length).toBeLessThan(10);
  });

  test('are told one by one, with how many there are, for which there is more time', async () => {
    const reports: JobProgress[] = [];
    await recogniseInTurn(
      pages.slice(0, 3),
      { of, recognise: async () => undefined },
      {
        ...turn,
        atOnce: 1,
        report: (progress) => reports.push(progress),
      },
    );
    expect(reports).toEqual(
      [1, 2, 3].map((page) => ({ done: page - 1, total: 3, step: `page ${page}`, pagesToRecognise: 3 })),
    );
  });

  test('end with the first fault', async () => {
    const read: number[] = [];
    const recognise = async (page: number): Promise<void> => {
      read.push(page);
      if (page === 3) throw new Error('no picture');
    };
    await expect(recogniseInTurn(pages, { of, recognise }, turn)).rejects.toThrow('no picture');
    expect(read.length).toBeLessThan(6);
  });
});
