import { createActor, fromCallback } from 'xstate';
import { fileOf } from '../../../../work/machine/work-fixture.js';
import type { ArrangeContext, ArrangeEvent, ArrangeInput } from './arrange-context.js';
import { arrangeMachine } from './arrange.machine.js';

export const givenFiles = () => [
  { id: 1, file: fileOf('lease.pdf') },
  { id: 2, file: fileOf('annex.pdf') },
];

const pdfOf = (pageCount: number) => ({
  pageCount,
  size: () => Promise.resolve({ width: 600, height: 800 }),
  fields: () => Promise.resolve([]),
  renderUnderFields: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  hasMarks: () => Promise.resolve(false),
  renderWithout: () => () => ({ done: Promise.resolve(), cancel: () => undefined }),
  traits: () => Promise.resolve({ text: 'all' as const, hasFields: false, hasSignatureField: false, isSigned: false }),
  render: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  text: () => Promise.resolve([]),
});

export const opened = (id: number, pageCount: number) => ({ type: 'pdf.opened', id, pdf: pdfOf(pageCount) }) as const;

/** Events that a visitor and the reader of the files may send. */
export const arrangeEvents: readonly ArrangeEvent[] = [
  opened(1, 2),
  opened(2, 1),
  { type: 'pdf.locked', id: 2, wrong: false },
  { type: 'pdf.locked', id: 2, wrong: true },
  { type: 'pdf.refused', id: 2, message: 'no' },
  { type: 'password.given' },
  { type: 'page.focused', key: 1 },
  { type: 'page.toggled', key: 0, upTo: false },
  { type: 'page.toggled', key: 2, upTo: true },
  { type: 'all.toggled' },
  { type: 'pages.turned', key: null, by: 90 },
  { type: 'pages.shifted', key: 0, by: 1 },
  { type: 'pages.moved', key: 2, place: 0 },
  { type: 'pages.deleted', key: 1 },
  { type: 'pages.copied', key: null },
  { type: 'pages.blanked', key: null },
  { type: 'undo.pressed' },
  { type: 'redo.pressed' },
  { type: 'reset.pressed' },
];

/** Which files are open, and only whether there are steps to undo or redo: possible orders are unlimited. */
export const arrangeKey = ({ open, locked, past, future, selected }: ArrangeContext) => [
  open.map(({ id }) => id).sort(),
  locked,
  Math.min(past.length, 1),
  Math.min(future.length, 1),
  selected.length,
];

/** Two files of three and two pages, or the given ones. */
export const givenPages = (input: Partial<ArrangeInput> = {}) => {
  const notified: unknown[] = [];
  const machine = arrangeMachine.provide({
    actors: { openPdfs: fromCallback(({ receive }) => receive((event) => notified.push(event))) as never },
  });
  const actor = createActor(machine, { input: { files: givenFiles(), arrangement: null, ...input } }).start();
  const order = () =>
    actor
      .getSnapshot()
      .context.pages.map(({ file, page, turn }) => `${file}:${page}${turn === 0 ? '' : `@${turn}`}`)
      .join(' ');
  const openBoth = () => {
    actor.send(opened(1, 3));
    actor.send(opened(2, 2));
  };
  return { actor, order, told: notified, openBoth, context: () => actor.getSnapshot().context };
};
