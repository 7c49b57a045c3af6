import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { ANSWERED_BY_HEADER } from '../contracts/api/ai.js';
import { capabilitiesReply } from '../contracts/api/capabilities.js';
import { writeMadeModels } from '../services/ai/translation/fixtures/made-model.js';
import { readLog } from './harness/event-log.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textIn } from './harness/seen-by-others.js';

const MODEL = 'model.ende.intgemm.alphas.bin';
const toGerman = { The: 'Die', bridge: 'Brücke', is: 'ist', old: 'alt' };
const toEnglish = { Le: 'The', pont: 'bridge', est: 'is', vieux: 'old' };

const pdfOf = async (text: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([595, 842]).drawText(text, { x: 60, y: 700, size: 12, font });
  return pdf.save();
};

describe('without an AI provider, with models on the server (made ones, which know some words)', () => {
  let models: string;
  let docket: Docket;
  let client: Client;
  beforeAll(async () => {
    models = await mkdtemp(join(tmpdir(), 'docket-models-'));
    await writeMadeModels(models, [
      { pair: 'en-de', dictionary: toGerman },
      { pair: 'fr-en', dictionary: toEnglish },
    ]);
    docket = await startDocket({ settings: { OPENAI_API_KEY: '', TRANSLATION_MODELS: models } });
    client = openClient(docket.address);
  });
  afterAll(async () => {
    await docket.dispose();
    await rm(models, { recursive: true });
  });

  interface Sent {
    readonly name: string;
    readonly bytes: Uint8Array | string;
  }

  const translated = ({ name, bytes }: Sent, fields: Readonly<Record<string, string>>, by = client) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('files', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return by.call('/api/translate', { method: 'POST', body: form });
  };

  const wordsOf = async (response: Response): Promise<string | undefined> => {
    expect(response.status).toBe(200);
    const path = join(models, 'made.pdf');
    await writeFile(path, new Uint8Array(await response.arrayBuffer()));
    return (await textIn(path))?.replace(/\s+/g, ' ').trim();
  };

  test('it is told before an upload between which languages documents can be translated', async () => {
    const capabilities = capabilitiesReply.parse(await (await client.call('/api/capabilities')).json());
    expect(capabilities.translation).toMatchObject({ state: 'full', text: expect.stringContaining('on this server') });
    expect(capabilities.translationPairs).toEqual([
      { from: 'en', to: ['de'] },
      { from: 'fr', to: ['de'] },
    ]);
  });

  test.each(['reflow', 'keep'])(
    'a PDF comes back in another language, layout %s, and says which model made it',
    async (layout) => {
      const bytes = await pdfOf('The bridge of Ann Lee is old: 4,200 stones.');
      const response = await translated(
        { name: 'bridge.pdf', bytes },
        { targetLanguage: 'de', sourceLanguage: 'en', layout },
      );
      expect(response.headers.get(ANSWERED_BY_HEADER)).toBe('own-model en-de 2.1');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="bridge_de.pdf"');
      const words = await wordsOf(response);
      if (words !== undefined) expect(words).toContain('Die Brücke of Ann Lee ist alt: 4,200 stones.');
    },
  );

  test('a text goes by English where no model leads from its language to the other', async () => {
    const response = await translated(
      { name: 'pont.txt', bytes: 'Le pont est vieux.' },
      { targetLanguage: 'de', sourceLanguage: 'fr' },
    );
    expect(response.headers.get(ANSWERED_BY_HEADER)).toBe('own-model fr-en 2.1, en-de 2.1');
    const words = await wordsOf(response);
    if (words !== undefined) expect(words).toContain('Die Brücke ist alt.');
  });

  test('a pair that cannot be had is refused with its languages, and nothing of a document is on the log', async () => {
    const response = await translated(
      { name: 'a.txt', bytes: 'Quxfield' },
      { targetLanguage: 'de', sourceLanguage: 'es' },
    );
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'translate.no-pair', facts: { source: 'Spanish', language: 'German' } },
    ]);
    const into = await translated({ name: 'a.txt', bytes: 'Quxfield' }, { targetLanguage: 'ja', sourceLanguage: 'en' });
    expect(await into.json()).toMatchObject({ code: 'translate.no-target', facts: { language: 'Japanese' } });
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain('Quxfield');
  });

  test('a file that is cut or changed is refused by its name, and works once it is whole again', async () => {
    const path = join(models, 'en-de', MODEL);
    const bytes = await readFile(path);
    const asked = { targetLanguage: 'de', sourceLanguage: 'en' };
    const other = openClient(docket.address); // for whom no process has loaded the model
    const ask = () => translated({ name: 'a.txt', bytes: 'The bridge is old.' }, asked, other);
    await writeFile(path, Buffer.from(bytes).fill(7, 9000, 9001));
    expect(await (await ask()).json()).toMatchObject({
      code: 'translate.model-damaged',
      facts: { model: 'en-de 2.1', file: MODEL, problem: 'has the wrong contents' },
    });
    await truncate(path, 9000);
    const cut = await ask();
    expect([cut.status, await cut.json()]).toMatchObject([503, { facts: { problem: 'has the wrong size' } }]);
    await writeFile(path, bytes);
    expect((await ask()).status).toBe(200);
  });
});
