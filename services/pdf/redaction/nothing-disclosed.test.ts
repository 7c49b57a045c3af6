import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { hideSecrets } from '../../platform/jobs/without-secrets.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { runOperation } from '../run-operation.js';

jest.setTimeout(120_000);

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docket-discretion-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const SECRETS = ['zanzibar', 'z[a]nz', '555-0199', '\\d{3}-01', 'pemba'];
/** Secrets that a text quotes. */
const quotedIn = (text: string): string[] => SECRETS.filter((secret) => text.toLowerCase().includes(secret));

interface Told {
  readonly steps: readonly string[];
  /** Everything that leaves the job but the file itself: notes and the receipt, or the refusal. */
  readonly said: string;
  readonly printed: string;
  readonly failed: boolean;
}

/** Runs the job as a job process does, with what is to be removed beside its options. */
const told = async (tool: string, items: readonly object[], bytes: Uint8Array): Promise<Told> => {
  const path = join(directory, 'input-0');
  writeFileSync(path, bytes);
  const files = [{ path, name: 'a.pdf', kind: 'pdf', mime: 'application/pdf' }] as const;
  const secrets = { passwords: [], options: { redactionItems: JSON.stringify(items) } };
  const steps: string[] = [];
  const printed: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
  );
  const job = { tool, options: {}, files, directory, secrets };
  try {
    const { notes, receipt } = await runOperation(job, ({ step }) => steps.push(step));
    const said = JSON.stringify({ notes, receipt: receipt === undefined ? '' : readFileSync(receipt, 'utf8') });
    return { steps, said, printed: printed.join(''), failed: false };
  } catch (error) {
    return { steps, said: wordsOf(error, job), printed: printed.join(''), failed: true };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** A refusal goes on the log with its facts, anything else into the server's log without what is secret. */
const wordsOf = (error: unknown, job: Parameters<typeof hideSecrets>[1]): string =>
  error instanceof Refusal
    ? JSON.stringify({ code: error.code, facts: error.facts, text: error.message })
    : hideSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error), job);

const laden = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await pdfWith({ text: 'Zanzibar, call 555-0199' }, { text: 'to Pemba' }));
  document.setTitle('On Zanzibar');
  document.getForm().createTextField('pemba').addToPage(document.getPage(1), { x: 20, y: 20, width: 90, height: 20 });
  await document.attach(Buffer.from('Zanzibar'), 'pemba.txt');
  return save(document);
};

const text = (wanted: string, more: object = {}) => ({ id: '1', type: 'text', text: wanted, replacement: '', ...more });
const pattern = (wanted: string, more: object = {}) => ({ ...text(wanted, more), type: 'pattern' });
const area = { id: 'a', type: 'area', page: 1, box: { x: 0, y: 0.4, width: 0.9, height: 0.2 } };

const succeeding: Readonly<Record<string, readonly object[]>> = {
  'a text': [text('Zanzibar')],
  'a text, replaced by itself': [text('Zanzibar', { replacement: 'once Zanzibar' })],
  'a pattern': [pattern('\\d{3}-01\\d+')],
  'an area over the text': [area],
  'several of each kind, one of them found nowhere': [
    text('Pemba', { id: 'x' }),
    pattern('Z[a]nz\\w+', { id: 'y' }),
    pattern('555-0199x', { id: 'z' }),
    { ...area, text: 'Zanzibar' },
  ],
  'items whose ids are what they look for': [
    text('Zanzibar', { id: 'Zanzibar' }),
    pattern('\\d{3}-01\\d+', { id: 'number \\d{3}-01\\d+' }),
    text('Pemba', { id: 'about pemba' }),
  ],
};

const failing: Readonly<Record<string, readonly object[]>> = {
  'a text that is nowhere': [text('Zanzibar Pemba 555-0199')],
  'a pattern that is nowhere': [pattern('Z[a]nz\\d{3}-01')],
  'a pattern that is none': [pattern('Z[a]nz(ibar')],
  'a pattern that another engine would know': [pattern('(Zanzibar)\\1')],
  'a pattern that looks back, under an id that says it': [pattern('(?<=Pemba)x', { id: '(?<=Pemba)x' })],
  'a page that does not exist': [text('Zanzibar', { page: 9 })],
  'a text that is no list': [{ id: 'Zanzibar', type: 'text', text: 'Zanzibar'.repeat(200) }],
  'an item of no kind': [{ id: '1', type: 'Zanzibar', text: 'Pemba' }],
};

describe.each(['pdf-redact', 'pdf-redact-preview'])('%s quotes nothing of what is to be removed', (tool) => {
  test.each(Object.entries(succeeding))('in its steps, notes, receipt and log: %s', async (_, items) => {
    const { failed, steps, said, printed } = await told(tool, items, await laden());
    expect(failed).toBe(false);
    expect(steps.length).toBeGreaterThan(0);
    expect(quotedIn([...steps, said, printed].join('\n'))).toEqual([]);
  });

  test.each(Object.entries(failing))('when it is refused, or finds nothing: %s', async (_, items) => {
    const { steps, said, printed } = await told(tool, items, await laden());
    expect(quotedIn([...steps, said, printed].join('\n'))).toEqual([]);
  });
});

test.each(Object.entries(failing))('a redaction is refused: %s', async (_, items) => {
  expect((await told('pdf-redact', items, await laden())).failed).toBe(true);
});

test('a redaction of a file that is none quotes nothing either', async () => {
  const { failed, said } = await told('pdf-redact', [text('Zanzibar')], Buffer.from('Zanzibar'));
  expect([failed, quotedIn(said)]).toEqual([true, []]);
});
