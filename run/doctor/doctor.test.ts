import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { openLogKey } from '../../services/analytics/log/tree/log-key.js';
import { readConfig } from '../../services/platform/settings/config.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { sandboxLevels, type SandboxLevel } from '../../services/platform/sandbox/sandbox.js';
import { makeNatsCertificate } from '../../services/platform/event-bus/nats/nats-certificate.js';
import {
  checkpointFilesRow,
  clockRow,
  keysRow,
  permissionsRow,
  signingRow,
  spaceRow,
  writableRow,
} from './folder-rows.js';
import { certificateRow, timeSyncRow, validUntil } from './https-row.js';
import { logRow } from './log-row.js';
import {
  engineRow,
  fontsRow,
  isolationRow,
  nodeRow,
  packagesRow,
  strayRow,
  tesseractRow,
  userRow,
  type Ask,
} from './machine-rows.js';
import { backupRow, settingsRow, tlsRow } from './settings-rows.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const config = (more: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...more });
const answers =
  (status: number | null, stdout = ''): Ask =>
  () => ({ status, stdout });

describe('the data folder', () => {
  test('and its files are for their owner', async () => {
    await writeFile(join(folder, 'events.db'), '', { mode: 0o600 });
    expect(await permissionsRow(config())).toMatchObject({ state: 'ok' });
    await chmod(join(folder, 'events.db'), 0o644);
    const row = await permissionsRow(config());
    expect(row).toMatchObject({ state: 'wrong' });
    expect(row.found).toContain('events.db 0644');
    await chmod(join(folder, 'events.db'), 0o600);
    await mkdir(join(folder, 'blobs'));
    await chmod(join(folder, 'blobs'), 0o755);
    expect((await permissionsRow(config())).found).toContain('blobs 0755');
    await chmod(join(folder, 'blobs'), 0o700);
    expect((await permissionsRow(config())).state).toBe('ok');
    await chmod(folder, 0o755);
    expect((await permissionsRow(config())).found).toContain('0755');
  });

  test('is not there before the first start', async () => {
    expect(await permissionsRow({ DATA_DIR: join(folder, 'none') })).toMatchObject({ state: 'warning' });
  });

  /** As the system answers for such paths whoever is not root, and on a read-only file system root as well. */
  const refusing = (code: string, isRefused: (path: string) => boolean) => async (path: string, mode: number) => {
    if (isRefused(path)) throw Object.assign(new Error(code), { code });
    await access(path, mode);
  };

  test('that cannot be written is wrong, and so is a database or a folder in it', async () => {
    await writeFile(join(folder, 'events.db'), '');
    expect((await writableRow(config())).state).toBe('ok');
    const database = await writableRow(
      config(),
      refusing('EACCES', (path) => path.endsWith('events.db')),
    );
    expect(database).toMatchObject({
      state: 'wrong',
      found: expect.stringMatching(/events\.db cannot be written \(EACCES\)$/),
    });
    const all = await writableRow(
      config(),
      refusing('EACCES', (path) => path.startsWith(folder)),
    );
    expect(all.found).toContain(`${folder} cannot be written`);
  });

  test('on a read-only file system is wrong, for root too', async () => {
    expect(
      await writableRow(
        config(),
        refusing('EROFS', (path) => path === folder),
      ),
    ).toMatchObject({
      state: 'wrong',
      found: `${folder} is on a read-only file system`,
      advice: expect.stringContaining('remount,rw'),
    });
  });

  test('is asked of the system by default, which refuses root nothing but on a read-only file system', async () => {
    await chmod(folder, 0o500);
    expect((await writableRow(config())).state).toBe(process.getuid?.() === 0 ? 'ok' : 'wrong');
    await chmod(folder, 0o700);
  });

  test('needs room', () => {
    const GB = 1024 ** 3;
    expect([0.1, 2, 50].map((size) => spaceRow(size * GB).state)).toEqual(['wrong', 'warning', 'ok']);
  });
});

test('the clock is near the last event', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  const rowOf = (last?: string, newest = last) => clockRow(now, { last, newest });
  expect(rowOf().state).toBe('ok');
  expect(rowOf('2026-02-28T00:00:00.000Z').state).toBe('ok');
  expect(rowOf('2026-01-20T00:00:00.000Z')).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('40 days after'),
  });
  expect(rowOf('2026-03-02T00:00:00.000Z').state).toBe('wrong');
  expect(rowOf('2026-01-20T00:00:00.000Z', '2026-02-28T00:00:00.000Z').state).toBe('ok');
});

test('a clock that was ahead and is right again has not to be set', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  expect(clockRow(now, { last: '2026-02-28T00:00:00.000Z', newest: '2026-04-08T00:00:00.000Z' })).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('it was ahead, at 2026-04-08'),
    advice: expect.stringContaining('nothing has to be done'),
  });
  expect(clockRow(now, { last: '2026-01-20T00:00:00.000Z', newest: '2026-04-08T00:00:00.000Z' })).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('40 days after'),
  });
});

