import { jest } from '@jest/globals';
import { pdfLinearise } from '../../../contracts/tools/pdf-linearise.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { ask, testWith, textOf } from '../fixtures/reference-programs.js';
import { encrypted } from '../protection/encrypted.js';
import { linearise } from './linearise.js';

jest.setTimeout(60_000);

const OPTIONS = pdfLinearise.options.parse({});
const PASSWORD = 'Zoë';
const pages = () => pdfWith({ text: 'first' }, { text: 'second' }, { text: 'third' });

/** Requirement. */
describe.each(['found', 'builtIn'] as const)('a PDF for the web, by the qpdf that is %s', (engine) => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork(engine);
  });
  afterAll(() => work.end());

  const run = (bytes: Uint8Array, password?: string) =>
    linearise([{ ...fileOf('a.pdf', bytes), ...(password !== undefined && { password }) }], OPTIONS, work);

  testWith('qpdf', 'has its first page first, as another program finds, and the same text', async () => {
    const { bytes, notes } = await run(await pages());
    expect(ask('qpdf', bytes, '--check-linearization', 'FILE')).toContain('no linearization errors');
    expect([textOf(bytes).match(/first|second|third/g), notes]).toEqual([['first', 'second', 'third'], []]);
  });

  test('stays as it is where it is one already, and that is said', async () => {
    const { bytes } = await run(await pages());
    const again = await run(bytes);
    expect([Buffer.compare(again.bytes, bytes), again.notes.map(({ code }) => code)]).toEqual([
      0,
      ['linearise.already'],
    ]);
  });

  test('is put in order again where it was changed since', async () => {
    const { bytes } = await run(await pages());
    const longer = Buffer.concat([bytes, Buffer.from('% changed\n')]);
    expect((await run(longer)).notes.map(({ code }) => code)).not.toContain('linearise.already');
  });

  testWith('qpdf', 'keeps its password', async () => {
    const protection = { userPassword: PASSWORD, ownerPassword: 'owner', print: true, copy: false, modify: true };
    const { bytes } = await run(await encrypted(await pages(), protection, work.qpdf), PASSWORD);
    const opened = ask('qpdf', bytes, `--password=${PASSWORD}`, '--show-encryption', '--check-linearization', 'FILE');
    expect(opened).toMatch(/extract for any purpose: not allowed/);
    expect(opened).toContain('no linearization errors');
  });
});
