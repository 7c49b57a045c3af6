import { fromCallback, fromPromise } from 'xstate';
import { hasKept } from '../../browser/kept-tab.js';
import { loadPart } from '../../browser/load-part.js';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { readKept } from '../../calls/given-back.js';
import { listVersions } from '../../calls/versions.calls.js';
import { idsToAsk, withListed, type KeptResults, type Results } from '../versions/listed-versions.js';

interface Listed extends KeptResults {
  readonly type: 'files.listed';
  readonly files: readonly File[];
}

const database = () => loadPart(() => import('../../browser/kept-files.js'));

/** Keeps the files and the results of this tab; without files there is nothing to keep. */
export const persistTab = fromCallback<Listed>(({ receive }) => {
  const inTurn = oneAtATime();
  receive(({ files, made, versions, running, runningOf }) => {
    const kept =
      made || running !== null ? JSON.stringify({ made, versions, running, runningOf } satisfies KeptResults) : '';
    if (files.length === 0 && !hasKept()) return;
    void inTurn(async () => {
      const { forgetKept, keepFiles } = await database();
      await (files.length > 0 ? keepFiles(files, kept) : forgetKept());
    });
  });
});

/** The finished files from before a reload, and what other screens have made since; null for none. */
export const restoreTab = fromPromise<Results | null>(async ({ signal }) => {
  if (!hasKept()) return null;
  const { keptFiles } = await database();
  const kept = readKept((await keptFiles())?.made ?? '');
  if (!kept) return null;
  try {
    return withListed(kept, await listVersions(idsToAsk(kept), signal));
  } catch {
    return { ...kept, awaited: null }; // without the server, what the browser knows
  }
});
