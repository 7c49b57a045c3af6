import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { MADE } from '../../../work/versions/made.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import type { Report } from './bench-view.context.js';
import { benchViewMachine } from './bench-view.machine.js';
import { benchViewWalk } from './fixtures/bench-view.walk.js';
import { givenBench } from './started-bench.given.js';
import { fileIdOf } from './version-files.js';
import { further, listener, made, pdfWith } from './workbench.given.js';

describe('every edge of how the document is looked at', () => {
  testEveryEdge(benchViewWalk);
});

/** A workbench with these files, the first of them open and 14 pages long, and how it is looked at. */
const givenView = (...names: readonly string[]) => {
  const { bench, choose } = givenBench();
  const home = listener();
  const machine = benchViewMachine.provide({
    actors: {
      askReport: fromPromise(() => Promise.resolve<Report>({ kind: 'verify', signatures: [] })),
      reports: fromCallback(() => undefined) as never,
    },
  });
  const view = createActor(machine, { input: { home: home.actor, bench } }).start();
  choose(...names);
  const arrives = async (result: typeof made, pageCount: number) => {
    bench.send({ type: 'result.arrived', made: result });
    await waitFor(bench, (state) => state.matches({ result: 'here' }));
    bench.send({
      type: 'pdf.opened',
      id: fileIdOf(bench.getSnapshot().context, result.id) ?? 0,
      pdf: pdfWith(pageCount),
    });
  };
  return { bench, view, arrives, home: home.heard, context: () => view.getSnapshot().context };
};

describe('the chosen pages', () => {
  test('are kept in step with their text, and written into the options of the tools about pages', () => {
    const { view, context, home } = givenView('lease.pdf');
    view.send({ type: 'page.toggled', page: 3, upTo: false });
    view.send({ type: 'page.toggled', page: 5, upTo: true });
    expect(context()).toMatchObject({ pages: [3, 4, 5], pagesText: '3-5' });
    expect(home).toEqual(
      expect.arrayContaining([
        { type: 'option.changed', tool: 'pdf-split', field: 'pageRanges', value: '3-5' },
        { type: 'option.changed', tool: 'pdf-rotate', field: 'pageRanges', value: '3-5' },
      ]),
    );
    view.send({ type: 'pages.typed', text: '1, 12-99' });
    expect(context().pages).toEqual([1, 12, 13, 14]);
    view.send({ type: 'pages.none' });
    expect(home.at(-1)).toMatchObject({ field: 'pageRanges', value: '' });
  });

  test('are those that are dragged over, beside those chosen before', () => {
    const { view, context, home } = givenView('lease.pdf');
    view.send({ type: 'pages.typed', text: '1' });
    view.send({ type: 'range.begun', page: 8 });
    view.send({ type: 'range.reached', page: 12 });
    view.send({ type: 'range.reached', page: 6 });
    view.send({ type: 'range.ended' });
    view.send({ type: 'range.reached', page: 14 });
    expect(context()).toMatchObject({ pagesText: '1, 6-8', range: null });
    expect(home).toContainEqual({
      type: 'option.changed',
      tool: 'pdf-watermark',
      field: 'pageRanges',
      value: '1, 6-8',
    });
  });

  test('are those written into the options of a tool, which is left what is being written', () => {
    const { view, context, home } = givenView('lease.pdf');
    view.send({ type: 'pages.typed', text: '2-', by: 'pdf-rotate' });
    view.send({ type: 'pages.typed', text: '2-4', by: 'pdf-rotate' });
    expect(context()).toMatchObject({ pages: [2, 3, 4], pagesText: '2-4' });
    expect(home.filter(({ tool }) => tool === 'pdf-rotate')).toEqual([]);
    expect(home).toContainEqual({ type: 'option.changed', tool: 'pdf-split', field: 'pageRanges', value: '2-4' });
  });

  test('are none once another file, or another version, is on screen, and the first page is at hand', async () => {
    const { bench, view, arrives, context } = givenView('lease.pdf', 'plan.pdf');
    const choosePages = () => {
      view.send({ type: 'pages.typed', text: '2' });
      view.send({ type: 'page.reached', page: 2 });
      expect(context()).toMatchObject({ pages: [2], current: 2 });
    };
    const seen: unknown[] = [];
    const look = () => seen.push([context().pages, context().pagesText, context().current]);
    choosePages();
    await arrives(made, 14);
    look();
    choosePages();
    bench.send({ type: 'version.undone' });
    look();
    choosePages();
    bench.send({ type: 'version.redone' });
    look();
    bench.send({ type: 'file.shown', id: 2 });
    look();
    expect(seen).toEqual(seen.map(() => [[], '', 1]));
    expect(bench.getSnapshot().context.shown).toBe(2);
  });

  test('stay while another file of the same list is opened, or fetched behind it', () => {
    const { bench, view, context } = givenView('lease.pdf', 'plan.pdf');
    view.send({ type: 'pages.typed', text: '2' });
    bench.send({ type: 'pdf.opened', id: 2, pdf: pdfWith(3) });
    bench.send({ type: 'pdf.locked', id: 2 });
    expect(context().pages).toEqual([2]);
  });
});

describe('a comparison', () => {
  test('is opened as soon as there are two files, and closed by what a tool has made', async () => {
    const { view, arrives } = givenView('lease.pdf');
    const isOpen = () => view.getSnapshot().matches({ comparing: 'open' });
    view.send({ type: 'compare.opened' });
    expect(isOpen()).toBe(false);
    await arrives(made, 14);
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
    const { bench, view } = givenView('lease.pdf', 'plan.pdf');
    view.send({ type: 'report.asked', kind: 'verify' });
    await waitFor(view, (state) => state.matches({ report: 'shown' }));
    view.send({ type: 'report.closed' });
    view.send({ type: 'reports.asked', kind: 'inspect' });
    expect(view.getSnapshot().matches({ report: 'many' })).toBe(true);
    expect(bench.getSnapshot().context.shown).not.toBe(MADE);
  });
});
