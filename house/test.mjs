import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { provideNode } from './testing/other-node.mjs';
import { leftToOtherParts, onlyInAll, partsSettings } from './testing/parts.mjs';
import { endStuckSuites } from './testing/stuck-suites.mjs';
import { isTimeUp, limitTests } from './testing/time-limit.mjs';
import { allowedSecondAttempts, notAllowed, passedAtSecondAttempt } from './testing/second-attempts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'docket-test-'));
/** Suites make many short-lived objects: with room for them, a twentieth less is computed. */
const node = ['--max-semi-space-size=64', '--experimental-vm-modules', '--no-warnings'];
const jest = [...node, 'node_modules/jest/bin/jest.js'];

/** A document conversion in a real browser, on a slow machine. */
const E2E_TIMEOUT_MS = 240_000;

/** Browsers, servers and other programs are waited for half of the time, so that two cores have room for a third. */
const WORKERS = 3;

const { values: asked } = parseArgs({
  options: {
    /** Every suite; without it, those of the ways that documents most often go, see `only-in-all.json`. */
    all: { type: 'boolean', default: false },
    corpus: { type: 'boolean', default: false },
    slowest: { type: 'boolean', default: false },
    'checks-failed': { type: 'boolean', default: false },
    'start-failed': { type: 'boolean', default: false },
    /** Folder that is put beside this one for the suites over real files, which run once more then. */
    'real-files': { type: 'string' },
    /** Major version of a Node on which the unit suites that depend on it run once more. */
    'also-on': { type: 'string' },
    /** Such as `2/4`: of the suites that `npm test` leaves out, and of those on another Node or real files, this part. */
    part: { type: 'string' },
    /** After so many minutes no test begins any more; those that are left are skipped by name. */
    within: { type: 'string' },
  },
});
if (asked.within !== undefined) limitTests(Number(asked.within));

/** Suites that open files, sockets and processes; the rest computes, and does so on every Node alike. */
const DEPENDS_ON_NODE = 'services/platform/|gateway/|run/(doctor|backup|roles|ports)/';

const onOtherNode = () => {
  const major = asked['also-on'];
  if (major === undefined) return [];
  const program = provideNode(major);
  if (program === undefined) throw new Error(`Node ${major} cannot be had from the registry of npm`);
  const extra = [`--maxWorkers=${WORKERS}`, '--testPathPatterns', DEPENDS_ON_NODE];
  return [{ project: 'unit', on: `Node ${major}`, program, extra }];
};

/** Tests over real files; by themselves they take all files instead of a sample. */
const CORPUS_SUITES = 'corpus|round-trip|translate\\.task|verify-others|uploads/content-type';

const BESIDE = resolve('../shared');

const withRealFiles = () => {
  const folder = asked['real-files'];
  if (folder === undefined || existsSync(BESIDE)) return [];
  if (!existsSync(folder)) {
    console.log(`There are no real files at ${folder}.`);
    return [];
  }
  const before = () => symlinkSync(resolve(folder), BESIDE, 'dir');
  const extra = [`--maxWorkers=${WORKERS}`, `--testTimeout=${E2E_TIMEOUT_MS}`, '--testPathPatterns', CORPUS_SUITES];
  return [
    { project: 'unit', on: 'real files', before, extra },
    { project: 'e2e', on: 'real files', extra },
  ];
};

const runs = [
  { project: 'unit', extra: [`--maxWorkers=${WORKERS}`] },
  { project: 'e2e', extra: [`--testTimeout=${E2E_TIMEOUT_MS}`, `--maxWorkers=${WORKERS}`] },
  ...onOtherNode(),
  ...withRealFiles(),
];

/** After its last test; whatever still keeps it running then is a leak. */
const LINGER_MS = 30_000;
const SLOWEST = 20;

/** Suites tell in it what they have computed, see `test-environment.mjs`. */
const timesFile = join(folder, 'computed.jsonl');
process.env.DOCKET_SUITE_TIMES = timesFile;
const runningFolder = join(folder, 'running');
process.env.DOCKET_SUITES_RUNNING = runningFolder;

