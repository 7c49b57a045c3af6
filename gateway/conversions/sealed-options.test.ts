import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRETS_OPTION } from '../../contracts/tools/secret-options.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { pdf, png } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const PASSWORD = 'correct horse battery staple';

let running: Running;
beforeEach(async () => {
  running = await startGateway();
});
afterEach(() => running.stop());

const convert = (passwords: string, operation = 'pdf-merge', bytes = [pdf('a'), pdf('b')]) =>
  openBrowser(running.url).convert(
    bytes.map((one) => ({ bytes: one, name: one === png ? 'a.png' : 'a.pdf' })),
    { operation, passwords },
  );
const requested = async () => {
  const event = (await running.log()).find(({ type }) => type === 'ConversionRequested');
  if (event?.type !== 'ConversionRequested') throw new Error('nothing was requested');
  return event.data;
};
/** Every byte under the data folder, of whatever file. */
const everything = (): Buffer =>
  Buffer.concat(
    readdirSync(running.directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

describe('the field "passwords"', () => {
  test('is on the log as a reference, and can be read from nothing that is stored', async () => {
    const { status } = await convert(JSON.stringify(['', PASSWORD]));
    expect(status).toBe(200);
    const { conversionId, options } = await requested();
    expect(Object.keys(options)).toEqual(expect.arrayContaining([SECRETS_OPTION]));
    expect(everything().includes(PASSWORD)).toBe(false);
    expect(await running.secrets.open(conversionId, String(options[SECRETS_OPTION]))).toEqual({
      passwords: ['', PASSWORD],
      options: {},
    });
  });

  test.each(['', '[]', '["",""]'])('that is %s leaves nothing', async (passwords) => {
    expect((await convert(passwords)).status).toBe(200);
    expect((await requested()).options).not.toHaveProperty(SECRETS_OPTION);
    expect(await running.blobCount()).toBe(2);
  });

  test.each([PASSWORD, `"${PASSWORD}"`, `{"a.pdf":"${PASSWORD}"}`, `["a","b","${PASSWORD}"]`, `[["${PASSWORD}"]]`])(
    'that is wrong is refused by its name, and not quoted (%s)',
    async (passwords) => {
      const { status, body } = await convert(passwords);
      expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'tool.option-invalid' });
      expect(body['error']).toMatch(/^passwords: must be a JSON list with at most one text per file/);
      expect(JSON.stringify(body)).not.toContain(PASSWORD);
      expect(await running.blobCount()).toBe(0);
      expect(await running.log()).toEqual([]);
    },
  );

  test('may be long enough for a hundred files', async () => {
    const files = Array.from({ length: 100 }, (_, index) => pdf(String(index)));
    const passwords = files.map((_, index) => `${index}`.padStart(127, '"'));
    expect((await convert(JSON.stringify(passwords), 'pdf-merge', files)).status).toBe(200);
  });

  test('goes with files of other kinds too', async () => {
    expect((await convert(JSON.stringify(['', PASSWORD]), 'to-pdf', [png, pdf('b')])).status).toBe(200);
    expect((await requested()).options).toHaveProperty([SECRETS_OPTION]);
  });

  test('leaves nothing behind when the request does not get on the log', async () => {
    await running.stop();
    running = await startGateway({
      store: (real) => ({
        ...real,
        append: (stream, events, expected) =>
          stream.startsWith('conversion-')
            ? Promise.reject(new Error('no room'))
            : real.append(stream, events, expected),
      }),
    });
    expect((await convert(JSON.stringify([PASSWORD]))).status).toBe(500);
    expect(await running.blobCount()).toBe(0);
  });

  test('stays, as the files do, where the log has taken the request and its answer was lost', async () => {
    await running.stop();
    running = await startGateway({
      store: (real) => ({
        ...real,
        append: async (stream, events, expected) => {
          const appended = await real.append(stream, events, expected);
          if (stream.startsWith('conversion-')) throw new Error('the connection broke before the answer came');
          return appended;
        },
      }),
    });
    expect((await convert(JSON.stringify([PASSWORD]))).status).toBe(500);
    expect((await requested()).options).toHaveProperty([SECRETS_OPTION]);
    expect(await running.blobCount()).toBe(3);
  });
});

describe('what is to be redacted', () => {
  test('reaches the operation, and stands neither in an event nor in any file', async () => {
    const items = JSON.stringify([{ id: 'a', type: 'text', text: PASSWORD }]);
    const browser = openBrowser(running.url);
    const { status } = await browser.convert([{ bytes: pdf('a'), name: 'a.pdf' }], {
      operation: 'pdf-redact',
      redactionItems: items,
    });
    expect(status).toBe(200);
    const { conversionId, options } = await requested();
    expect(options).not.toHaveProperty('redactionItems');
    expect(everything().includes(PASSWORD)).toBe(false);
    const opened = await running.secrets.open(conversionId, String(options[SECRETS_OPTION]));
    expect(opened.options).toMatchObject({ redactionItems: [{ id: 'a', text: PASSWORD }] });
  });
});
