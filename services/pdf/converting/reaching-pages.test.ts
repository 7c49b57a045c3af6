import { jest } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../../../contracts/errors.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { costlyTexts, reachingPages } from '../fixtures/reaching-pages.js';
import { answerOf } from '../fixtures/reference-programs.js';
import { usualToPdf } from '../fixtures/to-pdf-options.js';
import { toPdf } from '../operations/convert-to-pdf.js';

jest.setTimeout(120_000);

const SECRET = 'xyzzyplugh';

describe('a drawing, text, mail or book that reaches out of itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-reaching-'));
  const secret = join(folder, 'secret.txt');
  let work: TestWork;
  let server: Server;
  let asked = 0;
  beforeAll(async () => {
    writeFileSync(secret, SECRET);
    work = await openWork();
    server = createServer((_, response) => {
      asked += 1;
      response.end(SECRET);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
    work.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const pdfOf = async (name: string, bytes: Uint8Array): Promise<Uint8Array | undefined> => {
    try {
      const options = { ...usualToPdf, htmlAs: 'page', attachedFiles: true } as const;
      return (await toPdf([fileOf(name, bytes)], options, work)).bytes;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  test.each(reachingPages.map((one) => [`${one.way} (${one.name})`, one] as const))(
    'reads no planted file, writes none and asks nobody: %s',
    async (_, { name, make }) => {
      const { port } = server.address() as AddressInfo;
      for (const address of [`http://127.0.0.1:${port}/secret.txt`, pathToFileURL(secret).href]) {
        const bytes = await pdfOf(name, make(address));
        expect(bytes === undefined ? '' : answerOf('pdftotext', bytes, 'FILE', '-')).not.toContain(SECRET);
      }
      expect(asked).toBe(0);
      expect(readFileSync(secret, 'utf8')).toBe(SECRET);
      expect(existsSync('/secret.txt')).toBe(false);
    },
  );

  test.each(costlyTexts.filter(({ name }) => /heic|jxl/.test(name)).map((one) => [one.way, one] as const))(
    'is refused at once: %s',
    async (_, { name, make }) => {
      await expect(toPdf([fileOf(name, make(''))], usualToPdf, work)).rejects.toMatchObject({
        code: expect.stringMatching(/^image[.](?:too-large|unreadable)$/) as string,
      });
    },
  );
});
