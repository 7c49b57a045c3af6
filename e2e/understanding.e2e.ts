import { strFromU8, unzipSync } from 'fflate';
import { join } from 'node:path';
import { generateQuizReply, rawQuestion, summarizeReply, summaryReceipt } from '../contracts/api/ai.js';
import { inspectReply } from '../contracts/api/inspection.js';
import { detectSensitiveReply } from '../contracts/api/sensitive-data.js';
import { receipt } from '../contracts/api/proof.js';
import { version } from '../services/platform/settings/version.js';
import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { bridgeReport } from '../services/ai/fixtures/texts.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { ofType, readLog } from './harness/event-log.js';
import { root } from './harness/repository.js';
import { docx, picture, stampedScan, text } from './samples/sample-files.js';
import { seenByOthers } from './harness/seen-by-others.js';
import { until } from './harness/until.js';

const report = text('bridge.txt', bridgeReport);
const BUILT_IN_NAME = "Docket's own extract (no AI provider configured)";

interface Offline {
  readonly check: (proof: object, given: { readonly file: Uint8Array }) => string[];
}

interface Asked {
  readonly file?: Upload;
  readonly fields?: Readonly<Record<string, string>>;
}

const post = (
  client: Client,
  path: string,
  { file: { name, bytes } = report, fields = {} }: Asked,
): Promise<Response> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return client.call(path, { method: 'POST', body: form });
};
const summaryOf = async (client: Client, file = report) =>
  summarizeReply.parse(await (await post(client, '/api/summarize', { file, fields: { type: 'cliff-notes' } })).json())
    .results[0]!;
const quizOf = async (client: Client, fields: Readonly<Record<string, string>>, file = report) => {
  const response = await post(client, '/api/generate-quiz', { fields, file });
  const [{ summary } = { summary: '' }] = generateQuizReply.parse(await response.json()).results;
  const [, block = ''] = /```json\n([\s\S]*?)\n```/.exec(summary) ?? [];
  return rawQuestion.array().parse(JSON.parse(block));
};

