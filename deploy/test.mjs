import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'docket-test-'));
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** A document conversion in a real browser, on a slow machine. */
const E2E_TIMEOUT_MS = 120_000;

/** Browsers and servers wait for each other half of the time, so that two cores have room for a third. */
const E2E_WORKERS = 3;

const runs = [
  { project: 'unit', extra: [] },
  { project: 'e2e', extra: [`--testTimeout=${E2E_TIMEOUT_MS}`, `--maxWorkers=${E2E_WORKERS}`] },
];

/** After its last test; whatever still keeps it running then is a leak. */
const LINGER_MS = 30_000;
const SLOWEST = 20;

/** Tests over real files; by themselves they take all files instead of a sample. */
const CORPUS_SUITES = 'corpus|round-trip|translate\\.task';
const onlyCorpus = process.argv.includes('--corpus');
const selected = onlyCorpus ? ['--testPathPatterns', CORPUS_SUITES] : [];
if (onlyCorpus) process.env.DOCKET_CORPUS = 'full';

const runJest = async ({ project, extra }) => {
  const outputFile = join(folder, `${project}.json`);
  const args = ['--selectProjects', project, '--ci', '--passWithNoTests', '--json', `--outputFile=${outputFile}`];
  console.log(`\n== ${project} tests ==`);
  const child = spawn(process.execPath, [...jest, ...args, ...extra, ...selected], {
    stdio: ['ignore', 'ignore', 'inherit'], // with --json, jest repeats the whole report on stdout
  });
  const leak = killIfLingering(child, outputFile);
  const [status] = await once(child, 'close');
  clearInterval(leak.timer);
  const report = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : undefined;
  if (process.argv.includes('--slowest')) printSlowest(report);
  if (leak.found) console.log(`The ${project} tests left something running: counted as one failure.`);
  return countOf(report, status);
};

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

const printSlowest = (report) => {
  const suites = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  console.log('\nSeconds of the slowest suites, beside whatever ran at the same time:');
  for (const { name, seconds } of suites.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)) {
    console.log(`${String(seconds).padStart(5)} ${name}`);
  }
};

const countOf = (report, status) => {
  const passed = report?.numPassedTests ?? 0;
  const broken = report?.numRuntimeErrorTestSuites ?? 0; // files that did not even load
  const failed = (report?.numFailedTests ?? 0) + broken;
  // A crash after the last test leaves no failed test behind, only the exit code.
  return { passed, failed: failed || (status === 0 ? 0 : 1), skipped: skippedOf(report) };
};

const skippedOf = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo' || status === 'disabled')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );

/** The e2e tests use the built program, so a stale build would test yesterday's. */
const buildFirst = () => {
  const { status } = spawnSync(process.execPath, ['deploy/build.mjs', '--if-changed'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) console.log('The build failed; this counts as one failure.');
  return { passed: 0, failed: status === 0 ? 0 : 1, skipped: [] };
};

const alsoFailed = process.argv.includes('--checks-failed') ? 1 : 0;
const counts = [buildFirst()];
for (const run of runs) counts.push(await runJest(run));
rmSync(folder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, alsoFailed);
const skipped = counts.flatMap((count) => count.skipped);

console.log('');
for (const name of skipped) console.log(`skipped: ${name}`);
if (alsoFailed) console.log('npm run check failed; this counts as one failure.');
if (passed + failed === 0) console.log('No test ran; this counts as a failure.');
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
