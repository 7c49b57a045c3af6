import { isFromWorkbench, lend, placesOf } from '../browser/handed-files.js';
import { changeRecord, forgetRecord, tabRecord } from '../browser/persisted-tab.js';
import { announce, giveBack } from './returned-results.js';
import { joinWork, leaveWork } from './joined-files.js';

const session = new Map<string, string>();
const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
beforeAll(() => {
  const value = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
    removeItem: (key: string) => session.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true });
});
afterAll(() => {
  if (real) Object.defineProperty(globalThis, 'sessionStorage', real);
  else Reflect.deleteProperty(globalThis, 'sessionStorage');
});
beforeEach(() => forgetRecord());

const EDITOR = '/pdf-editor';
const fileOf = (name: string): File => new File(['%PDF-'], name);
const joined = (name: string): File => {
  const file = fileOf(name);
  joinWork(EDITOR, file);
  return file;
};
const sign = (source: File): Promise<string | null> =>
  giveBack({
    source,
    tool: 'pdf-place-signature',
    name: 'lease_signed.pdf',
    size: 5,
    kept: { id: 'c1', shareHash: 'h1', shareLink: '' },
  });

describe('a file that is chosen on another screen', () => {
  test('is the first file of a tab that has none, and is on that screen again after a reload', async () => {
    const lease = joined('lease.pdf');
    expect([isFromWorkbench(lease), placesOf(lease)]).toEqual([true, [0]]);
    expect(tabRecord()).toMatchObject({ count: 1, lent: { path: EDITOR, from: null, of: [0] } });
    expect(await sign(lease)).toBe('c1');
    expect(tabRecord()?.results).toMatchObject({ versions: [{ id: 'c1', from: null, of: [0] }] });
  });

  test('stands behind the files that are there, whose results stay', () => {
    const version = { id: 'c0', tool: 'pdf-compress' };
    changeRecord({ count: 2, results: { versions: [version] } });
    expect(placesOf(joined('lease.pdf'))).toEqual([2]);
    expect(tabRecord()).toMatchObject({ count: 3, results: { versions: [version] } });
  });

  test('that the workbench has lent joins nothing', () => {
    changeRecord({ count: 1 });
    const lease = fileOf('lease.pdf');
    lend({ path: EDITOR, files: [lease] }, { from: null, of: [0] });
    joinWork(EDITOR, lease);
    leaveWork(lease);
    expect([isFromWorkbench(lease), tabRecord()?.count]).toEqual([true, 1]);
  });

  test('joins nothing where nobody knows how many files there are: the record is older', () => {
    changeRecord({ batch: null });
    const lease = joined('lease.pdf');
    expect([isFromWorkbench(lease), tabRecord()?.count]).toEqual([false, undefined]);
  });

  test('is gone again when it was only looked at', () => {
    leaveWork(joined('lease.pdf'));
    expect(tabRecord()).toBeNull();
    changeRecord({ count: 1 });
    const second = joined('annex.pdf');
    leaveWork(second);
    expect(tabRecord()).toMatchObject({ count: 1, lent: null });
    expect(isFromWorkbench(second)).toBe(false);
  });

  test('stays when something was made of it, or is being made', async () => {
    const lease = joined('lease.pdf');
    await sign(lease);
    leaveWork(lease);
    expect(tabRecord()).toMatchObject({ count: 1 });
    const annex = joined('annex.pdf');
    announce(annex, 'c2');
    leaveWork(annex);
    expect(tabRecord()).toMatchObject({ count: 2, results: { running: 'c2', runningOf: [1] } });
  });
});
