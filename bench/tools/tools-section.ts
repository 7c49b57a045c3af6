import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { startEngine } from '../product/engine.js';
import { identityIn } from '../product/bench-identity.js';
import { startServer } from '../product/server.js';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor } from '../product/bench-visitor.js';
import { tableOf } from '../report/text-table.js';
import { sampleOf } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import type { Case } from './case.js';
import { casesIn } from './cases.js';
import { compareCase, type Comparison } from './compare.js';
import { goalsOf } from './goals.js';
import type { Pace } from '../measure/repeat.js';
import type { House } from './house.js';
import { officeTimes } from './office-times.js';
import { comparisonRows, comparisonTitles, failuresOf, partRows, partTitles } from './tool-rows.js';
import { savedComparisons } from './saved-comparisons.js';
import { samplesIn } from './tool-samples.js';

/** Each tool over HTTP, as a job, as a bare operation, and its native peers, on the same files. */
export const toolsSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'tools');
  await mkdir(folder);
  const identity = await identityIn(folder);
  const isWanted = ({ tool }: Case): boolean => setting.tools.length === 0 || setting.tools.includes(tool);
  const cases = (await casesIn(folder, setting.quick)).filter(isWanted);
  const comparisons: Comparison[] = [];
  let office = '';
  setting.tells(() => [office, report(comparisons, cases.length)].filter((part) => part !== '').join('\n\n'));
  setting.saves(() => savedComparisons(comparisons));
  const server = await startServer(join(folder, 'server'));
  const engine = await startEngine(folder, identity);
  try {
    const visitor = await openVisitor(server.url);
    const house: House = { server, visitor, engine, identity, folder, quick: setting.quick };
    await warm(house);
    if (setting.tools.length === 0) {
      setting.watch('Office documents');
      office = await officeTimes({ folder, identity, quick: setting.quick }, samplesIn(folder));
    }
    for (const [at, one] of cases.entries()) {
      setting.watch(`${one.tool} ${one.variant ?? ''}`);
      const pace = paceFor(setting.timeLeft() / (cases.length - at), setting.quick);
      const compared = await compareCase(house, one, pace);
      if (compared) comparisons.push(compared);
    }
    visitor.leave();
  } finally {
    await Promise.all([server.stop(), engine.stop()]);
  }
};

/** Milliseconds that a case may take for each pace to fit in: where time runs short, all are measured less often. */
const FITS_MS = { full: 12_000, quick: 7000, glance: 3500 } as const;

const paceFor = (milliseconds: number, quick: boolean): Pace => {
  if (milliseconds > FITS_MS.full && !quick) return 'full';
  if (milliseconds > FITS_MS.quick) return 'quick';
  return milliseconds > FITS_MS.glance ? 'glance' : 'once';
};

/** The first job of a process loads its engines, which is the spine's to measure. */
const warm = async ({ server, visitor, folder }: House): Promise<void> => {
  const { files } = await sampleOf('stamp', [join(folder, 'stamp.pdf')], 1);
  const upload = await uploadOf('pdf-compress', {}, files);
  for (let left = server.jobProcesses().length; left > 0; left -= 1) await visitor.convert(upload);
};

const ABOUT =
  'The operation reads its files, works and writes its result, in a warm process; the job adds the way to its process and the thumbnail, HTTP all the rest. Where a case takes longer than 5 s, only the whole of it is measured. A peer starts anew each time, as on a desk. Ratios stand in the row of the peer.';

const report = (comparisons: readonly Comparison[], wanted: number): string => {
  const missing = [...new Set(comparisons.flatMap((compared) => compared.missing))];
  const left = wanted - comparisons.length;
  return [
    ABOUT,
    tableOf(comparisonTitles, comparisons.flatMap(comparisonRows), [0, 1, 2]),
    ...comparisons.flatMap(failuresOf),
    goalsOf(comparisons),
    'Where the time over HTTP goes, in ms (p50); the rest is what HTTP adds to the job:',
    tableOf(partTitles, comparisons.flatMap(partRows), [0, 1]),
    missing.length > 0 ? `Not installed, so not compared with: ${missing.join(', ')}.` : '',
    left > 0 ? `${left} of ${wanted} cases are left out: their file is not there, or the time was up.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
