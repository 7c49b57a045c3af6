import { jest } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';
import * as hostile from './fixtures/hostile-office.js';
import { docxWith } from './fixtures/office-files.js';
import { isThere, textOf } from './fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { testOffice } from './fixtures/test-office.js';
import { toPdf } from './operations/convert-to-pdf.js';
import { usualToPdf } from './fixtures/to-pdf-options.js';

jest.setTimeout(240_000);

const canRun = findLibreOffice() !== undefined && isThere('pdftotext');
const testAll = canRun ? test : test.skip;
const READER = 'Dear reader';

interface Given {
  /** The address of a server that counts who asks. */
  readonly url: string;
  /** A file that nothing may make. */
  readonly mark: string;
}

interface Fault {
  readonly fault: string;
  readonly name: string;
  readonly make: (given: Given) => Uint8Array | Promise<Uint8Array>;
  /** The text of the PDF, or the code of the refusal. */
  readonly ends: { readonly text: string } | { readonly code: string };
}

const unreadable = { code: 'office.unreadable' };
const read = { text: READER };
const noise = (): Uint8Array => Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 7919) % 251);
const html = (url: string): Uint8Array =>
  Buffer.from(`<p>${READER}</p><img src="${url}"><script src="${url}"></script>`);

const faults: readonly Fault[] = [
  { fault: 'a ZIP bomb', name: 'a.docx', make: hostile.zipBomb, ends: unreadable },
  { fault: 'a ZIP bomb that lies about its size', name: 'a.docx', make: hostile.lyingBomb, ends: unreadable },
  { fault: 'a part whose name leads elsewhere', name: 'a.docx', make: hostile.zipSlip, ends: unreadable },
  { fault: 'flat OpenDocument called .odt', name: 'a.odt', make: ({ url }) => hostile.flatOdf(url), ends: unreadable },
  { fault: 'flat OpenDocument called .doc', name: 'a.doc', make: ({ url }) => hostile.flatOdf(url), ends: unreadable },
  { fault: 'a web page called .doc', name: 'a.doc', make: ({ url }) => html(url), ends: unreadable },
  { fault: 'a web page', name: 'a.html', make: ({ url }) => html(url), ends: { text: '<p>Dear reader</p><img src=' } },
  { fault: 'a template elsewhere', name: 'a.docx', make: ({ url }) => hostile.withTemplate(url), ends: read },
  {
    fault: 'a picture elsewhere, in Word',
    name: 'a.docx',
    make: ({ url }) => docxWith({ paragraphs: [READER], linkedImage: url }),
    ends: read,
  },
  {
    fault: 'a picture elsewhere, in OpenDocument',
    name: 'a.odt',
    make: ({ url }) => hostile.odtWithImage(url),
    ends: read,
  },
  {
    fault: 'a picture and a template elsewhere, in RTF',
    name: 'a.rtf',
    make: ({ url }) => hostile.rtfWithLinks(url),
    ends: read,
  },
  {
    fault: 'a formula that asks the web',
    name: 'a.xlsx',
    make: ({ url }) => hostile.workbookThatAsks(url),
    ends: { text: 'asked before' },
  },
  {
    fault: 'an entity elsewhere',
    name: 'a.docx',
    make: ({ url }) => hostile.withExternalEntity(url),
    ends: unreadable,
  },
  { fault: 'a document type elsewhere', name: 'a.docx', make: ({ url }) => hostile.withExternalDtd(url), ends: read },
  { fault: 'a billion laughs', name: 'a.docx', make: hostile.billionLaughs, ends: unreadable },
  { fault: 'Word macros under another name', name: 'a.docx', make: hostile.withWordMacros, ends: read },
  {
    fault: 'a macro that runs when it is opened',
    name: 'a.odt',
    make: ({ mark }) => hostile.odtWithMacro(mark),
    ends: read,
  },
  { fault: 'half a presentation', name: 'a.pptx', make: () => docxWith({}).subarray(0, 700), ends: unreadable },
  { fault: 'random bytes', name: 'a.docx', make: noise, ends: unreadable },
  { fault: 'nothing', name: 'a.doc', make: () => new Uint8Array(), ends: unreadable },
  { fault: 'a package without a document', name: 'a.docx', make: hostile.withoutMainPart, ends: unreadable },
  {
    fault: 'a Word document that only says it has a password',
    name: 'a.docx',
    make: hostile.lockedDocx,
    ends: { code: 'office.unknown-encryption' },
  },
  {
    fault: 'an OpenDocument with a password',
    name: 'a.odt',
    make: hostile.lockedOdt,
    ends: { code: 'office.unknown-encryption' },
  },
];

describe('an Office file made to do harm', () => {
  let canary: Server;
  let asked = 0;
  let directory: string;
  let work: TestWork;
  let setUp: Given;

  beforeAll(async () => {
    canary = createServer((_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/asked`;
    directory = mkdtempSync(join(tmpdir(), 'docket-faults-'));
    work = await openWork();
    setUp = { url, mark: join(directory, 'was-here') };
  });
  afterAll(() => {
    work.end();
    canary.close();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  const textIn = async (name: string, bytes: Uint8Array): Promise<string> =>
    textOf((await toPdf([fileOf(name, bytes)], usualToPdf, work)).bytes);
  const endOf = async ({ name, make }: Fault): Promise<object> => {
    try {
      return { text: await textIn(name, await make(setUp)) };
    } catch (error) {
      return { code: (error as { code?: string }).code ?? String(error) };
    }
  };

  for (const one of faults) {
    testAll(`with ${one.fault} (${one.name}) ends well, and asks nobody (LibreOffice)`, async () => {
      const end = await endOf(one);
      expect(end).toEqual('text' in one.ends ? { text: expect.stringContaining(one.ends.text) } : one.ends);
      expect([asked, existsSync(setUp.mark)]).toEqual([0, false]);
    });
  }

  testAll('is no trouble to the next one (LibreOffice)', async () => {
    expect(await textIn('next.docx', docxWith({ paragraphs: ['The next one'] }))).toContain('The next one');
  });

  testAll('would be noticed: the server counts who asks', async () => {
    await fetch(setUp.url);
    expect(asked).toBe(1);
    asked = 0;
  });

  testAll('is no trouble to another one at the same time (LibreOffice)', async () => {
    const texts = await Promise.all(['one', 'two'].map((word) => textIn('a.docx', docxWith({ paragraphs: [word] }))));
    expect(texts.map((text) => text.trim())).toEqual(['one', 'two']);
  });

  testAll(
    'that LibreOffice never gets done with is refused in time, and the next one is read (LibreOffice)',
    async () => {
      const path = process.env['PATH'];
      const stub = join(directory, 'soffice');
      const stubborn =
        'case "$*" in *terminate_after_init*) exit 0;; esac\ntrap \'\' TERM\nwhile :; do sleep 1; done\n';
      writeFileSync(stub, `#!/bin/sh\n# A fake: hangs, and does not listen to a polite end.\n${stubborn}`);
      for (const path of [stub, directory]) chmodSync(path, 0o755);
      process.env['PATH'] = `${directory}:${path}`;
      const limits = { startMs: 1000, documentMs: 1000 };
      const office = (await testOffice(work.directory, { limits })).office(work.directory);
      try {
        await expect(toPdf([fileOf('a.docx', docxWith({}))], usualToPdf, { ...work, office })).rejects.toMatchObject({
          code: 'conversion.deadline',
          facts: { seconds: 1 },
        });
      } finally {
        process.env['PATH'] = path;
      }
      expect(await textIn('next.docx', docxWith({ paragraphs: ['The next one'] }))).toContain('The next one');
    },
  );
});
