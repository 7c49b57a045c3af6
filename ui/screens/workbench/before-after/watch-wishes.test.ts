import { assign, createActor, setup } from 'xstate';
import { pdfWith } from '../../../work/files/open-pdf-fixture.js';
import { fileOf, givenPage } from '../../../work/machine/work-fixture.js';
import { initialView } from '../machine/bench-view-data.js';
import type { PreviewEvent, PreviewInput } from './preview-context.js';
import { watchWishes } from './watch-wishes.js';

/** The news about a tool over these files, of which the first is number 1 and the PDF is open. */
const toldOf = (tool: string, files: readonly File[], shown: number) => {
  const { home: work, choose } = givenPage();
  choose(...files);
  const id = files.findIndex(({ name }) => name.endsWith('.pdf')) + 1;
  work.send({ type: 'pdf.opened', id, pdf: pdfWith(14) });
  work.send({ type: 'file.shown', id: shown });
  const context = initialView({ work });
  const view = { getSnapshot: () => ({ context }), subscribe: () => ({ unsubscribe: () => undefined }) };
  const parent = setup({
    types: { context: {} as { readonly told: readonly PreviewEvent[] }, events: {} as PreviewEvent },
    actors: { watchWishes },
  }).createMachine({
    context: { told: [] },
    invoke: { src: 'watchWishes', input: { work, view, tool } as unknown as PreviewInput & { tool: string } },
    on: { '*': { actions: assign({ told: ({ context: { told }, event }) => [...told, event] }) } },
  });
  return createActor(parent)
    .start()
    .getSnapshot()
    .context.told.map((event) =>
      event.type === 'wish.changed' ? event.wanted.files.map(({ name }) => name) : event.type,
    );
};

const lease = fileOf('lease.pdf');
const logo = fileOf('logo.png', 'image/png');

describe('what is to be seen before and after', () => {
  test.each([1, 2])('is made of the PDF and its picture, with file %i on screen', (shown) => {
    expect(toldOf('pdf-image-watermark', [lease, logo], shown)).toEqual([['lease.pdf', 'logo.png']]);
  });

  test('is made of the PDF on screen alone by other tools', () => {
    expect(toldOf('pdf-rotate', [lease], 1)).toEqual([['lease.pdf']]);
  });

  test('is nothing while a picture is on screen, for a tool that takes a PDF alone', () => {
    expect(toldOf('pdf-rotate', [lease, logo], 2)).toEqual(['preview.closed']);
  });
});
