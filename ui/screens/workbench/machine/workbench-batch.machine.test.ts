import { waitFor } from 'xstate';
import { fileOf } from '../../../work/machine/home.given.js';
import { givenBench } from './started-bench.given.js';
import { isBatchOnScreen } from './workbench.context.js';
import { chosenFile } from './workbench.given.js';

describe('a batch on the workbench', () => {
  const order = { tool: 'pdf-compress', files: [] };
  const asked = { type: 'batch.asked', order } as const;

  test('takes the place of the document until one of its files is looked at, and is found again', () => {
    const { bench, choose } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send(asked);
    expect(isBatchOnScreen(bench.getSnapshot())).toBe(true);
    bench.send({ type: 'file.shown', id: 2 });
    expect(isBatchOnScreen(bench.getSnapshot())).toBe(false);
    bench.send({ type: 'batch.shown' });
    expect(isBatchOnScreen(bench.getSnapshot())).toBe(true);
  });

  test('is not replaced by another while it is busy', () => {
    const { bench, choose, context } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send(asked);
    bench.send({ type: 'batch.asked', order: { ...order, tool: 'pdf-rotate' } });
    expect(context().order?.tool).toBe('pdf-compress');
    bench.send({ type: 'batch.moved', isBusy: false });
    bench.send({ type: 'batch.asked', order: { ...order, tool: 'pdf-rotate' } });
    expect(context().order?.tool).toBe('pdf-rotate');
  });

  test('is there again after a reload, with the files it still has, and no other begins while it is busy', async () => {
    const row = { name: 'plan.pdf', size: chosenFile(2, 'plan.pdf').file.size, operation: 'pdf-compress', options: {} };
    const kept = { ...row, key: '', asked: null, state: 'waiting', reason: '' } as const;
    const { bench, choose, context } = givenBench(null, undefined, {
      keptBatch: { tool: 'pdf-compress', rows: [kept] },
    });
    choose('lease.pdf', 'plan.pdf');
    await waitFor(bench, (state) => state.matches({ batch: 'open' }));
    expect(context()).toMatchObject({ order: { tool: 'pdf-compress' }, rows: [{ id: 2 }], isBatchBusy: true });
    bench.send(asked);
    expect(context().rows).toHaveLength(1);
  });

  test('is not there again once it was closed', async () => {
    const { bench, choose, forgotten } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send(asked);
    expect(forgotten()).toBe(0);
    bench.send({ type: 'batch.closed' });
    expect(forgotten()).toBe(1);
    await waitFor(bench, (state) => state.matches({ batch: 'none' }));
  });

  test('gives its results to the home page, with the tool that continues', () => {
    const { bench, choose, home } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send(asked);
    const files = [fileOf('lease_compressed.pdf')];
    bench.send({ type: 'batch.taken', files, next: { tool: 'pdf-rotate', start: true } });
    expect(home.slice(-2)).toEqual([
      { type: 'files.replaced', files },
      { type: 'tool.chosen', tool: 'pdf-rotate' },
    ]);
    expect(bench.getSnapshot().matches({ batch: 'none' })).toBe(true);
  });
});
