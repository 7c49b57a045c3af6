import type { Upload } from '../../../calls/post-conversion.js';
import { CallFailed } from '../../../calls/server-reply.js';
import { givenOpen, receipt, settled } from '../machine/pdf-editor.given.js';

const at = (x: number, y: number) => ({ x, y });

describe('redacting', () => {
  const marking = async (...given: Parameters<typeof givenOpen>) => {
    const page = await givenOpen(...given);
    page.editor.send({ type: 'tab.chosen', tab: 'redact' });
    return page;
  };

  test('sends what is marked as the options of pdf-redact', async () => {
    const uploads: Upload[] = [];
    const { editor, saved } = await marking({
      run: async (upload) => {
        uploads.push(upload);
        return {
          status: 'completed',
          file: { id: 'c1', shareHash: 'h1', shareLink: '', name: 'contract_redacted.pdf', notes: [] },
        };
      },
    });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'marker.chosen', marker: 'box' });
    editor.send({ type: 'box.started', at: at(0.5, 0.25) });
    editor.send({ type: 'box.continued', at: at(0.25, 0.5) });
    editor.send({ type: 'box.ended' });
    editor.send({ type: 'look.changed', look: { color: '#ff0000', pattern: 'diagonal', preserveFormatting: true } });
    editor.send({ type: 'redact.pressed' });
    await settled();
    expect(uploads).toMatchObject([
      {
        operation: 'pdf-redact',
        options: { redactionColor: '#ff0000', redactionPattern: 'diagonal', preserveFormatting: 'true' },
      },
    ]);
    expect(JSON.parse(String(uploads[0]?.options['redactionItems']))).toEqual([
      { id: '1', type: 'text', text: 'Ada', page: 1, replacement: '[REDACTED]' },
      {
        id: '2',
        type: 'area',
        text: '',
        page: 1,
        box: { x: 0.25, y: 0.25, width: 0.25, height: 0.25 },
        replacement: '[REDACTED]',
      },
    ]);
    expect(saved).toEqual(['h1']);
  });

  test('keeps the receipt with the file', async () => {
    const { editor, context, notices } = await marking();
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'redact.pressed' });
    await settled();
    expect(context().redacted).toMatchObject({ file: { name: 'contract_redacted.pdf' }, receipt });
    expect(notices).toMatchObject([{ title: 'Download started', text: 'Downloading contract_redacted.pdf' }]);
  });

  test('says in words why its receipt cannot be shown', async () => {
    const none = new CallFailed(404, JSON.stringify({ error: 'none', code: 'receipt.none', facts: {} }), '');
    const { editor, notices } = await marking({ receipt: () => Promise.reject(none) });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'redact.pressed' });
    await settled();
    expect(notices.at(-1)).toMatchObject({
      title: 'The receipt cannot be shown',
      text: '404: none',
    });
  });

  test('that fails says why, and what was marked is still there', async () => {
    const { editor, context, notices } = await marking({
      run: () => Promise.resolve({ status: 'failed', message: 'contract.pdf is protected by a password' }),
    });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'redact.pressed' });
    await settled();
    expect(notices).toMatchObject([{ title: 'Redaction failed', text: 'contract.pdf is protected by a password' }]);
    expect(context().marks.items).toHaveLength(1);
  });

  test('does not begin without a mark, nor where it is not offered', async () => {
    const without = await marking();
    without.editor.send({ type: 'redact.pressed' });
    expect(without.editor.getSnapshot().matches({ job: 'resting' })).toBe(true);
    const off = await marking({}, { interactiveRedaction: false });
    off.editor.send({ type: 'selection.changed', text: 'Ada' });
    off.editor.send({ type: 'selection.marked' });
    off.editor.send({ type: 'redact.pressed' });
    expect(off.editor.getSnapshot().matches({ job: 'resting' })).toBe(true);
  });

  test.each([
    ['Bob', 1],
    ['ada', 'all'],
  ])('marks the word %s on page %s, where the document has it', async (text, page) => {
    const { editor, context } = await marking();
    editor.send({ type: 'query.changed', text });
    editor.send({ type: 'search.pressed' });
    await settled();
    expect(context().marks.items).toMatchObject([{ type: 'text', text, page }]);
    expect(context().query).toBe('');
  });

  test('says so when the document does not have a word', async () => {
    const { editor, context, notices } = await marking();
    editor.send({ type: 'query.changed', text: 'Eve' });
    editor.send({ type: 'search.pressed' });
    await settled();
    expect(context().marks.items).toEqual([]);
    expect(notices).toMatchObject([{ title: 'Nothing found' }]);
  });

  test('takes a click for no box', async () => {
    const { editor, context } = await marking();
    editor.send({ type: 'marker.chosen', marker: 'box' });
    editor.send({ type: 'box.started', at: at(0.5, 0.25) });
    editor.send({ type: 'box.ended' });
    expect(context().marks.items).toEqual([]);
  });

  test('goes back a step at a time', async () => {
    const { editor, context } = await marking();
    const words = () => context().marks.items.map((item) => item.text);
    for (const text of ['Ada', 'Bob']) {
      editor.send({ type: 'selection.changed', text });
      editor.send({ type: 'selection.marked' });
    }
    editor.send({ type: 'mark.removed', id: '1' });
    expect(words()).toEqual(['Bob']);
    editor.send({ type: 'marks.undone' });
    expect(words()).toEqual(['Ada', 'Bob']);
    editor.send({ type: 'marks.undone' });
    expect(words()).toEqual(['Ada']);
  });
});
