import { jest } from '@jest/globals';
import { PDFHexString } from 'pdf-lib';
import { save } from '../fixtures/pdfs.js';
import { SECRET } from '../fixtures/planted.js';
import { line, rawDocument } from '../fixtures/raw-pdf.js';
import { redacted } from '../fixtures/redacting.js';
import { ask, testWith } from '../fixtures/reference-programs.js';
import { openWork } from '../fixtures/operation-work.js';

jest.setTimeout(120_000);

testWith('qpdf', 'the identifiers in the trailer do not tell which file was redacted', async () => {
  const work = await openWork();
  const raw = await rawDocument();
  raw.page({ content: line('Zanzibar') });
  const first = '11'.repeat(16);
  const second = '22'.repeat(16);
  raw.context.trailerInfo.ID = raw.context.obj([PDFHexString.of(first), PDFHexString.of(second)]);
  const before = await save(raw.document);
  expect(ask('qpdf', before, '--show-object=trailer', 'FILE')).toContain(first);
  const { bytes } = await redacted(before, { items: [{ id: 'a', type: 'text', text: SECRET }], work });
  const trailer = ask('qpdf', bytes, '--show-object=trailer', 'FILE');
  expect(trailer).toMatch(/\/ID \[ ?<[0-9a-f]{32}> ?<[0-9a-f]{32}> ?\]/);
  expect(trailer).not.toContain(first);
  expect(trailer).not.toContain(second);
  work.end();
});
