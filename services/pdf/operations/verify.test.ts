import { jest } from '@jest/globals';
import { verifyReply } from '../../../contracts/api/signatures.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { sealed } from '../fixtures/sealed-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { verify } from './verify.js';

jest.setTimeout(60_000);

describe('checking the signatures of a file', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const answer = async (bytes: Uint8Array) => {
    const produced = await verify([fileOf('a.pdf', bytes)], {}, work);
    expect(produced).toMatchObject({ mime: 'application/json', extension: '.json', notes: [] });
    return verifyReply.strict().parse(JSON.parse(new TextDecoder().decode(produced.bytes)));
  };

  test('answers with each of them, the oldest first', async () => {
    const twice = await sealed(await sealed(undefined, { name: 'first' }), { name: 'second' });
    expect((await answer(twice)).signatures.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  test('answers with none for a file without', async () => {
    expect(await answer(await pdfWith({}))).toEqual({ signatures: [] });
  });

  test('refuses what is no PDF, and what needs a password', async () => {
    await expect(answer(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'pdf.unreadable' });
    const args = ['--encrypt', 'secret', 'owner', '256', '--', 'in.pdf'];
    const locked = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({}) } });
    await expect(answer(locked)).rejects.toMatchObject({ code: 'pdf.encrypted' });
  });
});
