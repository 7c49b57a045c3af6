import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './harness/repository.js';

const dist = join(root, 'dist');
const scriptsIn = (folder: string, name: string): string[] =>
  readdirSync(join(dist, folder))
    .filter((file) => file.startsWith(name) && file.endsWith('.cjs'))
    .map((file) => join(dist, folder, file));

/** As a process with this heap opens it. */
const compiledAnew = (script: string, ...flags: readonly string[]): string => {
  const opener = pathToFileURL(join(dist, 'build/kept-code/open-script.js')).href;
  const url = JSON.stringify(pathToFileURL(script).href);
  const code = `const { openScript, wasCompiledAnew } = await import(${JSON.stringify(opener)});
    openScript(new URL(${url}));
    process.stdout.write(String(wasCompiledAnew(new URL(${url}))));`;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { encoding: 'utf8' });
};

test.each([
  ['the server', 'chunks', 'run-docket'],
  ['the jobs on PDFs', 'services/pdf', 'pdf.job'],
  ['the jobs on what documents say', 'services/ai', 'ai.job'],
  ['the search of a redaction', 'chunks', 'survey'],
])('the build has kept the code of %s', (_, folder, name) => {
  const scripts = scriptsIn(folder, name);
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => !existsSync(`${script}.code`))).toEqual([]);
});

test('the server and its jobs, whose heap is another, open a script with the code that was kept', () => {
  const [script = ''] = scriptsIn('chunks', 'catalogue');
  expect([compiledAnew(script), compiledAnew(script, '--max-old-space-size=1024')]).toEqual(['false', 'false']);
});