test('the key of the log is best kept outside, where not everybody can read it', async () => {
  const key = join(folder, 'key');
  await writeFile(key, 'ab'.repeat(32), { mode: 0o640 });
  const data = { DATA_DIR: join(folder, 'data'), CHECKPOINT_KEY: `file:${key}` };
  expect((await keysRow(config())).state).toBe('warning');
  expect((await keysRow(config({ CHECKPOINT_KEY: `file:${key}` }))).state).toBe('warning');
  expect((await keysRow(config(data))).state).toBe('ok');
  await chmod(key, 0o644);
  expect((await keysRow(config(data))).state).toBe('wrong');
  expect((await keysRow(config({ CHECKPOINT_KEY: `file:${key}-none` }))).state).toBe('wrong');
});

test('the key that signs, and the checkpoints, are not for everybody', async () => {
  const SIGNING_P12 = join(folder, 'seal.p12');
  expect((await signingRow({ SIGNING_P12: undefined })).state).toBe('ok');
  expect((await signingRow({ SIGNING_P12 })).state).toBe('wrong');
  await writeFile(SIGNING_P12, '', { mode: 0o640 });
  expect((await signingRow({ SIGNING_P12 })).state).toBe('ok');
  await chmod(SIGNING_P12, 0o644);
  expect(await signingRow({ SIGNING_P12 })).toMatchObject({ state: 'wrong', advice: `chmod o-rwx ${SIGNING_P12}` });
  expect((await checkpointFilesRow(config())).state).toBe('ok');
  const { path } = logFolderOf(config());
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'checkpoints.txt'), '', { mode: 0o644 });
  expect((await checkpointFilesRow(config())).state).toBe('ok');
  await chmod(join(path, 'checkpoints.txt'), 0o666);
  const row = await checkpointFilesRow(config());
  expect([row.state, row.found]).toEqual(['wrong', expect.stringContaining('checkpoints.txt 0666')]);
});

describe('the certificate that visitors are shown', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  const https = { PUBLIC_URL: 'https://docs.example.org' };
  const ending = (iso: string) => certificateRow(https, now, () => Promise.resolve(new Date(iso)));

  test('is told before it expires', async () => {
    expect((await ending('2026-04-01T00:00:00.000Z')).state).toBe('ok');
    expect(await ending('2026-03-10T00:00:00.000Z')).toMatchObject({ state: 'warning' });
    expect((await ending('2026-02-28T00:00:00.000Z')).state).toBe('wrong');
    expect((await certificateRow(https, now, () => Promise.resolve(undefined))).state).toBe('warning');
    expect((await certificateRow({ PUBLIC_URL: 'http://a' }, now)).state).toBe('ok');
  });

  test('is read from the place itself, whoever it is by', async () => {
    const { cert, key } = makeNatsCertificate(folder);
    const server = createServer({ cert: await readFile(cert), key: await readFile(key) });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect((await validUntil(`https://127.0.0.1:${port}`))?.getTime()).toBeGreaterThan(Date.now());
    await new Promise((resolve) => server.close(resolve));
    expect(await validUntil(`https://127.0.0.1:${port}`)).toBeUndefined();
  });
});

test('a clock that nothing keeps in time is told', () => {
  expect(timeSyncRow(answers(0, 'yes\n')).state).toBe('ok');
  expect(timeSyncRow(answers(0, 'no\n')).state).toBe('warning');
  expect(timeSyncRow(answers(null)).found).toContain('does not tell');
});

test('the settings are told where they leave a door open or contradict each other', () => {
  expect(tlsRow(config()).state).toBe('warning');
  expect(tlsRow(config({ HOST: '127.0.0.1' })).state).toBe('ok');
  expect(tlsRow(config({ PUBLIC_URL: 'https://docs.example.org' })).state).toBe('ok');
  expect(settingsRow(config()).state).toBe('ok');
  expect(settingsRow(config({ ADMIN_EMAILS: 'a@example.org' })).found).toContain('ADMIN_EMAILS');
  expect(settingsRow(config({ OPENAI_BASE_URL: 'http://localhost:1' })).found).toContain('OPENAI_API_KEY');
  expect(settingsRow(config(), { PORT: '80', WEBHOOK_ALLOW: 'hooks.corp', HOME: '/root', TSA_URL: '' }).found).toBe(
    'PORT, WEBHOOK_ALLOW; the others have their defaults',
  );
  const meant = settingsRow(config(), { WEBHOOKS_ALLOW: '10.0.0.0/8', TRANSLATE_URI: 'http://a' });
  expect(meant.found).toMatch(/WEBHOOKS_ALLOW; was WEBHOOK_ALLOW meant.*TRANSLATE_URI; was TRANSLATE_URL meant/);
  const begun = settingsRow(config(), { JOB_MEMORY: '512', TRUSTED_PROXY: '10.0.0.1', OIDC_CLIENT: 'docket' });
  expect(begun.found).toMatch(/was JOB_MEMORY_MB meant.*was TRUSTED_PROXIES meant.*was OIDC_CLIENT_ID meant/);
  expect(settingsRow(config(), { MAIL_IN_PORT: '25', SSH_AUTH_SOCK: '/run/x', DATA: '/srv' }).state).toBe('ok');
  expect(settingsRow(config({ WEBHOOK_ALLOW: '10.2.0.0/16,hooks.corp' })).state).toBe('ok');
  expect(settingsRow(config({ WEBHOOK_ALLOW: '0.0.0.0/0' })).found).toContain('have 127.0.0.1, 169.254.169.254 called');
  expect(settingsRow(config({ WEB_PAGE_ALLOW: '::1' })).found).toContain('have ::1 read as pages');
  expect(backupRow(config()).state).toBe('warning');
  expect(backupRow(config({ CHECKPOINT_URL: 'https://log.example.org' })).state).toBe('ok');
});

