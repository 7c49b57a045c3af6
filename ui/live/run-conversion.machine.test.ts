import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { testEveryEdge } from '../testing/every-edge.js';
import { accepted, input, runConversionWalk, said } from './fixtures/run-conversion.walk.js';
import { runConversionMachine } from './run-conversion.machine.js';

const given = (cancel: () => Promise<ConversionStatus> = () => Promise.resolve('processing')) => {
  const announced: string[] = [];
  const machine = runConversionMachine.provide({
    actors: {
      upload: fromCallback(() => undefined),
      progressFeed: fromCallback(() => undefined),
      leaveWarning: fromCallback(() => undefined),
      cancelConversion: fromPromise(cancel),
    },
    actions: { remember: () => undefined, announce: (_, id) => announced.push(id) },
  });
  return Object.assign(createActor(machine, { input }).start(), { announced });
};

describe('a conversion run for a screen', () => {
  test('ends with the finished file', () => {
    const run = given();
    run.send(accepted);
    run.send(said('completed', { downloadName: 'report_redacted.pdf', notes: ['Page 2 is a picture now.'] }));
    expect(run.getSnapshot().output).toEqual({
      status: 'completed',
      file: {
        id: 'c1',
        shareHash: 'h1',
        shareLink: 'https://docket.test/s/h1',
        name: 'report_redacted.pdf',
        notes: ['Page 2 is a picture now.'],
      },
    });
  });

  test('is announced to the workbench once it is accepted, so that its result is not lost where the screen is left', () => {
    const run = given();
    expect(run.announced).toEqual([]);
    run.send(accepted);
    expect(run.announced).toEqual(['c1']);
  });

  test('ends with the reason for which it failed', () => {
    const run = given();
    run.send(accepted);
    run.send(said('failed', { error: 'It could not be proven.' }));
    expect(run.getSnapshot().output).toEqual({ status: 'failed', message: 'It could not be proven.' });
  });

  test('ends with the reason for which it was not even begun', () => {
    const run = given();
    run.send({ type: 'upload.refused', message: 'report.pdf is protected by a password' });
    expect(run.getSnapshot().output).toEqual({ status: 'failed', message: 'report.pdf is protected by a password' });
  });

  test('tells how far it is, of the upload and of the work', () => {
    const run = given();
    run.send({ type: 'upload.progressed', sent: 1, total: 3 });
    expect(run.getSnapshot().context.uploaded).toBe(33);
    run.send(accepted);
    run.send(said('processing', { step: 'page 1 of 3' }));
    expect(run.getSnapshot().context).toMatchObject({ converted: 40, step: 'page 1 of 3' });
  });

  test('does not mind what is said of another one', () => {
    const run = given();
    run.send(accepted);
    run.send(said('completed', { conversionId: 'c2' }));
    expect(run.getSnapshot().matches('converting')).toBe(true);
  });

  test('goes on when the wish to cancel it comes too late', async () => {
    const run = given(() => Promise.reject(new Error('409: ended')));
    run.send(accepted);
    run.send({ type: 'cancel.pressed' });
    await waitFor(run, (state) => state.matches({ converting: 'running' }));
    run.send(said('completed'));
    expect(run.getSnapshot().output).toMatchObject({ status: 'completed' });
  });

  test('is cancelled before it has begun', () => {
    const run = given();
    run.send({ type: 'cancel.pressed' });
    expect(run.getSnapshot().output).toEqual({ status: 'cancelled' });
  });
});

describe('every edge of a conversion run', () => {
  testEveryEdge(runConversionWalk);
});
