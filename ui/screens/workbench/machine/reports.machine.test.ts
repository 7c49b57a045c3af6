import { createActor, fromPromise, waitFor } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { reportsWalk, twoFiles } from './fixtures/reports.walk.js';
import { reportsMachine } from './reports.machine.js';
import type { Report } from './bench-view-data.js';

const unsigned: Report = { kind: 'verify', signatures: [] };

/** A question about both files; `answer` gets the name of each that is asked about. */
const asking = (answer: (name: string) => Promise<Report>) => {
  const asked: string[] = [];
  const askReport = fromPromise<Report, { file: File }>(({ input: { file } }) => {
    asked.push(file.name);
    return answer(file.name);
  });
  const reports = createActor(reportsMachine.provide({ actors: { askReport: askReport as never } }), {
    input: { kind: 'verify', files: twoFiles },
  }).start();
  const over = () => waitFor(reports, (state) => state.matches('over'));
  return { reports, asked, over };
};

describe('a question about several files', () => {
  test('is asked about each in turn, and one that cannot be read holds up no other', async () => {
    const { asked, over } = asking((name) =>
      name === 'lease.pdf' ? Promise.reject(new Error('It is damaged')) : Promise.resolve(unsigned),
    );
    const { context } = await over();
    expect(asked).toEqual(['lease.pdf', 'plan.pdf']);
    expect(context.rows).toMatchObject([
      { report: null, problem: 'It is damaged' },
      { report: unsigned, problem: '' },
    ]);
  });

  test('is asked once more about those that failed, and about no other', async () => {
    let isDown = true;
    const { reports, asked, over } = asking((name) =>
      isDown && name === 'lease.pdf' ? Promise.reject(new Error('down')) : Promise.resolve(unsigned),
    );
    await over();
    isDown = false;
    reports.send({ type: 'failed.retried' });
    const { context } = await over();
    expect(asked).toEqual(['lease.pdf', 'plan.pdf', 'lease.pdf']);
    expect(context.rows.map(({ problem }) => problem)).toEqual(['', '']);
  });

  test('shows the whole report of a file that has one', async () => {
    const { reports, over } = asking((name) =>
      name === 'lease.pdf' ? Promise.reject(new Error('down')) : Promise.resolve(unsigned),
    );
    await over();
    reports.send({ type: 'row.opened', id: 1 });
    expect(reports.getSnapshot().context.open).toBeNull();
    reports.send({ type: 'row.opened', id: 2 });
    expect(reports.getSnapshot().context.open).toBe(2);
  });
});

describe('every edge of a question about several files', () => {
  testEveryEdge(reportsWalk);
});