const onlyCorpus = asked.corpus;
/** Jest looks for these in whole paths. */
const inThisFolder = (pattern) => pattern.replace(/^\^/, `^${process.cwd()}/`);
const leftOut = asked.all ? [] : ['/node_modules/', ...onlyInAll.map(inThisFolder)];
const selected = onlyCorpus
  ? ['--testPathPatterns', CORPUS_SUITES]
  : leftOut.map((pattern) => `--testPathIgnorePatterns=${pattern}`);
if (onlyCorpus) process.env.DOCKET_CORPUS = 'full';

/** Few enough that a second attempt tells a busy machine from a defect; more than these are a defect. */
const MOST_SECOND_ATTEMPTS = 5;

const allowed = allowedSecondAttempts();
/** Tests that failed, and passed when nothing ran beside them. */
const passedLater = [];

const runProject = async (run) => {
  const name = [run.project, run.on].filter(Boolean).join('-').replaceAll(' ', '-');
  run.before?.();
  const leftOutFile = join(folder, `${name}-left-out`);
  const parts =
    asked.part === undefined ? {} : { shard: asked.part, env: partsSettings({ leftOutFile, dealAll: run.on }) };
  const first = await runJest({ ...run, ...parts }, `${name}.json`);
  const others = leftToOtherParts(leftOutFile).map((suite) => `${suite}${run.on ? ` on ${run.on}` : ''}`);
  return addOthers(await repeatFailed(run, { name, first }), others);
};

/** Suites of another part are skipped, each by its name. */
const addOthers = (count, others) => ({
  ...count,
  skipped: [...count.skipped, ...others.map((suite) => `${suite}: all of it, which is not of part ${asked.part}`)],
});

const repeatFailed = async (run, { name, first }) => {
  if (asked.slowest) printSlowest(first.suites);
  const failed = first.suites.filter(hasFailed);
  if (failed.length === 0 || failed.length > MOST_SECOND_ATTEMPTS || isTimeUp()) return countOf(first);
  const paths = failed.map(({ name }) => name);
  console.log(`\nOnce more, with nothing beside them: ${paths.map((path) => relative('.', path)).join(', ')}`);
  const extra = [...run.extra, '--maxWorkers=1', '--runTestsByPath', ...paths];
  const second = await runJest({ ...run, extra }, `${name}-again.json`);
  const later = passedAtSecondAttempt(first.suites, second.suites);
  passedLater.push(...later);
  const others = first.suites.filter((suite) => !hasFailed(suite));
  const count = countOf({ suites: [...others, ...second.suites], crashed: first.crashed || second.crashed });
  const faults = notAllowed(later, allowed).length;
  return { ...count, passed: count.passed - faults, failed: count.failed + faults };
};

const runJest = async (run, reportName) => {
  const { project, extra, on, program = process.execPath, shard, env = {} } = run;
  const outputFile = join(folder, reportName);
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const args = [
    '--selectProjects',
    project,
    ...part,
    '--ci',
    '--passWithNoTests',
    '--json',
    `--outputFile=${outputFile}`,
  ];
  console.log(`\n== ${project} tests${on ? ` on ${on}` : ''} ==`);
  const child = spawn(program, [...jest, ...args, ...extra, ...selected], {
    env: { ...process.env, ...env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'], // with --json, jest repeats the whole report on stdout
    detached: true, // a signal that a suite sends to the group it is in does not reach this process
  });
  const stopAll = () => {
    process.kill(-child.pid, 'SIGKILL');
    process.exit(1);
  };
  process.once('SIGINT', stopAll).once('SIGTERM', stopAll);
  const leak = killIfLingering(child, outputFile);
  const endWatch = endStuckSuites(runningFolder, (suite) => {
    console.log(`\nEnded, since it ran for too long: ${relative('.', suite)}`);
    process.kill(-child.pid, 'SIGCONT'); // whatever of jest a suite has made to stand still
  });
  const [status] = await once(child, 'close');
  clearInterval(leak.timer);
  endWatch();
  process.off('SIGINT', stopAll).off('SIGTERM', stopAll);
  const suites = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')).testResults : [];
  if (leak.found) console.log(`The ${project} tests left something running: counted as one failure.`);
  // A crash after the last test leaves no failed test behind, only the exit code.
  return { suites, crashed: status !== 0 && !suites.some(hasFailed) };
};

const hasFailed = ({ status }) => status === 'failed';

/** A report is written when the last test has ended; a process that lives on after that has leaked something. */
const killIfLingering = (child, outputFile) => {
  const leak = { found: false, timer: undefined };
  let reported;
  leak.timer = setInterval(() => {
    if (!existsSync(outputFile)) return;
    reported ??= Date.now();
    if (Date.now() - reported < LINGER_MS) return;
    leak.found = true;
    child.kill('SIGKILL');
  }, 1000);
  return leak;
};

const computedBySuite = () => {
  const lines = existsSync(timesFile) ? readFileSync(timesFile, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)).map(({ name, seconds }) => [name, seconds]));
};

