import { waitFor } from 'xstate';
import { chosenFile } from '../versions/versions-fixture.js';
import { isBatchOnScreen } from './work-context.js';
import { fileOf, givenFiles } from './work-fixture.js';

describe('a batch on the workhome', () => {
  const order = { tool: 'pdf-compress', files: [] };
  const asked = { type: 'batch.asked', order } as const;

  test('takes the place of the document until one of its files is looked at, and is found again', () => {
    const { home } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send(asked);
    expect(isBatchOnScreen(home.getSnapshot())).toBe(true);
    home.send({ type: 'file.shown', id: 2 });
    expect(isBatchOnScreen(home.getSnapshot())).toBe(false);
    home.send({ type: 'batch.shown' });
    expect(isBatchOnScreen(home.getSnapshot())).toBe(true);
  });

  test('is not replaced by another while it is busy', () => {
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send(asked);
    home.send({ type: 'batch.asked', order: { ...order, tool: 'pdf-rotate' } });
    expect(context().order?.tool).toBe('pdf-compress');
    home.send({ type: 'batch.moved', isBusy: false });
    home.send({ type: 'batch.asked', order: { ...order, tool: 'pdf-rotate' } });
    expect(context().order?.tool).toBe('pdf-rotate');
  });

  test('is there again after a reload, with the files it still has, and no other begins while it is busy', async () => {
    const row = { name: 'plan.pdf', size: chosenFile(2, 'plan.pdf').file.size, operation: 'pdf-compress', options: {} };
    const persisted = { ...row, key: '', asked: null, state: 'waiting', reason: '' } as const;
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf'], {
      keptBatch: { tool: 'pdf-compress', rows: [persisted] },
    });
    await waitFor(home, (state) => state.matches({ batch: 'open' }));
    expect(context()).toMatchObject({ order: { tool: 'pdf-compress' }, rows: [{ id: 2 }], isBatchBusy: true });
    home.send(asked);
    expect(context().rows).toHaveLength(1);
  });

  test('is not there again once it was closed', async () => {
    const { home, forgotten } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send(asked);
    expect(forgotten()).toBe(0);
    home.send({ type: 'batch.closed' });
    expect(forgotten()).toBe(1);
    await waitFor(home, (state) => state.matches({ batch: 'none' }));
  });

  test('gives its results in place of the files, with the tool that continues', () => {
    const { home, names, uploads } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send(asked);
    const files = [fileOf('lease_compressed.pdf')];
    home.send({ type: 'batch.taken', files, next: { tool: 'pdf-rotate', start: true } });
    expect(names()).toEqual(['lease_compressed.pdf']);
    expect(uploads).toMatchObject([{ operation: 'pdf-rotate', files }]);
    expect(home.getSnapshot().matches({ batch: 'none' })).toBe(true);
  });

  test('is stopped, and nothing of it is left, where no file is left', () => {
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send(asked);
    home.send({ type: 'selection.cleared' });
    expect(home.getSnapshot().matches({ batch: 'none', act: 'empty' })).toBe(true);
    expect(context()).toMatchObject({ isBatchBusy: false, order: null });
  });
});
