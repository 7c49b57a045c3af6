import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findTool } from '../contracts/tools/catalogue.js';
import type { findQpdf } from '../services/pdf/engines/qpdf/find-qpdf.js';
import type { coldLibreOffice } from '../services/pdf/engines/libreoffice/libreoffice.js';
import type { tesseract } from '../services/pdf/engines/tesseract/tesseract.js';
import type { findOperation } from '../services/pdf/operations/index.js';
import type { takeIdentity } from '../services/pdf/signing/identity/identity-file.js';
import type { Run } from './measure/repeat.js';
import type { OperationReply, OperationRequest } from './product/bare-operation.js';

/** Of the built program, as the job processes run it. */
const built = async <Names extends object>(path: string): Promise<Names> =>
  (await import(pathToFileURL(resolve('dist/services/pdf', path)).href)) as Names;

const { findOperation: find } = await built<{ findOperation: typeof findOperation }>('operations/index.js');
const { findQpdf: qpdfIn } = await built<{ findQpdf: typeof findQpdf }>('engines/find-qpdf.js');
const { coldLibreOffice: officeIn } = await built<{ coldLibreOffice: typeof coldLibreOffice }>(
  'engines/libreoffice.js',
);
const { takeIdentity: take } = await built<{ takeIdentity: typeof takeIdentity }>('signing/identity/identity-file.js');
const { tesseract: startTesseract } = await built<{ tesseract: typeof tesseract }>('engines/tesseract.js');
const identity = take(process.env);
const recogniser = startTesseract();

/** What a job does without its process and its thumbnail. */
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
  const work = { report: () => undefined, qpdf: await qpdfIn(directory), office: officeIn(directory), recogniser };
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
