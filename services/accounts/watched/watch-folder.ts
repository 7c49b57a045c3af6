import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { load } from '../../platform/event-store/streams.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { Log } from '../../platform/settings/logger.js';
import { workflowRun } from '../../platform/workflows/workflow-run.decider.js';
import {
  askedFor,
  beginRun,
  endOfRun,
  refuseLarge,
  typeOfTaken,
  writtenReceipt,
  type RunEnd,
  type RunParts,
} from '../taken/run-of-file.js';
import { filesIn, freeName, ignoreMissing, openLayout, openPlain, writeWhole, type Layout } from './folder-layout.js';
import { openTaking } from './take-files.js';

const LOOK_EVERY_MS = 2000;
/** Runs at work at a time; other files wait in their folder. */
const RUNS_MAX = 10;
const OUTCOME = '.outcome.json';

export interface WatchParts extends RunParts {
  readonly log: Log;
  readonly folder: string;
  readonly lookEveryMs?: number;
  /** How long a file has to stay as it is before it is taken; default: ten seconds. */
  readonly stillMs?: number;
}

/** Runs a workflow on each file that is put into a folder. One process does it. */
export const watchFolder = (parts: WatchParts): Running => {
  const taking = openTaking({ elapsed: () => performance.now(), stillMs: parts.stillMs });
  return runPeriodically(parts.lookEveryMs ?? LOOK_EVERY_MS, parts.log, async () => {
    const layout = await openLayout(parts.folder);
    await taking.take(layout);
    const runs = (await readdir(layout.working)).toSorted().slice(0, RUNS_MAX);
    for (const runId of runs) {
      try {
        await goOn(parts, layout, runId);
      } catch (error) {
        parts.log.error(
          { error, run: runId },
          'a file of the watched folder could not be worked on; it is tried again',
        );
      }
    }
  });
};

/** How the run of a file has ended: noted before anything is put anywhere, so that a repetition uses the same names. */
const outcome = z.object({ name: z.string(), result: z.string().nullable(), original: z.string() });

/** Takes one file further: the log says how far its run is, and the folder what was put away already. */
const goOn = async (parts: WatchParts, layout: Layout, runId: string): Promise<void> => {
  const folder = join(layout.working, runId);
  const stream = streamOf('run', runId);
  const { state } = await load(parts.store, { stream, decider: workflowRun });
  if (state.run && state.status === 'running') return;
  const [name] = (await filesIn(folder)).filter((one) => one !== OUTCOME);
  const isEnded = state.run !== null || (await readFile(join(folder, OUTCOME)).catch(ignoreMissing)) !== undefined;
  if (name === undefined && !isEnded) {
    await rm(folder, { recursive: true }); // it was taken away again before it was moved
    return;
  }
  if (state.run) {
    await putAway(parts, layout, { runId, name, end: await endOfRun(parts, { ...state, run: state.run }) });
    return;
  }
  const file = name ?? '';
  try {
    await begin(parts, join(folder, file), runId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const end = { receipt: { status: 'failed', code: error.code, reason: error.message }, result: null };
    await putAway(parts, layout, { runId, name, end });
  }
};

/** @throws Refusal `file.type-unsupported`, `file.empty`, `file.too-large`, `workflow.not-found`, `workflow.step-invalid`. */
const begin = async (parts: WatchParts, path: string, runId: string): Promise<void> => {
  const name = basename(path);
  const type = typeOfTaken(name);
  const asked = await askedFor(parts, 'folder');
  const opened = await openPlain(path);
  try {
    const { size } = await opened.stat();
    refuseLarge(type, size);
  } catch (error) {
    await opened.close();
    throw error;
  }
  await beginRun(parts, { runId, origin: 'folder', asked, name, type, content: opened.createReadStream() });
};

interface Ended {
  readonly runId: string;
  /** Its file; undefined once that was moved away. */
  readonly name: string | undefined;
  readonly end: Pick<RunEnd, 'receipt' | 'result'>;
}

/** Puts the result, its receipt and the file where they belong; done again after a crash, it ends in the same files. */
const putAway = async (parts: WatchParts, layout: Layout, { runId, name, end }: Ended): Promise<void> => {
  const folder = join(layout.working, runId);
  const isComplete = end.receipt.status === 'completed';
  const place = isComplete ? layout.out : layout.failed;
  const known = await readFile(join(folder, OUTCOME), 'utf8').catch(ignoreMissing);
  const decided =
    known === undefined
      ? await decideNames(layout, { folder, name: name ?? 'file', end, isComplete })
      : outcome.parse(JSON.parse(known));
  if (decided.result !== null && end.result)
    await writeWhole(join(place, decided.result), await parts.blobs.read(end.result.blob));
  await writeWhole(join(place, `${decided.name}.receipt.json`), writtenReceipt(end.receipt));
  const to = isComplete ? layout.done : layout.failed;
  if (name !== undefined) await rename(join(folder, name), join(to, decided.original)).catch(ignoreMissing);
  await rm(folder, { recursive: true });
};

interface Naming {
  readonly folder: string;
  readonly name: string;
  readonly end: Pick<RunEnd, 'receipt' | 'result'>;
  readonly isComplete: boolean;
}

const decideNames = async (
  layout: Layout,
  { folder, name, end, isComplete }: Naming,
): Promise<z.output<typeof outcome>> => {
  const result = isComplete && end.result ? await freeName(basename(end.result.name), [layout.out]) : null;
  const original = await freeName(name, [isComplete ? layout.done : layout.failed]);
  const decided = { name: result ?? original, result, original };
  await writeWhole(join(folder, OUTCOME), JSON.stringify(decided));
  return decided;
};
