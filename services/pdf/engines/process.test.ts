import { runProgram } from './process.js';

const node = (script: string, timeoutMs = 20_000) =>
  runProgram({ command: process.execPath, args: ['-e', script], timeoutMs });

describe('a program', () => {
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
});
