import type { EditOrder } from '../../../edit/machine/edit-order.js';
import type { Upload } from '../../../calls/post-conversion.js';
import type { RunEnd } from '../../../live/run-conversion.machine.js';
import { saveInEditor } from '../view/edit/save-in-editor.js';
import { completed, contract, givenOpen, pdfOf, settled } from './pdf-editor-fixture.js';

const picture = pdfOf('me.png', 'image/png');
const writing: EditOrder = { tool: 'pdf-annotate', options: { marks: '[]' } };
const placing: EditOrder = { tool: 'pdf-place-signature', options: { placements: '[]' }, pictures: [picture] };

type Run = (upload: Upload) => Promise<RunEnd>;

/** An open contract in the mode Edit, and what its conversions were given. */
const givenEditing = async (run: Run = () => Promise.resolve(completed)) => {
  const inputs: string[] = [];
  const page = await givenOpen({
    run: (upload) => {
      inputs.push(`${upload.operation} ${upload.files.map(({ name }) => name).join(' ')}`);
      return run(upload);
    },
    take: () => Promise.resolve(pdfOf(`made_${inputs.length}.pdf`)),
  });
  page.editor.send({ type: 'edit.opened' });
  return { ...page, given: inputs };
};

describe('a version that is saved in the editor', () => {
  test('is the file in hand from then on, and what was signed or found before is said no more', async () => {
    const { editor, context, opened, given } = await givenEditing();
    await saveInEditor(editor, [writing]);
    expect(context()).toMatchObject({ file: { name: 'made_1.pdf' }, edited: { shareHash: 'h1' }, signed: null });
    expect([given, opened]).toEqual([['pdf-annotate contract.pdf'], ['contract.pdf', 'made_1.pdf']]);
    editor.send({ type: 'pdf.opened', pdf: contract });
    await settled();
    expect(editor.getSnapshot().matches({ tab: 'edit', file: { present: 'open' } })).toBe(true);
  });

  test('that is signed, too, is made of the one before, and only the last is opened', async () => {
    const { editor, opened, given } = await givenEditing();
    await saveInEditor(editor, [writing, placing]);
    expect(given).toEqual(['pdf-annotate contract.pdf', 'pdf-place-signature made_1.pdf me.png']);
    expect(opened).toEqual(['contract.pdf', 'made_2.pdf']);
  });

  test('and fails leaves the file in hand as it was, and says why', async () => {
    const failed: RunEnd = { status: 'failed', message: 'The document is certified.' };
    const { editor, context } = await givenEditing(() => Promise.resolve(failed));
    await expect(saveInEditor(editor, [writing])).rejects.toThrow('The document is certified.');
    expect(context()).toMatchObject({ file: { name: 'contract.pdf' }, saving: null, edited: null });
  });

  test('and is cancelled says nothing', async () => {
    const { editor } = await givenEditing(() => Promise.resolve({ status: 'cancelled' }));
    await expect(saveInEditor(editor, [writing])).rejects.toThrow(/^$/);
  });

  test('is made even where a tab is opened meanwhile', async () => {
    let end = (_: RunEnd): void => undefined;
    const { editor, context } = await givenEditing(() => new Promise((resolve) => (end = resolve)));
    const saved = saveInEditor(editor, [writing]);
    await settled();
    editor.send({ type: 'tab.chosen', tab: 'redact' });
    end(completed);
    await saved;
    expect(context().file?.name).toBe('made_1.pdf');
  });

  test('waits for no other tool, and is not begun beside one', async () => {
    const { editor, given } = await givenEditing(() => new Promise(() => undefined));
    void saveInEditor(editor, [writing]);
    await settled();
    await expect(saveInEditor(editor, [writing])).rejects.toThrow('Another tool is running; save after it.');
    expect(given).toHaveLength(1);
  });
});

describe('the mode Edit of the editor', () => {
  test('is not opened without a file, nor while a tool makes another file', async () => {
    const { editor } = await givenEditing(() => new Promise(() => undefined));
    editor.send({ type: 'tab.chosen', tab: 'redact' });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'redact.pressed' });
    expect(editor.getSnapshot().can({ type: 'edit.opened' })).toBe(false);
    editor.send({ type: 'file.cleared' });
    expect(editor.getSnapshot().can({ type: 'edit.opened' })).toBe(false);
  });

  test('ends with the file', async () => {
    const { editor } = await givenEditing();
    editor.send({ type: 'file.cleared' });
    expect(editor.getSnapshot().value.tab).toMatchObject({ signature: {} });
  });
});