test('the machine is told what it lacks', () => {
  expect(['18.0.0', '20.18.9', '20.19.0', '24.1.0'].map((version) => nodeRow(version).state)).toEqual([
    ...['wrong', 'wrong', 'ok', 'ok'],
  ]);
  const office = { name: 'LibreOffice', feature: 'Word to PDF', version: null };
  expect(engineRow({ ...office, found: false }).state).toBe('warning');
  expect(engineRow({ ...office, found: true, version: '25.2' })).toMatchObject({ state: 'ok', found: '25.2' });
  expect(fontsRow(answers(0, 'Noto Sans\nNoto Sans CJK JP\n')).state).toBe('ok');
  expect(fontsRow(answers(0, 'DejaVu Sans\n')).found).toContain('need Noto Sans and Noto Sans CJK');
  expect(tesseractRow(answers(0, 'List of languages:\neng\nosd\n')).found).toContain('eng, osd');
  const isolation = (level: SandboxLevel, asRoot = false) => isolationRow({ level, told: 'so', asRoot });
  expect(sandboxLevels.map((level) => isolation(level).state)).toEqual(['ok', 'warning', 'wrong']);
  expect(isolation('reduced').found).toBe('level reduced: so');
  expect(isolation('none', true)).toMatchObject({ found: 'level none: so, and they run as root' });
  expect([0, 1000].map((uid) => userRow(uid).state)).toEqual(['warning', 'ok']);
});

test('a program for isolation that is refused is told with its place', () => {
  const stray = { name: 'prlimit', path: '/opt/tools/prlimit' };
  expect(strayRow([], 'none').state).toBe('ok');
  expect(strayRow([stray], 'full').state).toBe('warning');
  expect(strayRow([stray], 'none')).toMatchObject({
    state: 'wrong',
    found: '/opt/tools/prlimit refused: in no folder of the system',
  });
});

test('packages of another version than the lock file says are wrong', async () => {
  const packages = { '': {}, 'node_modules/some': { version: '1.0.0' } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  expect((await packagesRow(folder)).found).toContain('some missing');
  await mkdir(join(folder, 'node_modules', 'some'), { recursive: true });
  await writeFile(join(folder, 'node_modules', 'some', 'package.json'), '{"version":"1.0.0"}');
  expect((await packagesRow(folder)).state).toBe('ok');
});

test('the last check of the log is believed only where it is signed', async () => {
  expect((await logRow(config())).state).toBe('warning');
  const signer = await openLogKey(config(), silentLog);
  const { path, lastCheck } = logFolderOf(config());
  await mkdir(path);
  const said = async (status: string) => {
    const note = await signer.sign(`${JSON.stringify({ status, endedAt: null, events: 3 })}\n`);
    await writeFile(lastCheck, note ?? '');
    return (await logRow(config())).state;
  };
  expect([await said('intact'), await said('changed'), await said('broken')]).toEqual(['ok', 'wrong', 'warning']);
  await writeFile(lastCheck, '{"status":"intact"}');
  expect((await logRow(config())).state).toBe('wrong');
});

test('of a check on the audit page and one by npm run verify the later one is told', async () => {
  const signer = await openLogKey(config(), silentLog);
  const { path, lastCheck, lastVerify } = logFolderOf(config());
  await mkdir(path);
  const note = async (file: string, status: string, day: number) => {
    const endedAt = `2026-03-0${day}T00:00:00.000Z`;
    await writeFile(file, (await signer.sign(`${JSON.stringify({ status, endedAt, events: 3 })}\n`)) ?? '');
  };
  await note(lastVerify, 'intact', 2);
  expect(await logRow(config())).toMatchObject({ state: 'ok', found: 'intact at 2026-03-02T00:00:00.000Z, 3 events' });
  await note(lastCheck, 'changed', 1);
  expect((await logRow(config())).state).toBe('ok');
  await note(lastCheck, 'changed', 3);
  expect((await logRow(config())).state).toBe('wrong');
});
