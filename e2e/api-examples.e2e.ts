import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeClients } from '../build/clients/make-clients.js';
import type { Description } from '../build/clients/operations.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { textPdf } from './samples/sample-files.js';
import { openClient } from './harness/http-client.js';
import { root } from './harness/repository.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { signIn } from './harness/sign-in-as.js';
import { fetchAlone } from './harness/own-connection.js';

const run = promisify(execFile);

let provider: AccountProvider;
let docket: Docket;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-examples-'));
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
  provider.isNow({ sub: 'ada', name: 'Ada', email: 'ada@example.com', email_verified: true });
  const client = openClient(docket.address);
  await signIn(client);
  const reply = await client.call('/api/account/keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Examples', scopes: ['convert'] }),
  });
  const { secret } = (await reply.json()) as { readonly secret: string };
  env = { ...process.env, DOCKET_URL: docket.address, DOCKET_KEY: secret };
  await writeFile(join(folder, 'in.pdf'), (await textPdf('in.pdf', 'An example')).bytes);
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
  await rm(folder, { recursive: true });
});

/** The example of a language in the documentation. */
const exampleIn = async (language: string): Promise<string> => {
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(
    await readFile(join(root, 'docs/api.md'), 'utf8'),
  )!;
  return code!;
};

const isThere = (program: string, ...ask: readonly string[]): Promise<boolean> =>
  run(program, ask).then(
    () => true,
    () => false,
  );

// Requirement.
describe('an example of the documentation makes the file that it says', () => {
  test.each([
    { language: 'sh', program: 'sh', name: 'example.sh', needs: ['curl', '--version'] },
    { language: 'js', program: process.execPath, name: 'example.mjs', needs: [process.execPath, '--version'] },
    { language: 'python', program: 'python3', name: 'example.py', needs: ['python3', '-c', 'import requests'] },
  ] as const)('in $language', async ({ language, program, name, needs: [needed, ...ask] }) => {
    if (!(await isThere(needed, ...ask))) {
      console.warn(`skipped: ${[needed, ...ask].join(' ')} is missing`);
      return;
    }
    await writeFile(join(folder, name), await exampleIn(language));
    await rm(join(folder, 'out.pdf'), { force: true });
    await run(program, [name], { cwd: folder, env });
    expect((await readFile(join(folder, 'out.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

const JAVASCRIPT = `
import { readFile, writeFile } from 'node:fs/promises';
import { DocketError, openDocket } from './javascript/index.js';
const docket = openDocket({ address: process.env.DOCKET_URL, key: process.env.DOCKET_KEY });
const files = [{ name: 'ä "1".pdf', bytes: await readFile('in.pdf') }];
const file = await docket.convert({ operation: 'pdf-rotate', files, angle: 90 });
await writeFile('out.pdf', file.bytes);
const { id } = await docket.calls.convert({ body: { operation: 'pdf-rotate', files, angle: 90 } });
const told = await docket.calls.getConversion({ path: { id } });
const refusal = await docket.calls.getConversion({ path: { id: 'nothing' } }).catch((error) => error);
const guest = openDocket({ address: process.env.DOCKET_URL });
const { id: own } = await guest.calls.convert({ body: { operation: 'pdf-rotate', files, angle: 90 } });
const seen = await guest.calls.getConversion({ path: { id: own } });
const text = await guest.convert({ operation: 'pdf-watermark', files, watermarkText: 'Draft' });
console.log(JSON.stringify([file.name, told.id === id, refusal instanceof DocketError && refusal.code, seen.id === own, text.type]));
`;

const PYTHON = `
import json, os, sys
from pathlib import Path
sys.path.insert(0, "python")
from docket_client import Docket, DocketError
docket = Docket(os.environ["DOCKET_URL"], key=os.environ["DOCKET_KEY"])
files = [('ä "1".pdf', Path("in.pdf").read_bytes())]
file = docket.convert({"operation": "pdf-rotate", "files": files, "angle": 90})
Path("out.pdf").write_bytes(file.bytes)
id = docket.calls.convert(body={"operation": "pdf-rotate", "files": files, "angle": 90})["id"]
told = docket.calls.get_conversion(path={"id": id})
try:
    docket.calls.get_conversion(path={"id": "nothing"})
    code = ""
except DocketError as error:
    code = error.code
guest = Docket(os.environ["DOCKET_URL"])
own = guest.calls.convert(body={"operation": "pdf-rotate", "files": files, "angle": 90})["id"]
seen = guest.calls.get_conversion(path={"id": own})
text = guest.convert({"operation": "pdf-watermark", "files": [Path("in.pdf")], "watermarkText": "Draft"})
print(json.dumps([file.name, told["id"] == id, code, seen["id"] == own, text.type]))
`;

// Requirement.
describe('a client that is made of the description', () => {
  beforeAll(async () => {
    const description = await fetchAlone(`${docket.address}/api/docs-json`);
    makeClients(folder, (await description.json()) as Description);
  });

  test.each([
    { language: 'JavaScript', program: process.execPath, name: 'client.mjs', code: JAVASCRIPT },
    { language: 'Python', program: 'python3', name: 'client.py', code: PYTHON },
  ])('runs a tool, asks about it and is told refusals by name, in $language', async ({ program, name, code }) => {
    if (!(await isThere(program, '-c', 'from typing import NotRequired')) && program === 'python3') {
      console.warn('skipped: Python 3.11 is missing');
      return;
    }
    await writeFile(join(folder, name), code);
    await rm(join(folder, 'out.pdf'), { force: true });
    const { stdout } = await run(program, [name], { cwd: folder, env });
    expect(JSON.parse(stdout)).toEqual(['ä "1"_rotated.pdf', true, 'conversion.not-found', true, 'application/pdf']);
    expect((await readFile(join(folder, 'out.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
