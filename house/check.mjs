import { spawn } from 'node:child_process';

/** The machine this is sized for has two cores; each check keeps about one busy. */
const AT_ONCE = 2;

/** Those that take longest come first, so that the others fill up what is left of the other core. */
const checks = ['lint', 'rooms', 'format', 'lint-types', 'types', 'docs', 'words', 'unused', 'lock', 'licences'];

const runCheck = (name) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', `check:${name}`], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const text = Buffer.concat(output).toString().trim();
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} check:${name} (${seconds} s)`);
      if (code !== 0 && text) console.log(text);
      resolve({ name, passed: code === 0 });
    });
  });

const waiting = [...checks];
const results = [];
const work = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runCheck(name));
};
await Promise.all(Array.from({ length: AT_ONCE }, work));

const failed = results.filter(({ passed }) => !passed).map(({ name }) => `check:${name}`);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
