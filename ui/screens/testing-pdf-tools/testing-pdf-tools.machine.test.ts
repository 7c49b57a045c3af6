import { waitFor } from 'xstate';
import { MB } from '../../../contracts/byte-sizes.js';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { testingWalk } from './fixtures/testing-pdf-tools.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import type { RunEnd } from '../../live/run-conversion.machine.js';
import { done, fileOf, givenTesting } from './testing-pdf-tools-fixture.js';
import { testingTools } from './testing-context.js';

const chosen = { type: 'files.chosen', files: [fileOf()] } as const;

describe('the testing page', () => {
  test('begins with to-pdf', () => {
    expect(givenTesting().context().tool).toBe('to-pdf');
  });

  test('offers every tool that is content with one PDF and a picture at most, those hidden from visitors included', () => {
    const ids = testingTools().map(({ id }) => id);
    const named = (catalogue as readonly Tool[]).filter(({ audience }) => audience !== 'call');
    const content = named.filter(({ accepts }) => accepts.kinds.includes('pdf') && (accepts.min === 1 || accepts.each));
    expect(ids.toSorted()).toEqual(content.map(({ id }) => id).toSorted());
    expect(ids).toEqual(expect.arrayContaining(['pdf-image-watermark', 'pdf-split', 'share']));
    expect(ids).not.toContain('pdf-merge');
    expect(ids).not.toContain('pdf-place-signature');
  });

  test('turns away more than one file', () => {
    const { page, context, notices } = givenTesting();
    page.send({ type: 'files.chosen', files: [fileOf('a.pdf'), fileOf('b.pdf')] });
    expect(context().files).toEqual([]);
    expect(notices).toMatchObject([
      { title: 'Processing Failed', text: 'Testing mode only supports single file operations' },
    ]);
  });

  test.each([
    [fileOf('me.png', 'image/png'), 'Invalid file type. Only PDF files are allowed.'],
    [
      fileOf('big.pdf', 'application/pdf', 30 * MB),
      'File size 30MB exceeds maximum allowed size of 25MB for PDF files.',
    ],
    [fileOf('none.pdf', 'application/pdf', 0), 'none.pdf is empty'],
  ])('says why it does not take %s', (file, message) => {
    const { page, context } = givenTesting();
    page.send({ type: 'files.chosen', files: [file] });
    expect(context()).toMatchObject({ files: [], turnedAway: message });
  });

  test('sends the file with the options of the tool, then begins anew with to-pdf', async () => {
    const { page, context, notices, uploads } = givenTesting();
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'pdf-split' });
    page.send({ type: 'option.changed', field: 'pageRanges', value: '2-3' });
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(uploads).toMatchObject([{ operation: 'pdf-split', options: { pageRanges: '2-3' } }]);
    expect(uploads[0]?.files).toHaveLength(1);
    expect(notices).toMatchObject([{ title: 'Processing Complete', tone: 'plain' }]);
    expect(context()).toMatchObject({ tool: 'to-pdf', files: [], options: {}, result: { name: 'report.pdf' } });
  });

  test('sends share as pdf-compress', async () => {
    const { page, uploads } = givenTesting();
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'share' });
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(uploads).toMatchObject([{ operation: 'pdf-compress', options: { quality: 'high', keepSigned: 'true' } }]);
  });

  test('says what is wrong with an option before anything is sent', () => {
    const { page, context, uploads } = givenTesting();
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'pdf-split' });
    page.send({ type: 'option.changed', field: 'pageRanges', value: 'all' });
    page.send({ type: 'process.pressed' });
    expect(context().problem).toMatchObject({ tool: 'pdf-split', field: 'pageRanges' });
    expect(uploads).toEqual([]);
  });

  test.each([
    ['report.pdf is protected by a password', 'report.pdf is protected by a password'],
    ['', 'An error occurred during processing'],
  ])('says why it failed (%j) and keeps the file', async (message, text) => {
    const { page, context, notices } = givenTesting(() => Promise.resolve({ status: 'failed', message }));
    page.send(chosen);
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(notices).toMatchObject([{ title: 'Processing Failed', text, tone: 'destructive' }]);
    expect(context().files.map(({ name }) => name)).toEqual(['report.pdf']);
  });

  test('asks for the signature in a dialog and sends its answer', async () => {
    const { page, uploads } = givenTesting();
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'pdf-sign' });
    page.send({ type: 'process.pressed' });
    const dialog = page.getSnapshot().children.signDialog;
    for (const [field, text] of [
      ['signerName', 'Ada'],
      ['signerEmail', 'ada@example.org'],
      ['signatureText', 'Ada L.'],
    ] as const) {
      dialog?.send({ type: 'field.changed', field, text });
    }
    await waitFor(dialog!, ({ context }) => context.complete);
    dialog?.send({ type: 'confirm.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(uploads).toMatchObject([
      { operation: 'pdf-sign', options: { signerName: 'Ada', signaturePage: 1, signaturePosition: 'bottom-right' } },
    ]);
  });

  test('takes a picture besides the PDF if the tool needs one, and lets go of it with the tool', async () => {
    const { page, context, notices, uploads } = givenTesting();
    const logo = fileOf('logo.png', 'image/png');
    const other = fileOf('other.jpg', 'image/jpeg');
    page.send({ type: 'tool.chosen', tool: 'pdf-image-watermark' });
    page.send({ type: 'files.chosen', files: [logo] });
    page.send({ type: 'process.pressed' });
    expect(page.getSnapshot().matches('choosing')).toBe(true);
    page.send({ type: 'files.chosen', files: [other, fileOf()] });
    expect(context().files.map(({ name }) => name)).toEqual(['report.pdf', 'other.jpg']);
    page.send({ type: 'files.chosen', files: [logo, other] });
    expect(notices).toMatchObject([{ text: 'Requires 1 PDF file and 1 image' }]);
    page.send({ type: 'tool.chosen', tool: 'pdf-unlock' });
    expect(context().files.map(({ name }) => name)).toEqual(['report.pdf']);
    page.send({ type: 'tool.chosen', tool: 'pdf-image-watermark' });
    page.send({ type: 'files.chosen', files: [logo] });
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(uploads.map(({ files }) => files.map(({ name }) => name))).toEqual([['report.pdf', 'logo.png']]);
  });

  test('asks for the password of a locked file until it is the one, then does what was asked for', async () => {
    const refusals: RunEnd[] = [
      { status: 'failed', message: 'locked', code: 'pdf.encrypted' },
      { status: 'failed', message: 'wrong', code: 'pdf.wrong-password' },
    ];
    const { page, context, uploads } = givenTesting(() => Promise.resolve(refusals.shift() ?? done));
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'pdf-unlock' });
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('unlocking'));
    expect(context().wrongPassword).toBe(false);
    page.send({ type: 'password.given' });
    await waitFor(page, (state) => state.matches('unlocking'));
    expect(context().wrongPassword).toBe(true);
    page.send({ type: 'password.given' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(context().result).toMatchObject({ name: 'report.pdf' });
    expect(uploads.map(({ operation }) => operation)).toEqual(['pdf-unlock', 'pdf-unlock', 'pdf-unlock']);
  });

  test('sends nothing when the dialog is cancelled, and asks afresh the next time', () => {
    const { page, uploads } = givenTesting();
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'pdf-sign' });
    page.send({ type: 'process.pressed' });
    const dialog = () => page.getSnapshot().children.signDialog;
    dialog()?.send({ type: 'field.changed', field: 'signerName', text: 'Ada' });
    dialog()?.send({ type: 'cancel.pressed' });
    expect(page.getSnapshot().matches('choosing')).toBe(true);
    page.send({ type: 'process.pressed' });
    expect(dialog()?.getSnapshot().context.form.signerName).toBe('');
    expect(uploads).toEqual([]);
  });
});

describe('the split page', () => {
  test('has its one tool, before and after', async () => {
    const { page, context, uploads } = givenTesting(undefined, 'pdf-split');
    page.send(chosen);
    page.send({ type: 'tool.chosen', tool: 'to-pdf' });
    page.send({ type: 'option.changed', field: 'pageRanges', value: '1' });
    page.send({ type: 'process.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(uploads).toMatchObject([{ operation: 'pdf-split', options: { pageRanges: '1' } }]);
    expect(context().tool).toBe('pdf-split');
  });
});

describe('every edge of the testing page', () => {
  testEveryEdge(testingWalk);
});
