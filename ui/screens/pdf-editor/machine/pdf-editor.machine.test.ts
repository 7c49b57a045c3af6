import { MB } from '../../../../contracts/byte-sizes.js';
import { documentWith } from '../../../pdf/pdf-document-fixture.js';
import { givenEditor, givenOpen, pdfOf, settled } from './pdf-editor-fixture.js';

const at = (x: number, y: number) => ({ x, y });
const never = () => new Promise<never>(() => undefined);

describe('the file of the editor', () => {
  test.each([
    { file: pdfOf('me.png', 'image/png'), title: 'Invalid file type' },
    { file: pdfOf('big.pdf', 'application/pdf', 25 * MB + 1), title: 'File too large' },
  ])('is turned away: $title', ({ file, title }) => {
    const { editor, context, notices } = givenEditor();
    editor.send({ type: 'files.chosen', files: [file] });
    expect(context().file).toBeNull();
    expect(notices).toMatchObject([{ title, tone: 'destructive' }]);
  });

  test('may have exactly 25 MB', () => {
    const { editor, context } = givenEditor();
    editor.send({ type: 'files.chosen', files: [pdfOf('big.pdf', 'application/pdf', 25 * MB)] });
    expect(context().file?.name).toBe('big.pdf');
  });

  test('is shown from its first page', async () => {
    const { editor, context } = await givenOpen();
    expect(editor.getSnapshot().matches({ file: { present: 'open' } })).toBe(true);
    expect(context().facts).toMatchObject({ page: 0, width: 600, height: 800 });
  });

  test('is asked a password for when it is locked, and again when that was wrong', () => {
    const { editor, context, passwords } = givenEditor();
    editor.send({ type: 'files.chosen', files: [pdfOf()] });
    editor.send({ type: 'pdf.locked', wrong: false });
    editor.send({ type: 'password.given' });
    editor.send({ type: 'pdf.locked', wrong: true });
    expect(passwords).toEqual([{ type: 'password.given' }]);
    expect(context().wrongPassword).toBe(true);
    expect(editor.getSnapshot().matches({ file: { present: 'locked' } })).toBe(true);
  });

  test('that is none is let go, with the reason', () => {
    const { editor, context, notices } = givenEditor();
    editor.send({ type: 'files.chosen', files: [pdfOf()] });
    editor.send({ type: 'pdf.refused', message: 'Invalid PDF structure.' });
    expect(context().file).toBeNull();
    expect(notices).toMatchObject([{ title: 'The file cannot be opened', text: 'Invalid PDF structure.' }]);
  });

  test('takes with it, when it is changed, its marks, its placement and what was found in it; the signature stays', async () => {
    const { editor, context } = await givenOpen();
    editor.send({ type: 'kind.chosen', kind: 'type' });
    editor.send({ type: 'text.typed', text: 'Ada' });
    editor.send({ type: 'placement.preset', position: 'bottom-right' });
    editor.send({ type: 'scan.pressed' });
    editor.send({ type: 'tab.chosen', tab: 'redact' });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    await settled();
    editor.send({ type: 'file.cleared' });
    expect(context()).toMatchObject({
      file: null,
      pdf: null,
      analysis: null,
      marks: { items: [] },
      placement: { x: 0.1, y: 0.1 },
      signature: { text: 'Ada' },
    });
  });

  test('stops the work on it when it is changed', async () => {
    const { editor, notices } = await givenOpen({ sign: never });
    editor.send({ type: 'stroke.started', at: at(1, 1) });
    editor.send({ type: 'stroke.ended' });
    await settled();
    editor.send({ type: 'sign.pressed' });
    editor.send({ type: 'file.cleared' });
    expect(editor.getSnapshot().matches({ job: 'resting' })).toBe(true);
    expect(notices).toEqual([]);
  });
});

describe('the pages', () => {
  test('are turned within the document', async () => {
    const { editor, context } = await givenOpen();
    editor.send({ type: 'page.chosen', page: 2 });
    expect(context().page).toBe(2);
    editor.send({ type: 'page.chosen', page: 3 });
    editor.send({ type: 'page.chosen', page: -1 });
    expect(context().page).toBe(2);
  });

  test('show the last one asked for when several are turned at once', async () => {
    const { editor, context } = await givenOpen();
    editor.send({ type: 'page.chosen', page: 1 });
    editor.send({ type: 'page.chosen', page: 2 });
    await settled();
    expect(context().facts?.page).toBe(2);
  });

  test('can be shown although their text cannot be read', async () => {
    const { editor, notices } = givenEditor();
    const broken = { ...documentWith([]), facts: () => Promise.reject(new Error('Bad font')) };
    editor.send({ type: 'files.chosen', files: [pdfOf()] });
    editor.send({ type: 'pdf.opened', pdf: broken });
    await settled();
    expect(editor.getSnapshot().matches({ file: { present: 'open' } })).toBe(true);
    expect(notices).toMatchObject([{ title: 'This page cannot be shown', text: 'Bad font' }]);
  });

  test('leave the signature where it was put', async () => {
    const { editor, context } = await givenOpen();
    editor.send({ type: 'page.chosen', page: 1 });
    await settled();
    editor.send({ type: 'placement.nudged', by: at(0.3, 0) });
    expect(context().placement).toMatchObject({ page: 0, x: 0.1 });
  });

  test('grow and shrink by steps that end', async () => {
    const { editor, context } = await givenOpen();
    for (let step = 0; step < 20; step++) editor.send({ type: 'zoom.changed', by: 1 });
    const largest = context().zoom;
    editor.send({ type: 'zoom.changed', by: -1 });
    expect(context().zoom).toBe(largest - 1);
  });
});
