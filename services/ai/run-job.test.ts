import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarizeReply, summaryReceipt } from '../../contracts/api/ai.js';
import { bridgeReport } from './fixtures/texts.js';
import { runJob } from './run-job.js';

jest.setTimeout(60_000);

describe('a job of the AI tools', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'docket-ai-job-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const run = (tool: string, text: string, report: (percent: number) => void = () => undefined) => {
    const path = join(directory, 'input-0');
    writeFileSync(path, text);
    const files = [{ path, name: 'bridge.txt', kind: 'text' as const, mime: 'text/plain' }];
    return runJob({ tool, options: {}, files, directory }, ({ done }) => report(done));
  };

  test('leaves a summary as a text file, and as data in its receipt', async () => {
    const result = await run('ai-summarize', bridgeReport);
    expect(result).toMatchObject({ mime: 'text/plain', extension: '.txt', notes: [] });
    expect(readFileSync(result.path, 'utf8')).toContain("Docket's own extract (no AI provider set up)");
    const receipt = summaryReceipt.parse(JSON.parse(readFileSync(result.receipt!, 'utf8')));
    expect(receipt.summarizationType).toBe('cliff-notes');
    expect(receipt.summarizationResults).toMatchObject([{ fileName: 'bridge.txt', success: true, error: null }]);
  });

  test('says of a file without words that no summary can be made of it', async () => {
    const result = await run('summarize', '--- *** ---\n');
    const { success, results } = summarizeReply.parse(JSON.parse(readFileSync(result.path, 'utf8')));
    expect(success).toBe(true);
    expect(results).toMatchObject([
      { success: false, summary: '', error: 'bridge.txt has too little text for a summary' },
    ]);
  });

  test('of a tool of another lane is a defect', async () => {
    await expect(run('pdf-merge', 'x')).rejects.toThrow('no tool of the ai lane');
  });
});
