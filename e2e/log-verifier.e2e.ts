import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signerOf } from '../services/analytics/log/tree/log-signer.js';
import type { StoredEvent } from '../services/platform/event-store/event-store.js';
import { numberOf } from '../services/platform/event-store/sqlite-log.js';
import { npmRun, runTo } from './harness/commands.js';
import { root } from './harness/repository.js';
import { runLogInstallation, type LogInstallation } from './harness/log-installation.js';

let installation: LogInstallation;
let stopped: string;
let events: readonly StoredEvent[];
const run = (script: string, ...args: readonly string[]) => npmRun(stopped, script, ...args);
/** As an administrator types it. */
const typed = (position: string): string => String(numberOf(position));

beforeAll(async () => {
  installation = await runLogInstallation();
  ({ stopped, events } = installation);
}, 240_000);

afterAll(() => installation.dispose());

describe('the verifier, alone in an empty folder', () => {
  let folder: string;
  const key = () => readFileSync(join(stopped, 'checkpoints/verifier-key.txt'), 'utf8').trim();
  const put = async (name: string, content: string | Uint8Array): Promise<string> => {
    await writeFile(join(folder, name), content);
    return name;
  };
  const check = (...args: readonly string[]) =>
    runTo('node', ['verify-proof.mjs', ...args], { cwd: folder, env: alone });
  /** Nothing of this machine but its programs. */
  const alone = { PATH: process.env['PATH'] ?? '' };
  const changedIn = (json: string, change: (proof: Record<string, never>) => void): string => {
    const proof = JSON.parse(json) as Record<string, never>;
    change(proof);
    return JSON.stringify(proof);
  };

  beforeAll(async () => {
    folder = await installation.copies.none();
    await put('verify-proof.mjs', await readFile(join(root, 'dist/ui/verify-proof.mjs')));
    await put('receipt.json', installation.made.receipt);
    await put('file.pdf', installation.made.file);
    const { stdout: inclusion } = await run('prove', '--position', typed(events[2]!.position));
    await put('inclusion.json', inclusion);
    const notes = readFileSync(join(stopped, 'checkpoints/checkpoints.txt'), 'utf8');
    const sizes = [...notes.matchAll(/^docket\.log\/\S+\n(\d+)$/gm)].map(([, size = '']) => size);
    expect(sizes.length).toBeGreaterThan(1);
    const { stdout: consistency } = await run('prove', '--from', sizes[0]!, '--to', sizes.at(-1)!);
    await put('consistency.json', consistency);
  });

  test.each([
    ['a receipt and its file', ['receipt.json', 'file.pdf'], 'The file is this result.'],
    ['a receipt', ['receipt.json'], 'It was made by pdf-compress with the options'],
    ['the proof of an event', ['inclusion.json'], 'events of the log docket.log/'],
    ['the proof that the log only grew', ['consistency.json'], 'events of the earlier one.'],
  ])('says yes to %s', async (_, args, fact) => {
    const { status, stdout, stderr } = await check(...args, '--key', key());
    expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining(fact)]);
    expect(stdout).toMatch(/\nThe proof is valid\.\n$/);
  });

  test.each<[string, () => Promise<readonly string[]>, RegExp]>([
    [
      'a result with one byte changed',
      async () => {
        const bytes = Buffer.from(installation.made.file);
        bytes[bytes.length >> 1]! ^= 1;
        return ['receipt.json', await put('other.pdf', bytes)];
      },
      /the file is not the one in the receipt/,
    ],
    [
      'a receipt that names another file',
      async () => {
        const changed = installation.made.receipt.replace(/("output":\s*{[^}]*"sha256":\s*")./, '$1x');
        expect(changed).not.toBe(installation.made.receipt);
        return [await put('other.json', changed)];
      },
      /the receipt differs from the event/,
    ],
    [
      'a receipt whose event was rewritten with it',
      async () => [
        await put(
          'other.json',
          changedIn(installation.made.receipt, (receipt) => {
            const { proof } = receipt as unknown as { proof: { event: string } };
            proof.event = proof.event.replace('pdf-compress', 'pdf-secrets!');
          }),
        ),
      ],
      /its path does not lead to the root/,
    ],
    [
      'a checkpoint with another root',
      async () => [
        await put(
          'other.json',
          changedIn(readFileSync(join(folder, 'inclusion.json'), 'utf8'), (proof) => {
            const { checkpoint } = proof as unknown as { checkpoint: string };
            const [name, size, , ...rest] = checkpoint.split('\n');
            Object.assign(proof, { checkpoint: [name, size, Buffer.alloc(32).toString('base64'), ...rest].join('\n') });
          }),
        ),
      ],
      /the checkpoint is not signed by/,
    ],
    [
      'a consistency proof with its ends exchanged',
      async () => [
        await put(
          'other.json',
          changedIn(readFileSync(join(folder, 'consistency.json'), 'utf8'), (proof) => {
            const { from, to } = proof as unknown as { from: string; to: string };
            Object.assign(proof, { from: to, to: from });
          }),
        ),
      ],
      /the later log does not start with the events of the earlier one/,
    ],
  ])('says no to %s', async (_, given, complaint) => {
    const { status, stdout, stderr } = await check(...(await given()), '--key', key());
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The proof is not valid: /);
    expect(stderr).toMatch(complaint);
  });

  test.each(['receipt.json', 'inclusion.json', 'consistency.json'])(
    'says no to %s where another key must have signed',
    async (proof) => {
      const theirs = signerOf('docket.log/other', Buffer.alloc(32, 9)).verifier.text;
      const { status, stderr } = await check(proof, '--key', theirs);
      expect([status, stderr]).toEqual([1, expect.stringContaining(`not by ${theirs}`)]);
    },
  );

  test('cannot tell without a proof, or of something else', async () => {
    expect(await check()).toMatchObject({ status: 2, stderr: expect.stringContaining('usage: ') });
    expect((await check('file.pdf')).status).toBe(2);
    expect((await check('missing.json')).status).toBe(2);
  });
});
