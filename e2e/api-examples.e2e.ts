import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { textPdf } from './samples/sample-files.js';
import { openClient } from './harness/http-client.js';
import { root } from './harness/repository.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { signIn } from './harness/sign-in-as.js';

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
