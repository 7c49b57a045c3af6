// `npm run measure:conversion [-- --list]`: compresses a PDF with the built program and counts the files in which
// something runs from the upload to the stored result, and how often whoever reads them goes on in another folder.
// Counted is the way that every tool takes: not what the operation itself is made of, the adapters behind the ports,
// the sandbox, the words and rules of `contracts/`, and what each HTTP request passes before its call is found.
import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';

/** Where a reader begins: the call, the worker that takes the conversion, the pool of its jobs, and the job itself. */
const ENTRIES = [
  'gateway/conversions/conversions.controller.js',
  'services/platform/conversions/worker.js',
  'services/platform/jobs/pool.js',
  'services/pdf/run-operation.js',
];
const COUNTED = /^gateway\/|^services\/platform\/(?!sandbox\/|blobs\/)|^services\/pdf\/run-operation[.]js$/;
const IDLE_MS = 4000;
const CONVERSION_MS_MAX = 120_000;
const POLL_MS = 100;

const dist = new URL('../../dist/', import.meta.url);
const importBuilt = (path) => import(new URL(path, dist).href);

/** The functions that have run since the last call, by file and place; what runs while a file loads is left out. */
const takeFunctionsRun = async (session) => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const built = result.filter(({ url }) => url.startsWith(dist.href));
  return new Set(
    built.flatMap(({ url, functions }) =>
      functions
        .map(({ ranges: [whole] }) => whole)
        .filter(({ count, startOffset }) => count > 0 && startOffset > 0)
        .map(({ startOffset }) => `${url.slice(dist.href.length)} ${startOffset}`),
    ),
  );
};

const makePdf = async () => {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('A page of text.', { x: 50, y: 700 });
  return document.save();
};

const cookieOf = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

const awaitResult = async (address, cookie, id) => {
  const until = Date.now() + CONVERSION_MS_MAX;
  for (;;) {
    const reply = await fetch(`${address}/api/conversions/${id}/file`, { headers: { cookie } });
    const body = await reply.arrayBuffer();
    if (reply.ok) return;
    const { code } = JSON.parse(Buffer.from(body).toString());
    if (code !== 'conversion.not-ready' || Date.now() > until) throw new Error(`there is no result: ${code}`);
    await pause(POLL_MS);
  }
};

const compress = async (address, file) => {
  const cookie = cookieOf(await fetch(`${address}/api/claims`));
  const form = new FormData();
  form.set('operation', 'pdf-compress');
  form.set('files', new Blob([file], { type: 'application/pdf' }), 'report.pdf');
  const reply = await fetch(`${address}/api/convert`, { method: 'POST', body: form, headers: { cookie } });
  if (!reply.ok) throw new Error(`the conversion was refused: ${await reply.text()}`);
  await awaitResult(address, cookie, (await reply.json()).id);
};

/** The job once more in this process, since no session looks into its own. */
const runJobHere = async (file) => {
  const { runOperation } = await importBuilt('services/pdf/run-operation.js');
  const directory = mkdtempSync(join(tmpdir(), 'docket-job-'));
  const path = join(directory, 'report.pdf');
  writeFileSync(path, file);
  const files = [{ path, name: 'report.pdf', kind: 'pdf', mime: 'application/pdf' }];
  await runOperation({ tool: 'pdf-compress', options: {}, files, directory }, () => undefined);
  rmSync(directory, { recursive: true });
};

const filesRun = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-path-'));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { readConfig } = await importBuilt(process.env.CONFIG_PATH ?? 'services/platform/settings/config.js');
  const { startDocket } = await importBuilt(process.env.DOCKET_PATH ?? 'run/roles/docket.js');
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  const docket = await startDocket(config, pino({ level: 'silent' }));
  const file = await makePdf();
  await takeFunctionsRun(session);
  await pause(IDLE_MS);
  const idle = await takeFunctionsRun(session);
  await compress(docket.address.replace('0.0.0.0', '127.0.0.1'), file);
  await runJobHere(file);
  const run = await takeFunctionsRun(session);
  await docket.stop();
  rmSync(folder, { recursive: true, force: true });
  return new Set([...run].filter((one) => !idle.has(one)).map((one) => one.split(' ')[0]));
};

const importsOf = (path) => {
  const code = readFileSync(new URL(path, dist), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, name]) =>
    posix.normalize(posix.join(posix.dirname(path), name)),
  );
};

/** The files that ran, in the order in which a reader meets them who follows the imports from each entry. */
const inReadingOrder = (ran) => {
  const met = new Set();
  const visit = (path) => {
    if (met.has(path) || !ran.has(path) || !COUNTED.test(path)) return;
    met.add(path);
    for (const next of importsOf(path)) visit(next);
  };
  for (const entry of ENTRIES) visit(entry);
  return [...met];
};

const path = inReadingOrder(await filesRun());
const changes = path.filter((file, at) => at > 0 && posix.dirname(file) !== posix.dirname(path[at - 1])).length;
if (process.argv.includes('--list')) console.log(path.join('\n'));
console.log(`from upload to stored result: ${path.length} files, ${changes} changes of folder`);
process.exit(0);