describe('without an AI provider', () => {
  let docket: Docket;
  let client: Client;
  beforeAll(async () => {
    docket = await startDocket({ settings: { OPENAI_API_KEY: '' } });
    client = openClient(docket.address);
  });
  afterAll(() => docket.dispose());

  test('a text is summarized in its own sentences, and the answer says by whom', async () => {
    const { success, summary, metadata } = await summaryOf(client);
    expect(success).toBe(true);
    expect(summary).toMatch(/^## In brief\n\n.+ \(p\. 1\)/);
    expect(metadata.answeredBy).toEqual({ kind: 'built-in', name: BUILT_IN_NAME });
  });

  test('a picture of a text is read before it is summarized', async () => {
    const { success, summary } = await summaryOf(client, await picture('scan.png', bridgeReport));
    expect(success).toBe(true);
    expect(summary).toMatch(/^## In brief\n\n.+ \(p\. 1\)/);
    expect(summary).toMatch(/bridge/i);
  });

  test('a quiz asks for facts of the text', async () => {
    const questions = await quizOf(client, { numQuestions: '3' });
    expect(questions).toHaveLength(3);
    expect(questions.every(({ options, correctAnswer }) => bridgeReport.includes(options[correctAnswer]))).toBe(true);
  });

  test('a scan with a fax header, a number and a page number on it is read, whatever is made of it', async () => {
    const file = await stampedScan('fax.pdf', `${bridgeReport} Write to margaret.ashdown@example.com about it.`);
    const { analysis } = detectSensitiveReply.parse(
      await (await post(client, '/api/pdf/detect-sensitive', { file })).json(),
    );
    const values = analysis.categories.flatMap(({ matches }) => (matches ?? []).map((match) => match.text));
    expect(values).toContain('margaret.ashdown@example.com');
    const questions = await quizOf(client, { numQuestions: '3' }, file);
    expect(questions).toHaveLength(3);
    expect(questions.every(({ question }) => !/ABC000123|FAX/.test(question))).toBe(true);
    expect((await summaryOf(client, file)).summary).toMatch(/bridge/i);
    const word = unzipSync(new Uint8Array(await (await post(client, '/api/export/word', { file })).arrayBuffer()));
    const body = strFromU8(word['word/document.xml']!);
    for (const written of ['Dorman Long of Middlesbrough', 'margaret.ashdown@example.com'])
      expect(body).toContain(written);
    const { text: read } = inspectReply.parse(
      await (await post(client, '/api/pdf/inspect', { file, fields: { text: '1' } })).json(),
    );
    expect(read).toMatchObject([{ page: 1, hasUnreadPictures: true }]);
  });

  test('Cliff Notes of a conversion are a page of a PDF behind a share link, and the summary as data', async () => {
    const { shareHash } = await client.accepted('ai-summarize', [report], { summarizationType: 'cliff-notes' });
    await until('the summary is there', async () => (await client.download(shareHash)).status === 200);
    const { name, bytes } = await client.download(shareHash);
    expect(name).toBe('bridge_summary.pdf');
    const { sound, words } = await seenByOthers(bytes);
    expect([sound, words.length]).toEqual([true, 1]);
    expect(words[0]).toContain(BUILT_IN_NAME);
    const { summarizationType, summarizationResults } = summaryReceipt.parse(
      await (await client.call(`/api/receipt/${shareHash}`)).json(),
    );
    expect(summarizationType).toBe('cliff-notes');
    expect(summarizationResults).toMatchObject([{ fileName: 'bridge.txt', success: true, error: null }]);
  });

  test('the share page of Cliff Notes offers the PDF', async () => {
    const { shareHash } = await client.accepted('ai-summarize', [report]);
    await until('the summary is there', async () => (await client.download(shareHash)).status === 200);
    const page = await (await client.call(`/api/share/${shareHash}`)).text();
    expect(page).toContain('Download bridge_summary.pdf');
    expect(page).toContain('<img');
    expect(page).not.toContain('how it was verified');
  });

  test('nothing of a document or its summary is on the log', async () => {
    await summaryOf(client, text('secret.txt', bridgeReport.replaceAll('Bradfield', 'Quxfield')));
    const log = await readLog(docket.dataDir);
    expect(ofType(log, 'ConversionCompleted').length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toMatch(/Quxfield|eight lanes/);
  });

  test.each<Asked & { readonly what: string; readonly error: string }>([
    { what: 'an Office file', file: docx('a.docx', 'words'), error: 'Requires exactly 1 file (PDF, image, or text)' },
    {
      what: '101 questions',
      fields: { numQuestions: '101' },
      error: 'numQuestions: must be a whole number from 1 to 100',
    },
  ])('a quiz of $what is refused', async ({ error, ...asked }) => {
    const response = await post(client, '/api/generate-quiz', asked);
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 422, body: { error } });
  });

  test('a file of which nothing can be made is a result that says so', async () => {
    expect(await summaryOf(client, text('dashes.txt', '--- *** ---'))).toMatchObject({
      success: false,
      summary: '',
      error: expect.stringContaining('dashes.txt'),
    });
  });
});

describe('with an AI provider (a fake one)', () => {
  let provider: FakeProvider;
  let docket: Docket;
  let client: Client;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const settings = { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'fake-1' };
    docket = await startDocket({ settings: { ...settings, AI_TIMEOUT_SECONDS: '20' } });
    client = openClient(docket.address);
  });
  afterAll(async () => {
    await docket.dispose();
    await provider.close();
  });

  test('the model writes the summary, and the answer says which', async () => {
    const { summary, metadata } = await summaryOf(client);
    expect(summary).toContain('## From the fake provider');
    expect(metadata.answeredBy).toEqual({ kind: 'model', name: 'fake-1' });
  });

  test('the model writes the quiz, and gets the wishes', async () => {
    expect(await quizOf(client, { numQuestions: '5', instructions: 'Only about rivets' })).toHaveLength(5);
    expect(provider.requests.at(-1)?.data).toContain('Only about rivets');
  });

  test('the receipt of what a model has written names the model and its host, and holds offline', async () => {
    const { shareHash } = await client.accepted('ai-summarize', [report]);
    await until('the summary is there', async () => (await client.download(shareHash)).status === 200);
    const { bytes } = await client.download(shareHash);
    const proof = receipt.parse(await (await client.call(`/api/proof/${shareHash}`)).json());
    expect(proof.made?.engines).toEqual({
      docket: version,
      Typst: expect.any(String),
      'AI model': `fake-1 at ${new URL(provider.baseUrl).host}`,
    });
    const { check } = (await import(join(root, 'deploy/verify-proof.mjs'))) as Offline;
    expect(check(proof, { file: bytes }).join(' ')).toContain('fake-1 at 127.0.0.1');
    expect(() => check(proof, { file: Buffer.from('another') })).toThrow('the file is not the one in the receipt');
  });

  test('a provider that turns the key down is a refusal that says so, and the next document is summarized', async () => {
    provider.fail('rejected-key');
    const response = await post(client, '/api/summarize', {});
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'ai.rejected-key' });
    expect((await summaryOf(client)).success).toBe(true);
  });

  test('a visitor who leaves ends the question to the provider, and the next document is summarized', async () => {
    provider.fail('hang');
    const before = provider.requests.length;
    const leaving = new AbortController();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(report.bytes)]), report.name);
    const asked = client.call('/api/summarize', { method: 'POST', body: form, signal: leaving.signal });
    await until('the provider is asked', () => provider.requests.length > before);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await until(
      'it is cancelled',
      async () => ofType(await readLog(docket.dataDir), 'ConversionCancelled').length === 1,
    );
    expect((await summaryOf(client)).success).toBe(true);
  });

  test('the key is in no answer, on no log and in no error', async () => {
    const capabilities = await (await client.call('/api/capabilities')).text();
    expect(capabilities).toContain('fake-1');
    const said = [capabilities, JSON.stringify(await readLog(docket.dataDir)), JSON.stringify(await docket.errors())];
    expect(said.some((words) => words.includes(FAKE_KEY))).toBe(false);
  });
});
