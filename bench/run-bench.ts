import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../contracts/durations.js';
import { budgetSection } from './budget/budget-section.js';
import { clusterSection } from './cluster/cluster-section.js';
import { compressSection } from './compress/compress-section.js';
import { exportSection } from './export/export-section.js';
import { fairnessSection } from './fairness/fairness-section.js';
import { growthSection } from './growth/growth-section.js';
import { treeOf } from './measure/proc.js';
import { memorySection } from './memory/memory-section.js';
import { millionSection } from './million/million-section.js';
import { ON_DEMAND, readOptions, type Options, type SectionName } from './bench-options.js';
import { worseThan } from './save/compare-runs.js';
import { machineName, readRun, runAsOf, saveRun, type SavedRun } from './save/saved-run.js';
import type { Setting } from './setting.js';
import { recognitionSection } from './recognition/recognition-section.js';
import { overHttpSection } from './over-http/over-http-section.js';
import { scaleSection } from './scale/scale-section.js';
import { spineSection } from './spine/spine-section.js';
import { toolsSection } from './tools/tools-section.js';
import { understandingSection } from './understanding/understanding-section.js';

/** Whatever hangs, the run is over then. */
const LIMIT_MS = 15 * MINUTE_MS;
const LIMIT_ON_DEMAND_MS = 60 * MINUTE_MS;

interface Section {
  readonly title: string;
  /** When its last row may start, in minutes after the start of the run. */
  readonly untilMinute: number;
  readonly run: (setting: Setting) => Promise<void>;
}

const sections: Readonly<Record<SectionName, Section>> = {
  spine: { title: 'The spine', untilMinute: 2.8, run: spineSection },
  growth: { title: 'Cost growth', untilMinute: 4.8, run: growthSection },
  compress: { title: 'Compression beside Ghostscript', untilMinute: 5.6, run: compressSection },
  understanding: { title: 'The AI tools', untilMinute: 7.4, run: understandingSection },
  // Last, because it measures as often as the time that is left allows.
  tools: { title: 'Tools beside their native peers', untilMinute: 14.3, run: toolsSection },
  export: { title: 'Word files beside those of others', untilMinute: 55, run: exportSection },
  ocr: { title: 'Recognition as a program and built in', untilMinute: 14, run: recognitionSection },
  budget: { title: 'Where the time of a conversion goes', untilMinute: 14, run: budgetSection },
  fairness: { title: 'One visitor beside ten attackers', untilMinute: 14, run: fairnessSection },
  cluster: { title: 'Several processes beside one', untilMinute: 14, run: clusterSection },
  million: { title: 'A log of a million events', untilMinute: 55, run: millionSection },
  scale: { title: 'Many visitors, many nodes', untilMinute: 14, run: scaleSection },
  memory: { title: 'Memory while visitors come and go', untilMinute: 14, run: memorySection },
  peers: { title: 'Beside a server that does the same', untilMinute: 14, run: overHttpSection },
};

const started = performance.now();
const minutes = (): number => (performance.now() - started) / MINUTE_MS;
const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const watch = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`  ${minutes().toFixed(1)} min: ${text}\n`);
};

const nothing = (): string => '';
/** The report of the section that runs. */
let report = nothing;
/** The figures of the section that has any to save. */
let figures = (): SavedRun['figures'] => ({});
const printReport = (): void => {
  print(report());
  report = nothing;
};

const runSection = async (
  { title, untilMinute, run }: Section,
  { quick, all, tools, files, keep }: Options,
  folder: string,
): Promise<void> => {
  print(`\n## ${title}\n`);
  const timeLeft = () => (untilMinute - minutes()) * MINUTE_MS;
  try {
    await run({
      quick,
      all,
      tools,
      files,
      keep,
      folder,
      timeLeft,
      watch,
      tells: (newReport) => (report = newReport),
      saves: (saved) => (figures = saved),
    });
    printReport();
  } catch (error) {
    printReport();
    print(`This section broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = 1;
  }
};

const optionsOrEnd = (): Options => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};

const options = optionsOrEnd();
const { quick, sections: chosen, save, check, against } = options;

/** @returns whether nothing has become worse. */
const holds = async (before: string, after: SavedRun): Promise<boolean> => {
  const worse = worseThan(await readRun(before), after);
  print(worse.length === 0 ? '\nNothing has become worse.' : `\nWorse by a fifth or more:\n\n- ${worse.join('\n- ')}`);
  return worse.length === 0;
};

if (check !== undefined && against !== undefined) process.exit((await holds(check, await readRun(against))) ? 0 : 1);

const saved = runAsOf(`npm run bench -- ${process.argv.slice(2).join(' ')}`, new Date());
const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
process.env['TMPDIR'] = folder; // for those who make their own folders
/** Another one of them may have ended it meanwhile. */
const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

process.on('exit', () => {
  if (save !== undefined) saveRun(save, { ...saved, figures: figures() });
  for (const pid of treeOf(process.pid).slice(1)) killIfThere(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
const breakOff = (why: string, code: number): void => {
  printReport();
  print(`\n${why} after ${minutes().toFixed(1)} minutes: what there was until then is above.`);
  process.exit(code);
};
// `on`, not `once`: who is told by its group and by its parent too is told twice.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => breakOff('Interrupted', 130));
const limitMs = chosen.some((name) => ON_DEMAND.includes(name)) ? LIMIT_ON_DEMAND_MS : LIMIT_MS;
setTimeout(() => breakOff('Ended for taking too long', 1), limitMs).unref();

print(`# Docket bench${quick ? ', quick' : ''}\n`);
print(`${machineName()}.`);
print('Every "ratio" is Docket divided by what it stands beside: below 1 Docket needs less, above 1 it needs more.');
const [load = 0] = loadavg();
print(
  `Load average at the start: ${load.toFixed(1)}. Where others keep the machine busy, trust CPU time more than wall time.`,
);
for (const name of chosen) await runSection(sections[name], options, folder);
if (check !== undefined && !(await holds(check, { ...saved, figures: figures() }))) process.exitCode = 1;
print(`\nThe run took ${minutes().toFixed(1)} minutes.`);
process.exit();
