import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { homeMachine } from '../screens/home/home.machine.js';
import type { RecentConversion } from '../screens/home/recent/guest-history.js';
import { recentMachine } from '../screens/home/recent/recent.machine.js';
import { resultBoxMachine } from '../screens/home/result/result-box.machine.js';

export const noRows = fromPromise(() => Promise.resolve<readonly RecentConversion[]>([]));
export const copies = fromPromise((_: { readonly input: { readonly text: string } }): Promise<void> =>
  Promise.resolve(),
);
const silent = fromCallback(() => undefined);

/** The real machines of the home page, all together, with nothing behind them. */
export const givenHome = (...files: readonly File[]) => {
  const recent = recentMachine.provide({
    actors: {
      loadRecent: noRows,
      progressFeed: silent,
      copyText: copies,
    },
    actions: { save: () => undefined },
  });
  const machine = homeMachine.provide({
    actors: {
      upload: silent as never,
      progressFeed: silent,
      pageDrop: silent,
      recent,
      resultBox: resultBoxMachine,
    },
  });
  const home = createActor(machine).start();
  if (files.length > 0) home.send({ type: 'files.chosen', files });
  const { children } = home.getSnapshot();
  return {
    home: home as ActorRefFrom<typeof homeMachine>,
    recent: children.recent as ActorRefFrom<typeof recentMachine>,
    resultBox: children.resultBox as ActorRefFrom<typeof resultBoxMachine>,
  };
};
