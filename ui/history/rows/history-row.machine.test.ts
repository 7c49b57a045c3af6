import { createActor, fromPromise, waitFor } from 'xstate';
import type { ListedConversion } from '../../calls/received.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import {
  entryOf,
  failedEntry,
  historyRowWalk,
  refusedCall,
  runningEntry,
  signedOut,
} from './fixtures/history-row.walk.js';
import { historyRowMachine } from './history-row.machine.js';

const given = (entry: ListedConversion, failure?: Error) => {
  const notices: Notice[] = [];
  const news: unknown[] = [];
  const asked: unknown[] = [];
  const answering = <Output, Input = { readonly id: string }>(output: Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push(input);
      if (failure) throw failure;
      return output;
    });
  const machine = historyRowMachine.provide({
    actors: {
      renameConversion: answering<string, { readonly id: string; readonly originalFileName: string }>('final.pdf'),
      deleteConversion: answering<unknown>(undefined) as never,
      retryConversion: answering({ reply: { id: 'b', shareHash: 'h2', shareLink: 'l2' }, at: '2026-03-02' }),
      copyText: answering<unknown>(undefined) as never,
    },
    actions: { tellList: (_, change) => news.push(change) },
  });
  const row = createActor(machine, { input: { entry } });
  row.on('notice', (notice) => notices.push(notice));
  return { row: row.start(), notices, news, asked };
};

type Seen = ReturnType<typeof given>;

const rename = async ({ row }: Seen, text: string) => {
  row.send({ type: 'name.edited' });
  row.send({ type: 'name.changed', text });
  row.send({ type: 'name.saved' });
  await waitFor(row, (state) => !state.matches({ name: 'saving' }));
};

const retry = async ({ row }: Seen) => {
  row.send({ type: 'retry.pressed' });
  await waitFor(row, (state) => !state.matches({ life: 'retrying' }));
};

const remove = async ({ row }: Seen) => {
  row.send({ type: 'delete.pressed' });
  row.send({ type: 'delete.confirmed' });
  await waitFor(row, (state) => !state.matches({ life: 'deleting' }));
};

describe('a row of the history', () => {
  test('takes the name that the server made of the one typed, and tells the list', async () => {
    const seen = given(entryOf('a'));
    await rename(seen, ' final ');
    expect(seen.asked).toEqual([{ id: 'a', originalFileName: 'final' }]);
    expect(seen.row.getSnapshot().context.entry.downloadName).toBe('final.pdf');
    expect(seen.news).toEqual([{ type: 'row.renamed', id: 'a', downloadName: 'final.pdf' }]);
  });

  test('sends no blank name', async () => {
    const seen = given(entryOf('a'));
    await rename(seen, '  ');
    expect(seen.asked).toEqual([]);
    expect(seen.row.getSnapshot().matches({ name: 'editing' })).toBe(true);
  });

  test.each([runningEntry('a'), failedEntry('a')])('that is $status has no name to change', (entry) => {
    const { row } = given(entry);
    row.send({ type: 'name.edited' });
    expect(row.getSnapshot().matches({ name: 'viewing' })).toBe(true);
  });

  test('keeps what was typed where the server refuses it, and says why', async () => {
    const seen = given(entryOf('a'), refusedCall);
    await rename(seen, 'final');
    expect(seen.row.getSnapshot().context.draft).toBe('final');
    expect(seen.news).toEqual([{ type: 'history.stale' }]);
    expect(seen.notices).toMatchObject([{ title: 'Update failed', text: '409: no: conversion.not-ended' }]);
  });

  test('is deleted only after the question was answered', async () => {
    const seen = given(entryOf('a'));
    seen.row.send({ type: 'delete.confirmed' });
    seen.row.send({ type: 'delete.pressed' });
    seen.row.send({ type: 'delete.cancelled' });
    expect(seen.asked).toEqual([]);
    await remove(seen);
    expect(seen.news).toEqual([{ type: 'row.deleted', id: 'a' }]);
    expect(seen.notices).toMatchObject([{ title: 'Conversion deleted', tone: 'plain' }]);
  });

  test.each([
    { how: 'deleting', entry: entryOf('a'), act: remove },
    { how: 'renaming', entry: entryOf('a'), act: (seen: Seen) => rename(seen, 'final') },
    { how: 'retrying', entry: failedEntry('a'), act: retry },
  ])('that finds out by $how that the session is over says so, and tells the list', async ({ entry, act }) => {
    const seen = given(entry, signedOut);
    await act(seen);
    expect(seen.notices).toMatchObject([
      { title: 'Session Expired', text: 'Please refresh the page and sign in again', tone: 'destructive' },
    ]);
    expect(seen.news).toEqual([{ type: 'session.ended' }]);
  });

  test('that failed is tried again as a conversion of its own', async () => {
    const seen = given(failedEntry('a'));
    await retry(seen);
    expect(seen.news).toMatchObject([
      { type: 'conversion.accepted', row: { id: 'b', shareHash: 'h2', status: 'processing' } },
    ]);
  });

  test('whose link is dead has none to share', () => {
    const { row, asked } = given(entryOf('a', { shareLink: null, downloadLink: null }));
    row.send({ type: 'share.pressed' });
    expect(asked).toEqual([]);
  });
});

describe('every edge of a row of the history', () => {
  testEveryEdge(historyRowWalk);
});
