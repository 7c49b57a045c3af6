import { isFromWorkbench, lend, placesOf, takeBack } from '../browser/handed-files.js';
import { changeRecord, forgetRecord, tabRecord } from '../browser/persisted-tab.js';
import { loadPart } from '../browser/load-part.js';
import { oneAtATime } from '../browser/one-at-a-time.js';
import { readResults } from './returned-results.js';

/** Files that were chosen on another screen than the workbench. */
const joined = new WeakSet<File>();

const inTurn = oneAtATime();
const database = () => loadPart(() => import('../browser/persisted-files.js'));

/**
 * Puts a file that was chosen on the screen of a path behind the chosen files of this tab: the workbench has it, with
 * what is made of it, and that screen has it again after a reload. Nothing for a file of the workbench.
 */
export const joinWork = (path: string, file: File): void => {
  if (isFromWorkbench(file)) return;
  const record = tabRecord();
  const place = record ? record.count : 0;
  if (place === undefined) return; // a record from before files were counted does not say which place is free
  changeRecord({ count: place + 1, results: record?.results ?? null });
  joined.add(file);
  lend({ path, files: [file] }, { from: null, of: [place] });
  void inTurn(async () => (await database()).keepFileBehind(file));
};

const isUsed = (place: number): boolean => {
  const results = readResults(tabRecord()?.results);
  if (!results) return false;
  const { versions, running, runningOf } = results;
  return versions.some(({ of }) => of.includes(place)) || (running !== null && runningOf.includes(place));
};

/** Takes a file that joined away again where nothing was made of it: it was only looked at. */
export const leaveWork = (file: File): void => {
  const record = tabRecord();
  const [place] = joined.has(file) ? placesOf(file) : [];
  if (!record || place === undefined || place + 1 !== record.count || isUsed(place)) return;
  takeBack(file);
  if (place > 0) {
    changeRecord({ count: place, lent: null });
    void inTurn(async () => (await database()).dropFile(place));
    return;
  }
  forgetRecord();
  void inTurn(async () => (await database()).forgetFiles(record.name));
};
