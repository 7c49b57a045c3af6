import type { PreviewRequest } from '../../../calls/editor.calls.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { CallFailed } from '../../../calls/server-reply.js';
import { givenOpen, previewOf, receipt, settled } from '../machine/pdf-editor-fixture.js';

const at = (x: number, y: number) => ({ x, y });

describe('redacting', () => {
  const marking = async (...args: Parameters<typeof givenOpen>) => {
    const page = await givenOpen(...args);
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

  test('does not begin without a mark', async () => {
    const without = await marking();
    without.editor.send({ type: 'redact.pressed' });
    expect(without.editor.getSnapshot().matches({ job: 'resting' })).toBe(true);
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

  test('marks what a pattern matches on every page, blanks and case as they were typed', async () => {
    const asked: PreviewRequest[] = [];
    const { editor, context } = await marking({
      preview: async (request) => {
        asked.push(request);
        return previewOf('pattern');
      },
    });
    editor.send({ type: 'look.changed', look: { ...context().look, ignoreCase: true } });
    editor.send({ type: 'pattern.typed', text: ' A[db]a' });
    editor.send({ type: 'pattern.pressed' });
    await settled();
    expect(asked).toMatchObject([{ items: [{ type: 'pattern', text: ' A[db]a', page: 'all' }], ignoreCase: true }]);
    expect(context().marks.items).toEqual([
      { id: '1', type: 'pattern', text: ' A[db]a', page: 'all', replacement: '[REDACTED]' },
    ]);
    expect(context()).toMatchObject({ pattern: '', patternProblem: '' });
  });

  test('says what is wrong with a pattern beside it until another is typed, and marks nothing', async () => {
    const facts = { field: 'redactionItems', problem: 'not shown', reason: 'missing closing ]' };
    const body = JSON.stringify({ error: 'not shown', code: 'tool.option-invalid', facts });
    const { editor, context, notices } = await marking({
      preview: () => Promise.reject(new Error('not shown', { cause: new CallFailed(422, body, '') })),
    });
    editor.send({ type: 'pattern.typed', text: 'A[' });
    editor.send({ type: 'pattern.pressed' });
    await settled();
    expect(context()).toMatchObject({
      pattern: 'A[',
      patternProblem: 'This is not a valid pattern: a closing ] is missing.',
      marks: { items: [] },
    });
    expect(notices).toEqual([]);
    editor.send({ type: 'pattern.typed', text: 'A[d' });
    expect(context().patternProblem).toBe('');
  });

  test('keeps a pattern in its field when nothing matches it', async () => {
    const { editor, context, notices } = await marking({
      preview: () => Promise.resolve({ ...previewOf(), missing: ['pattern'] }),
    });
    editor.send({ type: 'pattern.typed', text: 'X+' });
    editor.send({ type: 'pattern.pressed' });
    await settled();
    expect(context()).toMatchObject({ pattern: 'X+', marks: { items: [] } });
    expect(notices).toMatchObject([{ title: 'Nothing found', text: 'Nothing in this document matches “X+”' }]);
  });

  test('marks no pattern that was changed while it was looked for', async () => {
    const { editor, context } = await marking({ preview: () => Promise.resolve(previewOf('pattern')) });
    editor.send({ type: 'pattern.typed', text: 'A' });
    editor.send({ type: 'pattern.pressed' });
    editor.send({ type: 'pattern.typed', text: 'Ad' });
    await settled();
    expect(context()).toMatchObject({ pattern: 'Ad', marks: { items: [] } });
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
