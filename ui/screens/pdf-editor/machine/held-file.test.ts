import type { SignRequest } from '../../../calls/editor.calls.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { contract, givenOpen, pdfOf, settled, signedFile } from './pdf-editor-fixture.js';

const signed = pdfOf('contract_signed.pdf');
const redacted = pdfOf('contract_redacted.pdf');

type Editor = Awaited<ReturnType<typeof givenOpen>>['editor'];

const open = async (editor: Editor): Promise<void> => {
  editor.send({ type: 'pdf.opened', pdf: contract });
  await settled();
};

const steps = {
  sign: (editor: Editor) => {
    editor.send({ type: 'tab.chosen', tab: 'signature' });
    editor.send({ type: 'sign.pressed' });
  },
  redact: (editor: Editor) => {
    editor.send({ type: 'tab.chosen', tab: 'redact' });
    editor.send({ type: 'selection.changed', text: 'Ada' });
    editor.send({ type: 'selection.marked' });
    editor.send({ type: 'redact.pressed' });
  },
  scan: (editor: Editor) => {
    editor.send({ type: 'tab.chosen', tab: 'detect' });
    editor.send({ type: 'scan.pressed' });
  },
} as const;
type Step = keyof typeof steps;
const nameByStep: Readonly<Record<Step, string>> = { sign: signed.name, redact: redacted.name, scan: 'contract.pdf' };

/** An open contract, with the names of the files that each of its calls was given. */
const givenSteps = async (take: () => Promise<File> = () => Promise.resolve(redacted)) => {
  const inputs: string[] = [];
  const page = await givenOpen({
    sign: async ({ file }: SignRequest) => {
      inputs.push(file.name);
      return { ...signedFile, file: signed };
    },
    run: async ({ files }: Upload) => {
      inputs.push(files[0]?.name ?? '');
      return {
        status: 'completed',
        file: { id: 'c1', shareHash: 'h1', shareLink: '', name: redacted.name, notes: [] },
      };
    },
    take,
  });
  page.editor.send({ type: 'stroke.started', at: { x: 1, y: 1 } });
  page.editor.send({ type: 'stroke.ended' });
  await settled();
  const does = async (step: Step): Promise<void> => {
    steps[step](page.editor);
    await settled();
    if (page.editor.getSnapshot().matches({ file: { present: 'opening' } })) await open(page.editor);
  };
  return { ...page, given: inputs, does: does };
};

const all = Object.keys(steps) as readonly Step[];
const pairs = all.flatMap((first) => all.map((second) => [first, second] as const));

describe('a tool in the editor', () => {
  test.each(pairs)('after %s, %s is given what is then in hand', async (first, second) => {
    const { context, given, does } = await givenSteps();
    await does(first);
    expect(context().file?.name).toBe(nameByStep[first]);
    await does(second);
    const called = [first, second].filter((step) => step !== 'scan');
    const inHand = [...(first === 'scan' ? [] : ['contract.pdf']), ...(second === 'scan' ? [] : [nameByStep[first]])];
    expect([called.length, given]).toEqual([inHand.length, inHand]);
    expect(context().file?.name).toBe(second === 'scan' ? nameByStep[first] : nameByStep[second]);
  });

  test('opens what it has made at the same page, without the marks that were redacted and what was found before', async () => {
    const { editor, context, does, opened } = await givenSteps();
    await does('scan');
    editor.send({ type: 'page.chosen', page: 2 });
    await settled();
    await does('redact');
    expect(opened).toEqual(['contract.pdf', redacted.name]);
    expect(context()).toMatchObject({ page: 2, marks: { items: [] }, analysis: null });
    expect(context().redacted?.marks).toHaveLength(1);
  });

  test('keeps the marks that were made while it ran', async () => {
    let finish = (_: File): void => undefined;
    const { editor, context } = await givenSteps(() => new Promise((resolve) => (finish = resolve)));
    steps.redact(editor);
    await settled();
    editor.send({ type: 'query.changed', text: '' });
    editor.send({ type: 'selection.changed', text: 'Bob' });
    editor.send({ type: 'selection.marked' });
    finish(redacted);
    await settled();
    expect(context().marks.items).toMatchObject([{ text: 'Bob' }]);
  });

  test('can be taken back: the file and its marks are there as they were', async () => {
    const { editor, context, given, does } = await givenSteps();
    await does('redact');
    editor.send({ type: 'file.restored' });
    await open(editor);
    expect(context()).toMatchObject({ file: { name: 'contract.pdf' }, before: null, redacted: null });
    expect(context().marks.items).toMatchObject([{ text: 'Ada' }]);
    await does('sign');
    expect(given).toEqual(['contract.pdf', 'contract.pdf']);
  });

  test('does nothing to the file before while what was redacted cannot be fetched, and fetches it again instead', async () => {
    let isDown = true;
    const down = new Error('offline');
    const { editor, context, given, notices, does } = await givenSteps(() =>
      isDown ? Promise.reject(down) : Promise.resolve(redacted),
    );
    await does('redact');
    expect(notices.at(-1)).toMatchObject({ title: 'The redacted file could not be opened' });
    for (const step of all) await does(step);
    expect(given).toEqual(['contract.pdf']);
    isDown = false;
    editor.send({ type: 'take.retried' });
    await settled();
    await open(editor);
    expect(context().file?.name).toBe(redacted.name);
    await does('sign');
    expect(given).toEqual(['contract.pdf', redacted.name]);
  });
});
