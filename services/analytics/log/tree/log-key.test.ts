import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WrongSettings } from '../../../platform/settings/config.js';
import type { Log } from '../../../platform/settings/logger.js';
import { findLogVerifier, openLogKey } from './log-key.js';
import { signerOf } from './log-signer.js';
import { openSigningProgram } from './signing-program.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-log-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const complaints: string[] = [];
const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (facts) => complaints.push(JSON.stringify(facts)),
};
beforeEach(() => complaints.splice(0));

const SEED = 'ab'.repeat(32);
const settings = (CHECKPOINT_KEY?: string, CHECKPOINT_VERIFIER?: string) => ({
  DATA_DIR: join(folder, 'none-yet'),
  CHECKPOINT_KEY,
  CHECKPOINT_VERIFIER,
});

/** A program in a file of its own that signs with a key only it knows. */
const givenProgram = async (body: string): Promise<string> => {
  const path = join(folder, 'sign');
  const first = `#!${process.execPath}\nconst { sign, createPrivateKey } = require('node:crypto');\n`;
  await writeFile(path, `${first}${body}\n`);
  await chmod(path, 0o700);
  return path;
};
const read = `const text = require('node:fs').readFileSync(0);`;
const pem = (seed: Uint8Array) =>
  `createPrivateKey({ key: Buffer.from('302e020100300506032b657004220420${Buffer.from(seed).toString('hex')}', 'hex'), format: 'der', type: 'pkcs8' })`;
const { verifier } = signerOf('docket.log/outside', Buffer.alloc(32, 5));
const signing = (seed: Uint8Array) =>
  `${read} process.stdout.write(sign(null, text, ${pem(seed)}).toString('base64') + '\\n');`;

describe('the key of the log', () => {
  test('is the one of the settings, or the one in the file that they name', async () => {
    const logKey = await openLogKey(settings(SEED), log);
    const path = join(folder, 'log-key');
    await writeFile(path, `${SEED}\n`);
    const inHex = await openLogKey(settings(`file:${path}`), log);
    await writeFile(path, Buffer.from(SEED, 'hex'));
    const inBytes = await openLogKey(settings(`file:${path}`), log);
    expect(new Set([logKey, inHex, inBytes].map((signer) => signer.verifier.text)).size).toBe(1);
    expect((await findLogVerifier(settings(`file:${path}`)))?.text).toBe(logKey.verifier.text);
    expect(await readdir(folder)).toEqual(['log-key']);
  });

  test.each([
    ['is not there', undefined, 'no such file'],
    ['holds something else', 'a password', 'holds neither 32 bytes'],
  ])('is refused when its file %s', async (_, content, words) => {
    const path = join(folder, 'log-key');
    if (content !== undefined) await writeFile(path, content);
    const opening = openLogKey(settings(`file:${path}`), log);
    await expect(opening).rejects.toThrow(WrongSettings);
    await expect(opening).rejects.toThrow(words);
  });

  test('is refused when it is not the one that is expected', async () => {
    await expect(openLogKey(settings(SEED, verifier.text), log)).rejects.toThrow('CHECKPOINT_VERIFIER');
  });
});

describe('a program that signs', () => {
  test('is given the text, and makes notes that its public key opens', async () => {
    const program = await givenProgram(signing(Buffer.alloc(32, 5)));
    const signer = await openLogKey(settings(`command:${program}`, verifier.text), log);
    const note = await signer.sign('docket.log/outside\n3\n');
    expect(verifier.open(note!)).toBe('docket.log/outside\n3\n');
    expect((await findLogVerifier(settings(`command:${program}`, verifier.text)))?.text).toBe(verifier.text);
    expect(complaints).toEqual([]);
  });

  test('is not told the secrets of the settings', async () => {
    const seen = join(folder, 'seen');
    const tell = `require('node:fs').writeFileSync('${seen}', JSON.stringify(process.env));`;
    const program = await givenProgram(`${tell} ${signing(Buffer.alloc(32, 5))}`);
    process.env['OIDC_CLIENT_SECRET'] = 'only-for-this-process';
    await openSigningProgram({ program, verifier, log }).sign('a\n');
    delete process.env['OIDC_CLIENT_SECRET'];
    const environment = await readFile(seen, 'utf8');
    expect(environment).toContain('PATH');
    expect(environment).not.toContain('only-for-this-process');
  });

  test.each([
    ['signs with another key', signing(Buffer.alloc(32, 6)), 'not of the key in CHECKPOINT_VERIFIER'],
    ['writes no signature', `${read} process.stdout.write('sorry');`, 'no signature of 64 bytes'],
    ['fails', 'process.exit(3);', 'code 3'],
    ['never answers', 'setInterval(() => {}, 1000);', 'stopped after 1500 ms'],
  ])('that %s signs nothing, and the operator is told why', async (_, body, reason) => {
    const program = await givenProgram(body);
    const signer = openSigningProgram({ program, verifier, log, timeoutMs: 1500 });
    expect(await signer.sign('a text\n')).toBeUndefined();
    expect(complaints.join('\n')).toContain(reason);
  });

  test('that is not there signs nothing', async () => {
    const signer = openSigningProgram({ program: join(folder, 'none'), verifier, log });
    expect(await signer.sign('a text\n')).toBeUndefined();
    expect(complaints.join('\n')).toContain('ENOENT');
  });
});

test('a key made elsewhere is no verifier key', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await expect(openLogKey(settings('command:/bin/true', text), log)).rejects.toThrow(WrongSettings);
});
