import { assign, createActor, setup } from 'xstate';
import { fileOf, givenPage } from '../../../work/machine/home.given.js';
import { pdfWith } from '../machine/workbench.given.js';
import { initialView } from '../machine/bench-view.context.js';
import { initialContext, type WorkbenchInput } from '../machine/workbench.context.js';
import type { PreviewEvent, PreviewInput } from './preview.context.js';
import { watchWishes } from './watch-wishes.js';

/** What is told about a tool over these files, of which the first is number 1 and the PDF is open. */
const toldOf = (tool: string, files: readonly File[], shown: number) => {
  const { home, choose } = givenPage();
  choose(...files);
  const pdfId = files.findIndex(({ name }) => name.endsWith('.pdf')) + 1;
  const context = {
    ...initialContext({ home } as unknown as WorkbenchInput),
    files: home.getSnapshot().context.selection.files,
    opened: { [pdfId]: { state: 'open', pdf: pdfWith(14) } as const },
    shown,
  };
  const still = <Context>(context: Context) => ({
    getSnapshot: () => ({ context }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  });
  const bench = still(context);
  const view = still(initialView({ home, bench: bench as never }));
  const parent = setup({
    types: { context: {} as { readonly told: readonly PreviewEvent[] }, events: {} as PreviewEvent },
    actors: { watchWishes },
  }).createMachine({
    context: { told: [] },
    invoke: { src: 'watchWishes', input: { home, bench, view, tool } as unknown as PreviewInput & { tool: string } },
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
