import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthReply } from '../contracts/api/health.js';
import { targetLanguages } from '../contracts/languages.js';
import { findTool } from '../contracts/tools/catalogue.js';
import { givenKindOf, givesOf } from '../contracts/tools/gives.js';
import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { openClient, type Client } from './harness/http-client.js';
import { openLive } from './harness/live-messages.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { text } from './samples/sample-files.js';
import { eachTool, SCRIPTS, type Try } from './samples/each-tool.js';
import { testWith } from './harness/test-with.js';

const bubblewrap = findProgram('bwrap');
const reader = findProgram('pdftotext');

/** Where the fonts of a machine lie, and LibreOffice, which is found without the PATH. */
const HIDDEN = ['/usr/share/fonts', '/usr/local/share/fonts', '/usr/lib/libreoffice', '/usr/lib64/libreoffice'];
const hidden = HIDDEN.filter((path) => existsSync(path)).flatMap((path) => ['--tmpfs', path]);
const NOWHERE = '/nonexistent';

let provider: FakeProvider;
let docket: Docket;
let client: Client;
beforeAll(async () => {
  if (bubblewrap === undefined) return;
  provider = await startFakeProvider();
  docket = await startDocket({
    wrap: () => [bubblewrap, '--dev-bind', '/', '/', ...hidden, '--die-with-parent', '--'],
    settings: { PATH: NOWHERE, HOME: NOWHERE, OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl },
  });
  client = openClient(docket.address);
});
afterAll(async () => {
  if (bubblewrap === undefined) return;
  await docket.dispose();
  await provider.close();
});

/** Reads the text of a PDF with another program. */
const textIn = async (bytes: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-read-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, bytes);
    return (await runProgram(reader ?? '', [path, '-'])).output.replace(/\p{Cf}/gu, '').normalize('NFC');
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A result, and its type as the answer tells it. */
interface Got {
  readonly bytes: Uint8Array;
  readonly mime: string;
}

const converted = async (tool: string, { files, options }: Try): Promise<Got> => {
  const live = await openLive(client);
  try {
    const { id, shareHash } = await client.accepted(tool, files, options);
    const { status, error } = await live.endOf(id);
    expect({ tool, status, error }).toMatchObject({ tool, status: 'completed' });
    return await client.download(shareHash);
  } finally {
    live.close();
  }
};

const answered = async (path: string, { files, options = {} }: Try): Promise<Got> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const response = await client.call(path, { method: 'POST', body: form });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect({ path, status: response.status, ...(!response.ok && { body: String(bytes) }) }).toEqual({
    path,
    status: 200,
  });
  return { bytes, mime: (response.headers.get('content-type') ?? '').replace(/;.*/, '') };
};

describe('a machine with Node alone, no fonts and no programs (bwrap, pdftotext)', () => {
  testWith(bubblewrap && reader)(
    'runs every tool, and shows Chinese, Japanese, Korean, Arabic, Hindi and Thai wherever a text is given',
    async () => {
      let engines: HealthReply['engines'] = [];
      await until('the engines are known', async () => {
        ({ engines } = (await (await client.call('/api/health')).json()) as HealthReply);
        return engines.length > 0;
      });
      expect(engines.filter(({ found }) => !found).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['qpdf', 'LibreOffice']),
      );
      for (const [tool, asked] of await eachTool()) {
        const { bytes, mime } = await (asked.call === undefined ? converted(tool, asked) : answered(asked.call, asked));
        expect(bytes.length).toBeGreaterThan(0);
        const gives = givesOf(findTool(tool) ?? {}, asked.options ?? {});
        // Calls tell of some results as JSON, with the file in it.
        if (asked.call === undefined || mime !== 'application/json') {
          expect({ tool, mime, gives }).toMatchObject({ tool, gives: expect.arrayContaining([givenKindOf(mime)]) });
        }
        if (!asked.isShown) continue;
        const read = await textIn(bytes);
        expect({ tool, missing: SCRIPTS.split(' ').filter((word) => !read.includes(word)) }).toEqual({
          tool,
          missing: [],
        });
      }
    },
  );

  testWith(bubblewrap)('translates into each language', async () => {
    for (const targetLanguage of Object.keys(targetLanguages)) {
      const asked = { files: [text(`${targetLanguage}.txt`, 'The bridge over the harbour was opened in spring.')] };
      await converted('translate', { ...asked, options: { targetLanguage, sourceLanguage: 'en' } });
    }
  });
});
