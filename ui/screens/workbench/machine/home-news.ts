import { fromCallback, type SnapshotFrom } from 'xstate';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { optionsOf, type HomeContext } from '../../../work/machine/home.context.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import type { Result, ResultBoxActor } from '../../../work/result/result-box.machine.js';

interface Watched {
  readonly home: HomeActor;
  readonly resultBox: ResultBoxActor;
}

/** What made a result, and of what. */
const makingOf = ({ tool: id, options, source, selection, conversion }: HomeContext) => {
  const tool = findTool(id);
  return {
    id: conversion?.id ?? '',
    tool: id,
    options: tool ? optionsOf({ options }, tool) : {},
    from: source?.from ?? null,
    of: source && source.id > 0 ? [source.id] : selection.files.map((file) => file.id),
    madeAt: new Date().toISOString(),
    chosenName: null,
  };
};

/** The conversion that runs; empty for none. */
const runningIn = (seen: SnapshotFrom<HomeActor>): string =>
  seen.matches({ work: 'converting' }) ? (seen.context.conversion?.id ?? '') : '';

/** Tells what changes on the home page: its files, what is unlocked, what is finished, which batch is asked for. */
export const homeNews = fromCallback<{ readonly type: 'never' }, Watched>(
  ({ input: { home, resultBox }, sendBack }) => {
    const homeNow = (): HomeContext => home.getSnapshot().context;
    const resultNow = (): Result => resultBox.getSnapshot().context.result;
    let { asking, batch } = homeNow();
    let files: readonly SelectedFile[] = [];
    let result = resultNow();
    let wasReady = true;
    let running = '';
    const look = (): void => {
      const now = homeNow();
      if (now.selection.files !== files) {
        files = now.selection.files;
        sendBack({ type: 'files.changed', files });
      }
      if (asking !== null && now.asking === null) sendBack({ type: 'locks.changed' });
      asking = now.asking;
      const id = runningIn(home.getSnapshot());
      if (id !== '' && id !== running) sendBack({ type: 'conversion.begun', id });
      running = id;
      const isReady = home.getSnapshot().matches({ work: 'choosing' });
      if (isReady && !wasReady) sendBack({ type: 'home.ready' });
      wasReady = isReady;
      if (now.batch && now.batch !== batch) sendBack({ type: 'batch.asked', order: now.batch });
      batch = now.batch;
    };
    look();
    const watchingHome = home.subscribe(look);
    const watchingBox = resultBox.subscribe(() => {
      if (resultNow() === result) return;
      result = resultNow();
      sendBack({ type: 'result.arrived', made: { ...result, ...makingOf(homeNow()) } });
    });
    return () => {
      watchingHome.unsubscribe();
      watchingBox.unsubscribe();
    };
  },
);
