import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openApiDocument } from '../../gateway/docs/openapi.js';
import { makeClients } from './make-clients.js';
import { operationsIn, type Description } from './operations.js';
import { printPython } from './print-python.js';

const description = openApiDocument('1.2.3') as unknown as Description;

/** A line with `@ts-expect-error` must be refused, any other must not. */
const PROGRAM = `
import { openDocket, type DocketFile } from './javascript/index.js';
const docket = openDocket({ address: 'http://localhost:3000' });
const file: DocketFile = await docket.convert({ operation: 'pdf-compress', files: [{ name: 'a.pdf', bytes: new Uint8Array() }] });
const { conversions } = await docket.calls.listConversions();
const status: 'processing' | 'completed' | 'failed' | 'cancelled' | undefined = conversions[0]?.status;
await docket.calls.getConversion({ path: { id: 'x' } });
// @ts-expect-error
await docket.calls.getConversion({ path: { ids: 'x' } });
// @ts-expect-error
await docket.calls.getConversion();
// @ts-expect-error
await docket.convert({ operation: 'pdf-compres', files: [] });
console.log(file, status);
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-clients-'));
  makeClients(folder, description);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the client for TypeScript takes what a call takes, and refuses another name or a missing field', () => {
  writeFileSync(join(folder, 'program.mts'), PROGRAM);
  const compiler = resolve('node_modules/typescript-7/bin/tsc');
  const options = '--ignoreConfig --noEmit --strict --module nodenext --target es2023 --types node --typeRoots';
  const args = [compiler, ...options.split(' '), resolve('node_modules/@types'), join(folder, 'program.mts')];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
});

test('the client for Python has a method for every call, in the spelling of Python', () => {
  const methods = [...printPython(description).matchAll(/ {4}def ([a-z]\w*)\(self/g)].map(([, name]) => name);
  const ids = operationsIn(description).map(({ id }) => id);
  expect(methods.map((name) => name!.replaceAll('_', ''))).toEqual(ids.map((id) => id.toLowerCase()));
});
