import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GB } from '../../../../contracts/byte-sizes.js';
import { runProgram, spareSpawning } from './process.js';

const node = (script: string, timeoutMs = 20_000) =>
  runProgram({ command: process.execPath, args: ['-e', script], timeoutMs });

afterAll(() => {
  delete process.env['SOMEBODYS_TOKEN'];
});

describe.each(['by itself', 'by way of a small process'])('a program started %s', (way) => {
  beforeAll(() => {
    process.env['SOMEBODYS_TOKEN'] = 'planted-and-not-to-be-read';
    if (way !== 'by itself') spareSpawning(2 * GB);
  });

  test('ends with its exit code and what it printed', async () => {
    const end = await node('console.log("out"); console.error("err"); process.exitCode = 3');
    expect(end).toEqual({ status: 3, timedOut: false, stdout: 'out\n', stderr: 'err\n' });
  });

  test('is killed when it takes too long, even if it will not end', async () => {
    const end = await node('process.on("SIGTERM", () => 0); setInterval(() => 0, 1000)', 300);
    expect(end).toMatchObject({ status: null, timedOut: true });
  });

  test('may print more than anybody reads', async () => {
    const { stdout, status } = await node('for (let i = 0; i < 50000; i += 1) console.log("x".repeat(100))');
    expect(status).toBe(0);
    expect(stdout.length).toBeLessThan(1_000_000);
  });

  test('that is not there is an error', async () => {
    await expect(runProgram({ command: 'no-such-program', args: [], timeoutMs: 1000 })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('gets its arguments, its surroundings and its folder as they are', async () => {
    const directory = realpathSync(mkdtempSync(join(tmpdir(), "docket it's $HOME ")));
    const args = ["it's", '$(id)', '`id`', 'two\nlines', '', '密码 "x" \\', '-e'];
    const script = 'console.log(JSON.stringify([process.argv.slice(1), process.env.GIVEN, process.cwd()]))';
    const { stdout } = await runProgram({
      command: process.execPath,
      args: ['-e', script, '--', ...args],
      environment: { GIVEN: "a 'b' $c" },
      directory,
      timeoutMs: 20_000,
    });
    rmSync(directory, { recursive: true });
    expect(JSON.parse(stdout)).toEqual([args, "a 'b' $c", directory]);
  });

  test('knows of the surroundings what is listed, and no more', async () => {
    const { stdout } = await node('console.log(Object.keys(process.env).join())');
    expect(stdout).toContain('PATH');
    expect(stdout).not.toContain('SOMEBODYS_TOKEN');
  });

  test('may run beside another', async () => {
    const ends = await Promise.all(['1', '2', '3'].map((text) => node(`console.log(${text})`)));
    expect(ends.map(({ stdout }) => stdout)).toEqual(['1\n', '2\n', '3\n']);
  });

  test('that dies of a signal has no exit code', async () => {
    expect(await node('process.kill(process.pid, "SIGKILL")')).toMatchObject({ status: null, timedOut: false });
  });

  test('reads nothing from anybody', async () => {
    expect(await node('process.stdin.resume().on("end", () => console.log("end"))')).toMatchObject({ stdout: 'end\n' });
  });
});

test('a program that wants more memory than it may have ends by itself', async () => {
  spareSpawning(GB / 4);
  const end = await node('const eaten = []; for (;;) eaten.push(Buffer.alloc(64e6, 1))');
  expect(end.status).not.toBe(0);
  expect(end.timedOut).toBe(false);
});
