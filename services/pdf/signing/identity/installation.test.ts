import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WrongSettings } from '../../../platform/settings/config.js';
import { openInstallationIdentity } from './installation.js';
import { readP12 } from './p12-identity.js';

const clock = () => new Date('2026-03-01T12:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the own identity is made with the first seal and stays, also where two processes ask at the same time', async () => {
  const settings = { DATA_DIR: folder };
  const one = await openInstallationIdentity(settings, 'here', clock);
  const other = await openInstallationIdentity(settings, 'here', clock);
  expect(await readdir(folder)).toEqual([]);
  const [{ path }] = await Promise.all([one(), other()]);
  const bytes = await readFile(path);
  expect(readP12(bytes, '').certificate.subject).toBe('CN=Docket at here');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'signing'))).toEqual(['identity.p12']);
  await one();
  expect(await readFile(path)).toEqual(bytes);
});

test('an identity that the settings name is opened at once, so that a wrong one is found before it is needed', async () => {
  const settings = { DATA_DIR: folder, SIGNING_P12: '/nowhere.p12' };
  await expect(openInstallationIdentity(settings, 'here', clock)).rejects.toThrow(WrongSettings);
});
