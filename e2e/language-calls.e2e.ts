import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { ANSWERED_BY_HEADER, detectLanguageReply } from '../contracts/api/ai.js';
import { detectSensitiveReply } from '../contracts/api/sensitive-data.js';
import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { readLog } from './harness/event-log.js';
import { filesBelow } from './harness/files-below.js';
import { until } from './harness/until.js';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const letter = async (): Promise<Upload> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText(`Please pay to IBAN: ${IBAN} by the end of the month.`, { x: 60, y: 700, size: 12 });
  page.drawText('The heating in the large hall is being repaired until Thursday.', { x: 60, y: 660, size: 12 });
  return { name: 'letter.pdf', bytes: await pdf.save() };
};

const ask = (client: Client, path: string, fields: Readonly<Record<string, string>> = {}) =>
  letter().then(({ name, bytes }) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('files', new Blob([new Uint8Array(bytes)]), name);
    return client.call(path, { method: 'POST', body: form });
  });

describe('without an AI provider', () => {
  let docket: Docket;
  let client: Client;
  beforeAll(async () => {
    docket = await startDocket({ settings: { OPENAI_API_KEY: '' } });
    client = openClient(docket.address);
  });
  afterAll(() => docket.dispose());

  test('a document tells its language', async () => {
    const response = await ask(client, '/api/detect-language');
    const { languageInfo } = detectLanguageReply.parse(await response.json());
    expect(languageInfo).toMatchObject({ languageName: 'English', primaryLanguage: 'en', detectedScript: 'Latin' });
    expect(languageInfo.confidence).toBeGreaterThan(0.9);
  });

  test('sensitive data is found, and what was found stays nowhere', async () => {
    const response = await ask(client, '/api/pdf/detect-sensitive');
    const { analysis } = detectSensitiveReply.parse(await response.json());
    expect(analysis.overallRiskLevel).toBe('high');
    expect(analysis.categories).toMatchObject([{ type: 'bank_account', count: 1 }]);
    expect(analysis.categories[0]?.matches?.[0]).toMatchObject({ text: IBAN, page: 1 });
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain(IBAN);
    const blobs = join(docket.dataDir, 'blobs');
    await until('the document and the answer are deleted', () => filesBelow(blobs).length === 0);
  });

  test('a translation says that it is not set up, in words for visitors', async () => {
    const response = await ask(client, '/api/translate', { targetLanguage: 'fr' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'ai.no-provider',
      error: 'Translation is not set up on this site',
    });
  });

  test('a translation into no language asks for one', async () => {
    const response = await ask(client, '/api/translate');
    expect(await response.json()).toMatchObject({ error: 'targetLanguage: Please select a target language.' });
  });
});

describe('with an AI provider (a fake one)', () => {
  let provider: FakeProvider;
  let docket: Docket;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const settings = { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'fake-1' };
    docket = await startDocket({ settings });
  });
  afterAll(async () => {
    await docket.dispose();
    await provider.close();
  });

  test.each(['reflow', 'keep'])('a document comes back in another language, layout %s', async (layout) => {
    const fields = { targetLanguage: 'fr', layout };
    const response = await ask(openClient(docket.address), '/api/translate', fields);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="letter_fr.pdf"');
    expect(response.headers.get(ANSWERED_BY_HEADER)).toBe('model fake-1');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(provider.requests.at(-1)?.task).toContain('from English into French');
  });
});
