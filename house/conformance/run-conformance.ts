import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformanceOf, notRunIn, type ConformanceRow, type ReportedTest } from './conformance-table.js';

/**
 * `npm run conformance`: runs the suite of every port on every adapter, on the servers that are here or that
 * EVENTSTORE_URI, NATS_URL, MONGO_URI and S3_ENDPOINT name, and prints what passed where, as a table in Markdown.
 */
const PORTS = 'services/platform';
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const files = readdirSync(PORTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => join(PORTS, path))
  .filter((path) => readFileSync(path, 'utf8').includes(".suite.js'"));

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly ReportedTest[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'docket-conformance-'));
const outputFile = join(folder, 'report.json');
const args = ['--selectProjects', 'unit', '--ci', '--json', `--outputFile=${outputFile}`, '--runTestsByPath', ...files];
const { status } = spawnSync(process.execPath, [...JEST, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
rmSync(folder, { recursive: true });

const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
const cellsOf = ({ port, adapter, server, passed, failed }: ConformanceRow): string =>
  `| ${[port, adapter, server, passed, failed].join(' | ')} |`;
print('\n| port | adapter | server | passed | failed |\n| --- | --- | --- | --: | --: |');
for (const row of conformanceOf(tests)) print(cellsOf(row));
for (const title of notRunIn(tests)) print(`\nNot run here: ${title}`);
process.exitCode = status ?? 1;
