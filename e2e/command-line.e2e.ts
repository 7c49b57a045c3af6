import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTo, type CommandEnd } from './harness/commands.js';
import { root } from './harness/repository.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';

let docket: Docket;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-line-'));
  await mkdir(join(folder, 'in/deep'), { recursive: true });
  for (const name of ['in/a.pdf', 'in/deep/b.pdf']) {
    await writeFile(join(folder, name), (await textPdf(name, 'A lease')).bytes);
  }
  await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 and nothing more');
  docket = await startDocket();
});
afterAll(async () => {
  await docket.dispose();
  await rm(folder, { recursive: true });
});

const type = (words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CommandEnd> =>
  runTo(process.execPath, [join(root, 'run/docket.mjs'), ...words], { cwd: folder, env: { ...process.env, ...env } });
const here = () => ({ DOCKET_URL: docket.address });

// Requirement.
describe('the command docket', () => {
  test('has a file made by a server', async () => {
    const { status, stderr } = await type(['run', 'rotate', 'in/a.pdf', '-o', 'out.pdf', '--angle', '90'], here());
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^\[1\/1\] in\/a\.pdf → out\.pdf \(\d+ KB\)/)]);
    expect((await readFile(join(folder, 'out.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await type(['run', 'rotate', 'in/a.pdf', '-o', 'out.pdf', '--angle', '90'], here());
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('--force writes over it')]);
  });

  test.each(['in', 'in/**/*.pdf'])('takes all that %s stands for, and tells of each as JSON', async (input) => {
    const words = ['run', 'rotate', input, '-o', 'made/', '--angle', '90', '--json', '--quiet', '--force'];
    const { status, stdout, stderr } = await type(words, here());
    expect([status, stderr]).toEqual([0, '']);
    const ends = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly inputs: string[] });
    expect(ends.map(({ inputs }) => inputs)).toEqual([['in/a.pdf'], ['in/deep/b.pdf']]);
    expect(await readdir(join(folder, 'made'))).toHaveLength(2);
  });

  test('says with 1 which files failed, and makes the others', async () => {
    const words = ['run', 'rotate', 'broken.pdf', 'in/a.pdf', '-o', 'rest/', '--angle', '90'];
    const { status, stderr } = await type(words, here());
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/broken\.pdf → failed: .+\n\[2\/2\] in\/a\.pdf → rest/),
    ]);
  });

  test('says with 2 what was typed wrong, with 3 that nobody answers or that the key is none', async () => {
    expect(await type(['run', 'rotate', 'nothing.pdf', '--angle', '90'], here())).toMatchObject({
      status: 2,
      stderr: 'there is no file nothing.pdf\n',
    });
    const away = await type(['run', 'rotate', 'in/a.pdf', '--angle', '90'], { DOCKET_URL: 'http://127.0.0.1:9' });
    expect([away.status, away.stderr]).toEqual([3, 'http://127.0.0.1:9 cannot be reached\n']);
    const wrong = await type(['run', 'rotate', 'in/a.pdf', '--angle', '90'], { ...here(), DOCKET_KEY: 'dkt_wrong' });
    expect([wrong.status, wrong.stderr]).toEqual([3, expect.stringContaining('This API key is not one of this site')]);
  });

  test('does it on this machine alone', async () => {
    const words = ['run', 'rotate', 'in/a.pdf', '-o', 'alone.pdf', '--angle', '90', '--local'];
    expect(await type(words)).toMatchObject({ status: 0 });
    expect((await readFile(join(folder, 'alone.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
