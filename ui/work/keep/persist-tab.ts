import { fromCallback, fromPromise } from 'xstate';
import { changeRecord, forgetRecord, tabRecord } from '../../browser/persisted-tab.js';
import { loadPart } from '../../browser/load-part.js';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { readResults } from '../../calls/returned-results.js';
import { jsonOf } from '../../calls/server-reply.js';
import { listVersions } from '../../calls/versions.calls.js';
import { idsToAsk, withListed, type PersistedResults, type Results } from '../versions/listed-versions.js';

interface Listed extends PersistedResults {
  readonly type: 'files.listed';
  readonly files: readonly File[];
}

const database = () => loadPart(() => import('../../browser/persisted-files.js'));

/** Keeps the results of this tab at once, and its files as soon as possible; without files there is nothing to keep. */
export const persistTab = fromCallback<Listed>(({ receive }) => {
  const inTurn = oneAtATime();
  const forget = (): void => {
    const record = tabRecord();
    if (!record) return;
    forgetRecord();
    void inTurn(async () => (await database()).forgetFiles(record.name));
  };
  receive(({ files, made, versions, running, runningOf }) => {
    if (files.length === 0) {
      forget();
      return;
    }
    changeRecord({ count: files.length, results: { made, versions, running, runningOf } satisfies PersistedResults });
    void inTurn(async () => (await database()).keepFiles(files));
  });
});

/** The results that the record of this tab lists; of a record without a version, the database lists them. */
const persistedResults = async (): Promise<PersistedResults | null> => {
  const record = tabRecord();
  if (!record) return null;
  if (record.results !== undefined) return readResults(record.results);
  const { persistedFiles } = await database();
  return readResults(jsonOf((await persistedFiles())?.made ?? ''));
};

/** The finished files from before a reload, and what other screens have made since; null for none. */
export const restoreTab = fromPromise<Results | null>(async ({ signal }) => {
  const persisted = await persistedResults();
  if (!persisted) return null;
  try {
    return withListed(persisted, await listVersions(idsToAsk(persisted), signal));
  } catch {
    return { ...persisted, awaited: null }; // without the server, what the browser knows
  }
});
