import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findTool } from '../contracts/tools/catalogue.js';
import { printByChromium } from '../services/pdf/engines/chromium/print-page.js';
import { judgeByVerapdf } from '../services/pdf/engines/verapdf/verapdf.js';
import type { findQpdf } from '../services/pdf/engines/qpdf/find-qpdf.js';
import type { openLibreOffice } from '../services/pdf/engines/libreoffice/libreoffice.js';
import type { noSandbox } from '../services/platform/sandbox/open-sandbox.js';
import type { tesseract } from '../services/pdf/engines/tesseract/tesseract.js';
import type { findOperation } from '../services/pdf/operations/index.js';
import type { readP12 } from '../services/pdf/signing/identity/p12-identity.js';
import type { Run } from './measure/repeat.js';
import { BENCH_IDENTITY, type OperationReply, type OperationRequest } from './product/bare-operation.js';

/** Loads a module of the built program, as the job processes run it. */
const built = async <Names extends object>(path: string): Promise<Names> =>
  (await import(pathToFileURL(resolve('dist/services/pdf', path)).href)) as Names;

const { findOperation: find } = await built<{ findOperation: typeof findOperation }>('operations/index.js');
const { findQpdf: qpdfIn } = await built<{ findQpdf: typeof findQpdf }>('engines/qpdf/find-qpdf.js');
const { readP12: openP12 } = await built<{ readP12: typeof readP12 }>('signing/identity/p12-identity.js');
const { tesseract: startTesseract } = await built<{ tesseract: typeof tesseract }>('engines/tesseract/tesseract.js');
const { openLibreOffice: open } = await built<{ openLibreOffice: typeof openLibreOffice }>(
  'engines/libreoffice/libreoffice.js',
);
const { noSandbox: none } = await built<{ noSandbox: typeof noSandbox }>('../platform/sandbox/open-sandbox.js');
const scratch = await mkdtemp(join(tmpdir(), 'docket-operation-'));
const libreOffice = open({ sandbox: none(), scratch, kept: join(scratch, 'kept'), allowUnsandboxed: true });
const identity = async () => openP12(await readFile(process.env[BENCH_IDENTITY] ?? ''), '');
const recogniser = startTesseract();

/** Does the work of a job without its process and its thumbnail. */
const run = async ({ tool, options, files, secrets, directory }: OperationRequest): Promise<Run> => {
  const operation = find(tool);
  if (!operation) throw new Error(`${tool} is no tool of the pdf lane`);
  const started = performance.now();
  const sources = await Promise.all(
    files.map(async (file, index) => {
      const password = secrets?.passwords[index] ?? '';
      return { ...file, bytes: new Uint8Array(await readFile(file.path)), ...(password !== '' && { password }) };
    }),
  );
  const work = {
    report: () => undefined,
    qpdf: await qpdfIn(directory),
    office: libreOffice.office(directory),
    recogniser,
    judgeArchive: judgeByVerapdf,
    printPage: printByChromium,
  };
  const parsed = findTool(tool)?.options.parse({ ...options, ...secrets?.options });
  const { bytes } = await operation(sources, parsed, { ...work, identity, now: new Date() });
  await writeFile(join(directory, 'result'), bytes);
  return { wallMs: performance.now() - started, output: bytes.length };
};

process.on('disconnect', () => process.exit());
process.on('message', (request: OperationRequest) => {
  const answer = (reply: OperationReply) => process.send?.(reply);
  run(request).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
