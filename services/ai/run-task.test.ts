import { jest } from '@jest/globals';
import iconv from 'iconv-lite';
import { strToU8, zipSync } from 'fflate';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateQuizReply, summarizeReply, summaryReceipt } from '../../contracts/api/ai.js';
import { detectSensitiveReply } from '../../contracts/api/sensitive-data.js';
import { QUIZ_QUESTIONS } from '../../contracts/limits.js';
import { z } from 'zod';
import { wasmQpdf } from '../pdf/engines/qpdf/qpdf-wasm.js';
import { typeset } from '../pdf/engines/typst.js';
import { version } from '../platform/settings/version.js';
import { noteEngines } from './engines-used.js';
import { bridgeReport } from './fixtures/texts.js';
import { scriptedModel } from './fixtures/task-work.js';
import { noModel } from './model/no-model.js';
import { modelWith } from './model/open-models.js';
import { runTask } from './run-task.js';

jest.setTimeout(60_000);

const OWNER = 'owner';

/** A PDF that anyone may open, and of which only its owner may copy anything unless that is allowed. */
const protectedPdf = async ({ copy }: { readonly copy: boolean }): Promise<Uint8Array> => {
  const plain = await typeset(`#set page(height: auto)\n${bridgeReport}`, { title: 'bridge' });
  const args = ['--encrypt', '', OWNER, '256', `--extract=${copy ? 'y' : 'n'}`, '--', 'in.pdf'];
  return wasmQpdf().write({ args, files: { 'in.pdf': plain } });
};

const OFFICE = 'http://schemas.openxmlformats.org';