const padded = (seconds) => (typeof seconds === 'number' ? seconds.toFixed(0) : '?').padStart(8);

const printSlowest = (suites) => {
  const computed = computedBySuite();
  const timed = suites.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    took: (endTime - startTime) / 1000,
    cpu: computed.get(name),
  }));
  const all = timed.reduce((sum, { cpu = 0 }) => sum + cpu, 0);
  console.log(
    `\nSeconds of processor time of these suites: ${all.toFixed(0)}. Those that took most of it, and how long:`,
  );
  const costliest = timed.sort((one, other) => (other.cpu ?? other.took) - (one.cpu ?? one.took)).slice(0, SLOWEST);
  for (const { name, took, cpu } of costliest) console.log(`${padded(cpu)}${padded(took)} ${name}`);
};

const countOf = ({ suites, crashed }) => {
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const unloaded = suites.filter((suite) => hasFailed(suite) && !suite.assertionResults.some(hasFailed)).length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(hasFailed).length + unloaded + (crashed ? 1 : 0),
    skipped: skippedOf(suites),
    broken: brokenOf(suites),
    suites: suites.map(({ name }) => relative('.', name)),
  };
};

/** Lines of a message that tell what was expected and what came instead. */
const LINES_OF_A_MESSAGE = 12;

const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');

/** Each failed test as `suite: test` with the first lines of why; a suite that could not be loaded is one by itself. */
const brokenOf = (suites) =>
  suites.filter(hasFailed).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(hasFailed);
    const rows = tests.map(({ fullName, failureMessages }) => [`: ${fullName}`, failureMessages.join('\n')]);
    const told = rows.length > 0 ? rows : [['', message]];
    return told.map(([test, why]) => `${relative('.', name)}${test}\n${firstLines(why)}`);
  });

const SKIPPED = ['pending', 'todo', 'disabled'];

/** `suite: test`. */
const skippedOf = (suites) =>
  suites.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => SKIPPED.includes(status))
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );

/** The e2e tests use the built program, so a stale build would test yesterday's. */
const buildFirst = () => {
  const { status } = spawnSync(process.execPath, ['build/build.mjs', '--if-changed'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) console.log('The build failed; this counts as one failure.');
  return { passed: 0, failed: status === 0 ? 0 : 1, skipped: [], broken: [], suites: [] };
};

const failedBefore = [
  ...(asked['start-failed'] ? ['A first start by the README'] : []),
  ...(asked['checks-failed'] ? ['npm run check'] : []),
];
const counts = [buildFirst()];
for (const run of runs) counts.push(await runProject(run));
rmSync(folder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, failedBefore.length);
/** A test that lacked real files is not skipped where its suite runs again with them. */
const ranAgain = (name, later) => later.some(({ suites }) => suites.some((suite) => name.startsWith(`${suite}: `)));
const skipped = counts.flatMap((count, at) => count.skipped.filter((name) => !ranAgain(name, counts.slice(at + 1))));

console.log('');
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`Tests that may need a second attempt: ${allowed.length === 0 ? 'none' : allowed.join(', ')}.`);
for (const name of notAllowed(passedLater, allowed))
  console.log(`passed only at a second attempt, alone; this counts as one failure: ${name}`);
for (const text of counts.flatMap(({ broken }) => broken)) console.log(`failed: ${text}`);
for (const what of failedBefore) console.log(`${what} failed; this counts as one failure.`);
if (passed + failed === 0) console.log('No test ran; this counts as a failure.');
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
