import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { MADE_FILE_ID } from '../../../work/versions/made.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import type { Report } from './bench-view-data.js';
import { benchViewMachine } from './bench-view.machine.js';
import { benchViewWalk } from './fixtures/bench-view.walk.js';
import { givenFiles } from '../../../work/machine/work-fixture.js';
import { fileIdOf } from '../../../work/versions/version-files.js';
import { further, firstVersion } from '../../../work/versions/versions-fixture.js';
import { pdfWith } from '../../../work/files/open-pdf-fixture.js';

describe('every edge of how the document is looked at', () => {
  testEveryEdge(benchViewWalk);
});

/** Work on these files, the first of them open and 14 pages long, and how it is looked at. */
const givenView = (...names: readonly string[]) => {
  const { home: work } = givenFiles(names);
  const machine = benchViewMachine.provide({
    actors: {
      askReport: fromPromise(() => Promise.resolve<Report>({ kind: 'verify', signatures: [] })),
      reports: fromCallback(() => undefined) as never,
    },
  });
  const view = createActor(machine, { input: { work } }).start();
  const arrives = async (result: typeof firstVersion, pageCount: number) => {
    work.send({ type: 'result.arrived', made: result });
    await waitFor(work, (state) => state.matches({ show: 'here' }));
    const id = fileIdOf(work.getSnapshot().context, result.id) ?? 0;
    work.send({ type: 'pdf.opened', id, pdf: pdfWith(pageCount) });
  };
  /** The pages in the options of a tool. */
  const pagesFor = (tool: string) => work.getSnapshot().context.options[tool]?.['pageRanges'];
  return { work, view, arrives, pagesFor, context: () => view.getSnapshot().context };
};

describe('the chosen pages', () => {
  test('are kept in step with their text, and written into the options of the tools about pages', () => {
    const { view, context, pagesFor } = givenView('lease.pdf');
    view.send({ type: 'page.toggled', page: 3, upTo: false });
    view.send({ type: 'page.toggled', page: 5, upTo: true });
    expect(context()).toMatchObject({ pages: [3, 4, 5], pagesText: '3-5' });
    expect(['pdf-split', 'pdf-rotate'].map(pagesFor)).toEqual(['3-5', '3-5']);
    view.send({ type: 'pages.typed', text: '1, 12-99' });
    expect(context().pages).toEqual([1, 12, 13, 14]);
    view.send({ type: 'pages.none' });
    expect(['pdf-rotate', 'pdf-watermark'].map(pagesFor)).toEqual(['', '']);
  });

  test('are those that are dragged over, beside those chosen before', () => {
    const { view, context, pagesFor } = givenView('lease.pdf');
    view.send({ type: 'pages.typed', text: '1' });
    view.send({ type: 'range.begun', page: 8 });
    view.send({ type: 'range.reached', page: 12 });
    view.send({ type: 'range.reached', page: 6 });
    view.send({ type: 'range.ended' });
    view.send({ type: 'range.reached', page: 14 });
    expect(context()).toMatchObject({ pagesText: '1, 6-8', range: null });
    expect(pagesFor('pdf-watermark')).toBe('1, 6-8');
  });

  test('are those written into the options of a tool, which is left what is being written', () => {
    const { view, context, pagesFor } = givenView('lease.pdf');
    view.send({ type: 'pages.typed', text: '2-', by: 'pdf-rotate' });
    view.send({ type: 'pages.typed', text: '2-4', by: 'pdf-rotate' });
    expect(context()).toMatchObject({ pages: [2, 3, 4], pagesText: '2-4' });
    expect(pagesFor('pdf-rotate')).toBeUndefined();
    expect(pagesFor('pdf-split')).toBe('2-4');
  });

  test('are none once another file, or another version, is on screen, and the first page is at hand', async () => {
    const { work, view, arrives, context } = givenView('lease.pdf', 'plan.pdf');
    const choosePages = () => {
      view.send({ type: 'pages.typed', text: '2' });
      view.send({ type: 'page.reached', page: 2 });
      expect(context()).toMatchObject({ pages: [2], current: 2 });
    };
    const seen: unknown[] = [];
    const look = () => seen.push([context().pages, context().pagesText, context().current]);
    choosePages();
    await arrives(firstVersion, 14);
    look();
    choosePages();
    work.send({ type: 'version.undone' });
    look();
    choosePages();
    work.send({ type: 'version.redone' });
    look();
    work.send({ type: 'file.shown', id: 2 });
    look();
    expect(seen).toEqual(seen.map(() => [[], '', 1]));
    expect(work.getSnapshot().context.shown).toBe(2);
  });

  test('stay while another file of the same list is opened, or fetched behind it', () => {
    const { work, view, context } = givenView('lease.pdf', 'plan.pdf');
    view.send({ type: 'pages.typed', text: '2' });
    work.send({ type: 'pdf.opened', id: 2, pdf: pdfWith(3) });
    work.send({ type: 'pdf.locked', id: 2 });
    expect(context().pages).toEqual([2]);
  });
});

describe('a comparison', () => {
  test('is opened as soon as there are two files, and closed by what a tool has made', async () => {
    const { view, arrives } = givenView('lease.pdf');
    const isOpen = () => view.getSnapshot().matches({ comparing: 'open' });
    view.send({ type: 'compare.opened' });
    expect(isOpen()).toBe(false);
    await arrives(firstVersion, 14);
    view.send({ type: 'compare.opened' });
    expect(isOpen()).toBe(true);
    await arrives(further, 14);
    expect(isOpen()).toBe(false);
  });
});

describe('a report', () => {
  test('is asked for of the file on screen, or of several; of none where there is none', async () => {
    const nothing = givenView();
    nothing.view.send({ type: 'report.asked', kind: 'verify' });
    nothing.view.send({ type: 'reports.asked', kind: 'verify' });
    expect(nothing.view.getSnapshot().matches({ report: 'closed' })).toBe(true);
    const { work, view } = givenView('lease.pdf', 'plan.pdf');
    view.send({ type: 'report.asked', kind: 'verify' });
    await waitFor(view, (state) => state.matches({ report: 'shown' }));
    view.send({ type: 'report.closed' });
    view.send({ type: 'reports.asked', kind: 'inspect' });
    expect(view.getSnapshot().matches({ report: 'many' })).toBe(true);
    expect(work.getSnapshot().context.shown).not.toBe(MADE_FILE_ID);
  });
});
