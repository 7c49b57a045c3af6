import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from './job.js';
import { runTool, type ToolRun } from './run-tool.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-tool-'));
});
afterEach(() => rm(directory, { recursive: true }));

const jobOf = async (job: Partial<Job>): Promise<Job> => {
  const path = join(directory, 'input-0');
  await writeFile(path, 'read me');
  const files = [{ path, name: 'a.pdf', kind: 'pdf', mime: 'application/pdf' }] as const;
  return { tool: 'pdf-protect', options: {}, files, directory, ...job };
};
const output = { bytes: Buffer.from('made'), mime: 'application/pdf', extension: '.pdf', notes: [] };
const lane: ToolRun = { lane: 'pdf', make: async () => output, isDrawable: async () => false };

/** Collects the arguments of the operation of a tool. */
const given = async (job: Partial<Job>): Promise<unknown[]> => {
  const calls: unknown[] = [];
  const make: ToolRun['make'] = async (files, options) => {
    calls.push(files, options);
    return output;
  };
  await runTool(await jobOf(job), { ...lane, make });
  return calls;
};

describe('the job of a tool', () => {
  test('reads its files, with the passwords that open them', async () => {
    const secrets = { passwords: ['sesame'], options: { userPassword: 'swordfish' } };
    const [files] = await given({ secrets });
    expect(files).toEqual([
      { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes: expect.any(Uint8Array), password: 'sesame' },
    ]);
    expect(Buffer.from((files as { bytes: Uint8Array }[])[0]!.bytes).toString()).toBe('read me');
  });

  test('puts the secret options with the others', async () => {
    const secrets = { passwords: [], options: { userPassword: 'swordfish' } };
    const [, options] = await given({ options: { allowPrinting: false }, secrets });
    expect(options).toMatchObject({ userPassword: 'swordfish', allowPrinting: false });
  });

  test('leaves the result and its receipt in its folder, with notes, engines and whether it can be drawn', async () => {
    const notes = [{ code: 'n', text: 'a note' }];
    const all = { ...output, notes, engines: { press: '1' }, receipt: { proven: true } };
    const result = await runTool(await jobOf({ secrets: { passwords: [], options: { userPassword: 'swordfish' } } }), {
      ...lane,
      make: async () => all,
      isDrawable: async ({ bytes }) => Buffer.from(bytes).toString() === 'made',
    });
    expect(result).toMatchObject({ mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes });
    expect(result.engines).toEqual({ press: '1' });
    const left = await Promise.all([result.path, result.receipt!].map((path) => readFile(path, 'utf8')));
    expect(left).toEqual(['made', '{"proven":true}']);
    for (const path of [result.path, result.receipt]) expect(path).toContain(directory);
  });

  test.each([
    ['that the lane does not have', 'pdf-protect', undefined],
    ['that nobody has', 'pdf-eat', lane.make],
  ])('for a tool %s is a defect', async (_, tool, make) => {
    await expect(runTool(await jobOf({ tool }), { ...lane, make })).rejects.toThrow('is no tool of the pdf lane');
  });
});
