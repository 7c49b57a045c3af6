import { handOver } from './handed-files.js';
import { changeRecord, forgetRecord, hasPersistedTab, TAB, tabRecord } from './persisted-tab.js';

const BATCH = 'docket.batch';
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
beforeEach(() => session.clear());

const batch = { tool: 'pdf-compress', rows: [] };

describe('the record of a tab', () => {
  test('begins with the first change, under a name that stays, and is there at once', () => {
    expect([hasPersistedTab(), tabRecord()]).toEqual([false, null]);
    const { name } = changeRecord({ batch });
    changeRecord({ results: { versions: [] } });
    expect(tabRecord()).toEqual({ version: 2, name, isCopy: false, results: { versions: [] }, batch });
    expect([...session.keys()]).toEqual([TAB]);
  });

  test('is a name and a batch apart in version 1, whose results are in the database; a change makes one of both', () => {
    session.set(TAB, 'tab-1764374400000-k3x9');
    session.set(BATCH, JSON.stringify(batch));
    const upcast = { version: 2, name: 'tab-1764374400000-k3x9', isCopy: false, batch };
    expect(tabRecord()).toEqual(upcast);
    expect([...session.keys()]).toEqual([TAB, BATCH]);
    changeRecord({ results: null });
    expect(tabRecord()).toEqual({ ...upcast, results: null });
    expect([...session.keys()]).toEqual([TAB]);
  });

  test('has no batch where version 1 had none, or one that is no text of a batch', () => {
    session.set(TAB, 'tab-1764374400000-k3x9');
    expect(tabRecord()).toMatchObject({ batch: null });
    session.set(BATCH, '{"tool":');
    expect(tabRecord()).toMatchObject({ batch: null });
  });

  test.each([
    ['a newer program', JSON.stringify({ version: 3, name: 'tab-1', parts: [] })],
    ['nobody: it is cut off', '{"version":2,"name":"tab-'],
    ['nobody: it has no name', '{"version":2}'],
    ['nobody: it is a number', '2'],
    ['nobody: it is empty', ''],
  ])('of %s is dropped, and the tab starts empty', (_, text) => {
    session.set(TAB, text);
    session.set(BATCH, JSON.stringify(batch));
    expect(hasPersistedTab()).toBe(false);
    expect(session.size).toBe(0);
    expect(changeRecord({})).toMatchObject({ version: 2, batch: null });
  });

  test('knows which of the files another screen has, from the moment they are handed over', () => {
    const file = new File([], 'lease.pdf');
    const handed = { path: '/pdf-editor', files: [file], part: '' };
    handOver(handed, { from: null, of: [1] });
    expect(hasPersistedTab()).toBe(false); // without the workbench there is nothing to borrow again
    changeRecord({ batch });
    handOver(handed, { from: null, of: [1] });
    expect(tabRecord()).toMatchObject({ batch, lent: { path: '/pdf-editor', from: null, of: [1] } });
    handOver(handed);
    expect(tabRecord()).toMatchObject({ lent: { path: '/pdf-editor' } });
  });

  test('is forgotten whole', () => {
    session.set(BATCH, JSON.stringify(batch));
    changeRecord({ batch });
    forgetRecord();
    expect([hasPersistedTab(), session.size]).toEqual([false, 0]);
  });
});
