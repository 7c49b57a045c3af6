import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { Notice } from '../../../notice.js';
import type { Results } from '../../../work/versions/listed-versions.js';
import type { NewName } from '../../../work/versions/rename-result.js';
import type { KeptBatch } from '../../../work/batch/kept-batch.js';
import { fileOf } from '../../../work/machine/home.given.js';
import { chosenFile, listener, pdfWith } from './workbench.given.js';
import { workbenchMachine } from './workbench.machine.js';

interface Further {
  readonly keptBatch: KeptBatch | null;
  readonly rename: (wanted: NewName) => Promise<NewName>;
}

/** A workbench with fakes around it, and what it told them. */
export const givenBench = (
  kept: Results | null = null,
  fetched: () => Promise<File> = () => Promise.resolve(fileOf('made.pdf')),
  { keptBatch = null, rename = (wanted) => Promise.resolve(wanted) }: Partial<Further> = {},
) => {
  const home = listener();
  const list = listener();
  const opening: AnyEventObject[] = [];
  const keeping: AnyEventObject[] = [];
  const into = (list: AnyEventObject[]) => fromCallback(({ receive }) => receive((event) => list.push(event)));
  const fetching: AnyEventObject[] = [];
  const awaiting: AnyEventObject[] = [];
  const notices: Notice[] = [];
  let forgotten = 0;
  const machine = workbenchMachine.provide({
    actions: {
      forgetBatch: () => {
        forgotten += 1;
      },
    },
    actors: {
      homeNews: fromCallback(() => undefined) as never,
      openFiles: into(opening) as never,
      persistTab: into(keeping) as never,
      restoreTab: fromPromise(() => Promise.resolve(kept)),
      awaitResult: into(awaiting) as never,
      fetchResult: fromPromise(fetched),
      fetchVersions: into(fetching) as never,
      renameResult: fromPromise(({ input }: { input: NewName }) => rename(input)),
      restoreBatch: fromPromise(() => Promise.resolve(keptBatch)),
      batch: fromCallback(() => undefined) as never,
    },
  });
  const bench = createActor(machine, { input: { home: home.actor, resultBox: listener().actor, lists: [list.actor] } });
  bench.on('notice', (notice) => notices.push(notice));
  bench.start();
  const choose = (...names: string[]) => {
    bench.send({ type: 'files.changed', files: names.map((name, at) => chosenFile(at + 1, name)) });
    bench.send({ type: 'pdf.opened', id: 1, pdf: pdfWith(14) });
  };
  const context = () => bench.getSnapshot().context;
  return {
    bench,
    choose,
    context,
    home: home.heard,
    listed: list.heard,
    opening,
    keeping,
    fetching,
    awaiting,
    notices,
    forgotten: () => forgotten,
  };
};
