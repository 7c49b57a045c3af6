import { SimulatedClock } from 'xstate';
import type { RedactionPreviewReply } from '../../../../contracts/api/redaction-preview.js';
import type { PreviewRequest } from '../../../calls/editor.calls.js';
import { givenOpen, previewOf, settled } from '../machine/pdf-editor-fixture.js';
import { currentPreview, piecesOn, placesOf } from './preview-matches.js';

const PAUSE_MS = 400;

/** The redact tab of an open contract, with a clock that stands still. */
const marking = async (preview: (request: PreviewRequest) => Promise<RedactionPreviewReply>) => {
  const asked: PreviewRequest[] = [];
  const clock = new SimulatedClock();
  const ask = (request: PreviewRequest) => {
    asked.push(request);
    return preview(request);
  };
  const page = await givenOpen({ preview: ask }, clock);
  page.editor.send({ type: 'tab.chosen', tab: 'redact' });
  const mark = (text: string) => {
    page.editor.send({ type: 'selection.changed', text });
    page.editor.send({ type: 'selection.marked' });
  };
  const pass = async (ms = PAUSE_MS) => {
    clock.increment(ms);
    await settled();
  };
  return { ...page, asked, mark, pass };
};

const willing = ({ items }: PreviewRequest) => Promise.resolve(previewOf(...items.map(({ id }) => id)));

describe('the preview of a redaction', () => {
  test('asks the server once for marks that are made in quick succession', async () => {
    const { asked, mark, pass } = await marking(willing);
    mark('Ada');
    await pass(PAUSE_MS - 1);
    expect(asked).toEqual([]);
    mark('Bob');
    await pass(1);
    expect(asked.map(({ items }) => items.map(({ text }) => text))).toEqual([['Ada', 'Bob']]);
  });

  test('shows what the server finds of each mark', async () => {
    const { context, mark, pass } = await marking(willing);
    mark('Ada');
    expect(currentPreview(context())).toBeNull();
    await pass();
    expect(currentPreview(context())).toEqual(previewOf('1'));
    expect(placesOf(context().preview, context().marks.items[0]!)).toHaveLength(1);
  });

  test('keeps what it knows of a mark while another is looked for', async () => {
    const { context, mark, pass } = await marking(willing);
    mark('Ada');
    await pass();
    mark('Bob');
    const [ada, bob] = context().marks.items;
    expect(placesOf(context().preview, ada!)).toHaveLength(1);
    expect(placesOf(context().preview, bob!)).toBeNull();
  });

  test('drops an answer about marks that have changed meanwhile and asks anew', async () => {
    const answers: ((reply: RedactionPreviewReply) => void)[] = [];
    const { context, asked, mark, pass } = await marking(() => new Promise((resolve) => answers.push(resolve)));
    mark('Ada');
    await pass();
    mark('Bob');
    answers[0]?.(previewOf('1'));
    await settled();
    expect(context().preview).toBeNull();
    await pass();
    expect(asked).toHaveLength(2);
    answers[1]?.(previewOf('1', '2'));
    await settled();
    expect(currentPreview(context())?.items).toHaveLength(2);
  });

  test('asks again when only the extent of what is covered changes', async () => {
    const { editor, context, asked, mark, pass } = await marking(willing);
    mark('Ada');
    await pass();
    editor.send({ type: 'look.changed', look: { ...context().look, color: '#ff0000' } });
    await pass();
    editor.send({ type: 'look.changed', look: { ...context().look, preserveFormatting: true } });
    await pass();
    expect(asked.map(({ preserveFormatting }) => preserveFormatting)).toEqual([false, true]);
  });

  test('asks again when patterns begin to ignore case, and only then', async () => {
    const { editor, context, asked, mark, pass } = await marking(willing);
    const ignoreCase = (isIgnored: boolean) =>
      editor.send({ type: 'look.changed', look: { ...context().look, ignoreCase: isIgnored } });
    mark('Ada');
    ignoreCase(true);
    await pass();
    ignoreCase(false);
    await pass();
    expect(asked.map((request) => request.ignoreCase)).toEqual([false]);
    editor.send({ type: 'pattern.typed', text: 'A[db]a' });
    editor.send({ type: 'pattern.pressed' });
    await pass();
    asked.length = 0;
    ignoreCase(true);
    expect(currentPreview(context())).toBeNull();
    await pass();
    expect(asked.map((request) => request.ignoreCase)).toEqual([true]);
    expect(currentPreview(context())).not.toBeNull();
  });

  test('says why the server could not look, and asks again when told to', async () => {
    let isDown = true;
    const { editor, context, mark, pass } = await marking((request) =>
      isDown ? Promise.reject(new Error('This PDF cannot be opened')) : willing(request),
    );
    mark('Ada');
    await pass();
    expect(context().previewProblem).toBe('This PDF cannot be opened');
    isDown = false;
    editor.send({ type: 'preview.retried' });
    await settled();
    expect(context().previewProblem).toBe('');
    expect(currentPreview(context())).not.toBeNull();
  });

  test('asks nothing once the last mark is gone', async () => {
    const { editor, asked, mark, pass } = await marking(willing);
    mark('Ada');
    editor.send({ type: 'mark.removed', id: '1' });
    await pass();
    expect(asked).toEqual([]);
  });

  test('goes with its file', async () => {
    const { editor, context, mark, pass } = await marking(willing);
    mark('Ada');
    await pass();
    editor.send({ type: 'file.cleared' });
    expect(context()).toMatchObject({ preview: null, asked: null, previewProblem: '' });
  });
});

describe('what is drawn of a preview', () => {
  const corner = (x: number, y: number) => ({ x, y });
  const box = { x: 0.1, y: 0.2, width: 0.2, height: 0.1 };

  test('is a plain box for text that stands upright', () => {
    const places = previewOf('1').items[0]!.places;
    expect(piecesOn(places, 1)).toEqual([{ box: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 }, corners: null }]);
    expect(piecesOn(places, 2)).toEqual([]);
  });

  test('keeps the corners of text that is turned', () => {
    const quad = [corner(0.1, 0.25), corner(0.2, 0.2), corner(0.3, 0.25), corner(0.2, 0.3)] as const;
    const [piece] = piecesOn([{ page: 1, excerpt: '', pieces: [{ box, quad: [...quad] }] }], 1);
    expect(piece).toEqual({ box, corners: [...quad] });
  });
});