/** The least that a Word file is made of, with a paragraph for each line. */
const wordFileOf = (text: string): Uint8Array => {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t>${line.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`);
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
};

describe('a job of the AI tools', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'docket-ai-job-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const run = (tool: string, text: string | Uint8Array, secretOptions: Readonly<Record<string, unknown>> = {}) => {
    const path = join(directory, 'input-0');
    writeFileSync(path, text);
    const files = [{ path, name: 'bridge.txt', kind: 'text' as const, mime: 'text/plain' }];
    const secrets = { passwords: [], options: secretOptions };
    return runTask({ tool, options: {}, files, directory, secrets }, () => undefined);
  };

  const runOn = (tool: string, bytes: Uint8Array, { password = '', model = noModel } = {}) => {
    const path = join(directory, 'input-0');
    writeFileSync(path, bytes);
    const files = [{ path, name: 'a.pdf', kind: 'pdf' as const, mime: 'application/pdf' }];
    const options = tool === 'translate' ? { targetLanguage: 'de' } : {};
    return runTask(
      { tool, options, files, directory, secrets: { passwords: [password], options: {} } },
      () => undefined,
      { model },
    );
  };

  test('leaves a summary as a page of a PDF, and as data in its receipt', async () => {
    const result = await run('ai-summarize', bridgeReport);
    expect(result).toMatchObject({ mime: 'application/pdf', extension: '.pdf', notes: [] });
    expect(readFileSync(result.path, 'latin1')).toMatch(/^%PDF-/);
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

  test.each(['summarize', 'ai-summarize', 'generate-quiz', 'detect-language'])(
    'says once which encoding %s read a text in that does not say it, unless it is told',
    async (tool) => {
      const old = iconv.encode(`${bridgeReport} Подпись: Иванов, Москва`, 'koi8-r');
      expect((await run(tool, old)).notes).toMatchObject([
        { code: 'text.encoding-guessed', text: expect.stringContaining('bridge.txt does not state its text encoding') },
      ]);
      expect((await run(tool, old, { textEncoding: 'koi8-r' })).notes).toEqual([]);
    },
  );

  test('reads a Word file as the PDF it makes', async () => {
    const path = join(directory, 'input-0');
    writeFileSync(path, wordFileOf(bridgeReport));
    const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const files = [{ path, name: 'bridge.docx', kind: 'office' as const, mime }];
    const job = { tool: 'detect-language', options: {}, files, directory };
    const { path: result } = await runTask(job, () => undefined);
    expect(JSON.parse(readFileSync(result, 'utf8'))).toMatchObject({ languageInfo: { primaryLanguage: 'en' } });
  });

  test('makes no file where there is no summary to put into it', async () => {
    await expect(run('ai-summarize', '--- *** ---\n')).rejects.toMatchObject({
      message: 'bridge.txt has too little text for a summary',
    });
  });

  test('takes the options that came sealed beside the log', async () => {
    const { path } = await run('generate-quiz', bridgeReport, { numQuestions: QUIZ_QUESTIONS.min });
    const { results } = generateQuizReply.parse(JSON.parse(readFileSync(path, 'utf8')));
    expect(results[0]?.summary).toMatch(new RegExp(`^${QUIZ_QUESTIONS.min} questions?\\. Made by`));
  });

  test('tells what has made the result: the product itself, where no model was asked', async () => {
    const { engines } = await run('summarize', bridgeReport);
    expect(engines).toEqual({ "Docket's own engine": version });
  });

  test('tells which model has made it and where that answers, without its key', async () => {
    const provider = {
      model: 'small-1',
      baseUrl: 'https://models.example:8443/v1',
      tokensPerCall: 9,
      tokensPerRequest: 9,
    };
    const { host } = modelWith(() => Promise.reject(new Error('not asked')), provider);
    const model = { ...scriptedModel(() => ({})), host: host ?? '' };
    const work = noteEngines();
    const asked = work.model(model).ask({ task: 'Look', data: 'a', answer: z.object({}), answerTokens: 9 });
    await asked;
    const output = { bytes: new Uint8Array(), mime: 'application/json', extension: '.json', notes: [] } as const;
    expect(work.behind(output)).toEqual({ 'AI model': 'scripted at models.example:8443' });
  });

  test('tells nothing of a model that did not answer', async () => {
    const work = noteEngines();
    const { ask } = work.model(noModel);
    await expect(ask({ task: 'Look', data: 'a', answer: z.object({}), answerTokens: 9 })).rejects.toThrow();
    const output = { bytes: new Uint8Array(), mime: 'application/pdf', extension: '.pdf', notes: [] } as const;
    expect(Object.keys(work.behind(output))).toEqual(['Typst', "Docket's own engine"]);
  });

  test.each(['summarize', 'ai-summarize', 'generate-quiz', 'translate'])(
    'makes nothing of what may not be copied, until the password of the owner is given: %s',
    async (tool) => {
      const bytes = await protectedPdf({ copy: false });
      const refused = { code: 'pdf.not-permitted', facts: { name: 'a.pdf', what: 'copying its text' } };
      await expect(runOn(tool, bytes)).rejects.toMatchObject(refused);
      const run = runOn(tool, bytes, { password: OWNER });
      if (tool === 'translate') await expect(run).rejects.toMatchObject({ code: 'ai.no-provider' });
      else expect((await run).path).not.toBe('');
    },
  );

  test.each([
    ['what may be copied', 'summarize', true],
    ['its language, which no right is about', 'detect-language', false],
    ['private data that its owner looks for', 'pdf-detect-sensitive', false],
  ])('reads of a protected file %s', async (_, tool, copy) => {
    expect(await runOn(tool, await protectedPdf({ copy }))).toMatchObject({ mime: 'application/json' });
  });

  test.each([
    { who: 'no model', password: '', times: 0, remark: 'have looked: The owner of a.pdf does not allow copying' },
    { who: 'a model for its owner', password: OWNER, times: 1, remark: '' },
  ])('of a scan for private data in what may not be copied asks $who', async ({ password, times, remark }) => {
    let asked = 0;
    const model = scriptedModel(() => {
      asked += 1;
      return { findings: [] };
    });
    const bytes = await protectedPdf({ copy: false });
    const { path } = await runOn('pdf-detect-sensitive', bytes, { password, model });
    const { analysis } = detectSensitiveReply.parse(JSON.parse(readFileSync(path, 'utf8')));
    expect(asked).toBe(times);
    expect(analysis.summary).toContain(remark);
  });

  test('of a tool of another lane is a defect', async () => {
    await expect(run('pdf-merge', 'x')).rejects.toThrow('no tool of the ai lane');
  });
});
