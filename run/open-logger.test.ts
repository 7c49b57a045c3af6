import { spawnSync } from 'node:child_process';

/** In a process of its own, whose standard error is what is read here; it needs the built program. */
const program = `
  const { openLogger } = await import('./dist/run/open-logger.js');
  const { withLogFacts, noteConversion } = await import('./dist/services/platform/telemetry/log-facts.js');
  const { readConfig } = await import('./dist/services/platform/settings/config.js');
  const { WrongLog } = await import('./dist/services/platform/event-store/wrong-log.js');
  const log = openLogger(readConfig(process.env), 'pdf');
  log.info({ size: 3 }, 'before');
  await withLogFacts({ requestId: 'r-1' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    noteConversion('c-1');
    log.error({ error: new RangeError('odd') }, 'within');
  });
  log.info({ requestId: 'r-2', error: new WrongLog('Put the copy back.') }, 'after');
`;

const logged = (settings: Readonly<Record<string, string>>): string => {
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { env: { ...process.env, ...settings }, encoding: 'utf8' }).stderr;
};

const lines = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('lines of the log', () => {
  test('are JSON where nobody sits, and say role, request and conversion', () => {
    expect(lines(logged({}))).toEqual([
      expect.objectContaining({ level: 30, role: 'pdf', size: 3, msg: 'before' }),
      expect.objectContaining({ level: 50, role: 'pdf', requestId: 'r-1', conversionId: 'c-1', msg: 'within' }),
      expect.objectContaining({ requestId: 'r-2', error: { type: 'WrongLog', message: 'Put the copy back.' } }),
    ]);
    expect(logged({})).toMatch(/"type":"RangeError","message":"odd","stack":"RangeError: odd\\n/);
    expect(lines(logged({}))[0]).not.toHaveProperty('requestId');
  });

  test('can be read by people where that is asked for', () => {
    const text = logged({ LOG_FORMAT: 'pretty' });
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: before \{"size":3\}$/m);
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: within \{"requestId":"r-1","conversionId":"c-1"\}\n +error: \{/m);
    expect(text).toMatch(/^ +RangeError: odd$/m);
  });
});
