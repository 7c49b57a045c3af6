import { openClient } from './harness/http-client.js';
import { npmRun, type CommandEnd } from './harness/commands.js';
import { readLog } from './harness/event-log.js';
import { compressed, runLogInstallation, type LogInstallation } from './harness/log-installation.js';
import { until } from './harness/until.js';

let installation: LogInstallation;
const linesOf = ({ stdout }: CommandEnd): string[] => stdout.split('\n').filter((line) => line !== '');

beforeAll(async () => {
  installation = await runLogInstallation();
}, 240_000);

afterAll(() => installation.dispose());

describe('while the server runs, and after it was killed', () => {
  beforeAll(async () => {
    await installation.docket.start();
    await compressed(openClient(installation.docket.address), 'late.pdf');
  }, 120_000);

  test('verify, prove, replay and export-log answer of all that is there', async () => {
    await until('the log is signed up to here', async () => {
      const { stdout } = await npmRun(installation.docket.dataDir, 'verify');
      return stdout.startsWith('The log is intact');
    });
    const now = await readLog(installation.docket.dataDir);
    expect(now.length).toBeGreaterThan(installation.events.length);
    const { position } = now.at(-1)!;
    expect(
      (await npmRun(installation.docket.dataDir, 'replay', '--until', position, '--as', 'history')).stdout,
    ).toContain('late.pdf');
    expect(linesOf(await npmRun(installation.docket.dataDir, 'export-log')).length).toBeGreaterThanOrEqual(now.length);
    expect((await npmRun(installation.docket.dataDir, 'prove', '--position', '1')).status).toBe(0);
  });

  test.each([
    ['erase', ['--user', 'zaphod@quux.example']],
    ['rebuild', []],
  ])('%s leaves the running server alone', async (script, args) => {
    const { status, stderr } = await npmRun(installation.docket.dataDir, script, ...args);
    expect(status).not.toBe(0);
    expect(stderr).toContain('in use');
    expect(await readLog(installation.docket.dataDir)).toContainEqual(
      expect.objectContaining({ type: 'UserSignedIn' }),
    );
  });

  test('a killed server leaves a log that verifies, and the next start signs the rest', async () => {
    await installation.docket.kill();
    const killed = await installation.copies.of(installation.docket.dataDir);
    const after = await npmRun(killed, 'verify');
    expect([after.status, after.stdout]).toEqual([0, expect.stringContaining('The log is intact')]);
    await installation.docket.start();
    expect(await installation.docket.stop()).toBe(0);
    const { status, stdout } = await npmRun(installation.docket.dataDir, 'verify');
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('not signed yet')]);
  });
});

test('all this was no defect of the server', async () => {
  expect(await installation.docket.errors()).toEqual([]);
});
