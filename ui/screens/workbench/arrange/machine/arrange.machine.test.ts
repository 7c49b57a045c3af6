import { writePagePlan } from '../../../../../contracts/tools/page-plan.js';
import { arrangementOf } from './arrange-context.js';
import { givenPages, opened } from './arrange-fixture.js';
import { planned } from '../../../../work/files/placed-page.js';

const laidOut = () => {
  const fixture = givenPages();
  fixture.openBoth();
  return fixture;
};

describe('the pages of the selected files', () => {
  test('are laid out in the order of the files, whichever opens first', () => {
    const { actor, order } = givenPages();
    actor.send(opened(2, 2));
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send(opened(1, 3));
    expect(order()).toBe('1:1 1:2 1:3 2:1 2:2');
  });

  test('are as they were left when they are opened again', () => {
    const first = laidOut();
    first.actor.send({ type: 'pages.deleted', key: 1 });
    const again = givenPages({ arrangement: arrangementOf(first.context()) });
    again.openBoth();
    expect(again.order()).toBe('1:1 1:3 2:1 2:2');
  });

  test('begin anew when the files have other pages than before', () => {
    const { actor, order } = givenPages({ arrangement: { pages: [{ key: 0, file: 1, page: 1, turn: 0 }], total: 9 } });
    actor.send(opened(1, 1));
    actor.send(opened(2, 1));
    expect(order()).toBe('1:1 2:1');
  });

  test('are dragged before another, across files', () => {
    const { actor, order } = laidOut();
    actor.send({ type: 'pages.moved', key: 4, place: 1 });
    expect(order()).toBe('1:1 2:2 1:2 1:3 2:1');
  });

  test('go together when one of several that are selected is dragged', () => {
    const { actor, order } = laidOut();
    actor.send({ type: 'page.toggled', key: 0, upTo: false });
    actor.send({ type: 'page.toggled', key: 3, upTo: false });
    actor.send({ type: 'pages.moved', key: 3, place: 5 });
    expect(order()).toBe('1:2 1:3 2:2 1:1 2:1');
  });

  test('move by buttons, and stay where they are at the ends', () => {
    const { actor, order, context } = laidOut();
    actor.send({ type: 'page.toggled', key: 1, upTo: false });
    actor.send({ type: 'pages.shifted', key: null, by: -1 });
    expect(order()).toBe('1:2 1:1 1:3 2:1 2:2');
    expect(context().announcement).toBe('1 page moved, now number 1 of 5');
    expect(actor.getSnapshot().can({ type: 'pages.shifted', key: null, by: -1 })).toBe(false);
    actor.send({ type: 'pages.shifted', key: null, by: 5 });
    expect(order()).toBe('1:1 1:3 2:1 2:2 1:2');
  });

  test('turn by quarters, on and back', () => {
    const { actor, order } = laidOut();
    actor.send({ type: 'pages.turned', key: 2, by: -90 });
    expect(order()).toBe('1:1 1:2 1:3@270 2:1 2:2');
    actor.send({ type: 'pages.turned', key: 2, by: 90 });
    expect(order()).toBe('1:1 1:2 1:3 2:1 2:2');
  });

  test('are duplicated, and followed by empty ones of their size', () => {
    const { actor, order, context } = laidOut();
    actor.send({ type: 'page.toggled', key: 1, upTo: false });
    actor.send({ type: 'pages.copied', key: null });
    expect(order()).toBe('1:1 1:2 1:2 1:3 2:1 2:2');
    expect(context().announcement).toBe('1 page duplicated, now number 2 of 6');
    actor.send({ type: 'pages.blanked', key: null });
    expect(writePagePlan(planned(context().pages, [1, 2]))).toBe('1-2,blank2,2-3,2:1-2');
    actor.send({ type: 'undo.pressed' });
    actor.send({ type: 'undo.pressed' });
    expect(order()).toBe('1:1 1:2 1:3 2:1 2:2');
  });

  test('are not left as empty pages alone', () => {
    const { actor } = laidOut();
    actor.send({ type: 'pages.blanked', key: 0 });
    const last = actor.getSnapshot().context.pages.find(({ isBlank }) => isBlank)!;
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'page.toggled', key: last.key, upTo: false });
    expect(actor.getSnapshot().can({ type: 'pages.deleted', key: null })).toBe(false);
  });

  test('are deleted, but never all of them', () => {
    const { actor, order, context } = laidOut();
    actor.send({ type: 'page.focused', key: 4 });
    actor.send({ type: 'pages.deleted', key: 4 });
    expect(order()).toBe('1:1 1:2 1:3 2:1');
    expect(context()).toMatchObject({ focus: 3, announcement: '1 page deleted, 4 pages left' });
    actor.send({ type: 'all.toggled' });
    expect(actor.getSnapshot().can({ type: 'pages.deleted', key: null })).toBe(false);
  });

  test('are selected one by one, up to one, or all', () => {
    const { actor, context } = laidOut();
    actor.send({ type: 'page.toggled', key: 1, upTo: false });
    actor.send({ type: 'page.toggled', key: 3, upTo: true });
    expect(context().selected).toEqual([1, 2, 3]);
    actor.send({ type: 'page.toggled', key: 2, upTo: false });
    expect(context().selected).toEqual([1, 3]);
    actor.send({ type: 'all.toggled' });
    expect(context().selected).toHaveLength(5);
  });

  test('go back step by step, and on again, until something new is done', () => {
    const { actor, order } = laidOut();
    actor.send({ type: 'pages.moved', key: 4, place: 0 });
    actor.send({ type: 'pages.deleted', key: 0 });
    actor.send({ type: 'undo.pressed' });
    actor.send({ type: 'undo.pressed' });
    expect(order()).toBe('1:1 1:2 1:3 2:1 2:2');
    actor.send({ type: 'redo.pressed' });
    expect(order()).toBe('2:2 1:1 1:2 1:3 2:1');
    actor.send({ type: 'pages.turned', key: 4, by: 90 });
    expect(actor.getSnapshot().can({ type: 'redo.pressed' })).toBe(false);
  });

  test('are all back after a reset, which can be undone', () => {
    const { actor, order } = laidOut();
    actor.send({ type: 'pages.deleted', key: 0 });
    actor.send({ type: 'reset.pressed' });
    expect(order()).toBe('1:1 1:2 1:3 2:1 2:2');
    actor.send({ type: 'undo.pressed' });
    expect(order()).toBe('1:2 1:3 2:1 2:2');
  });

  test('go over the wire as a plan, and not at all when nothing was changed', () => {
    const { actor, context } = laidOut();
    expect(arrangementOf(context())).toBeNull();
    actor.send({ type: 'pages.moved', key: 3, place: 0 });
    actor.send({ type: 'pages.turned', key: 1, by: 90 });
    expect(writePagePlan(planned(context().pages, [1, 2]))).toBe('2:1,1,2@90,3,2:2');
  });
});

describe('a locked file among them', () => {
  test('is asked for and tried again', () => {
    const { actor, told, context } = givenPages();
    actor.send(opened(1, 1));
    actor.send({ type: 'pdf.locked', id: 2, wrong: false });
    expect(context().locked).toEqual({ id: 2, wrong: false });
    actor.send({ type: 'password.given' });
    expect(told).toEqual([{ type: 'password.given' }]);
    actor.send({ type: 'pdf.locked', id: 2, wrong: true });
    expect(context().locked).toEqual({ id: 2, wrong: true });
  });

  test('that can not be shown ends it, and says why', () => {
    const { actor, context } = givenPages();
    actor.send({ type: 'pdf.refused', id: 2, message: 'It is damaged.' });
    expect(actor.getSnapshot().matches('refused')).toBe(true);
    expect(context().refused).toEqual({ id: 2, message: 'It is damaged.' });
  });
});
