import { jest } from '@jest/globals';
import { createActor } from 'xstate';
import { LIST_KEY, watchGuestList } from '../browser/guest-list.js';
import { keepHere, leaveToAccount } from '../browser/guest-or-member.js';
import { changeRecord, hasPersistedTab, isToBeEmptied } from '../browser/persisted-tab.js';
import { loadRecent, rememberConversion, saveRecent, type RecentConversion } from './guest-history.js';

/** A browser: what its tabs share, and what one tab has alone. */
const browser = {
  local: new Map<string, string>(),
  tab: new Map<string, string>(),
  cookies: new Map<string, string>(),
};
const storage = (memory: () => Map<string, string>) => ({
  getItem: (key: string) => memory().get(key) ?? null,
  setItem: (key: string, text: string) => memory().set(key, text),
  removeItem: (key: string) => memory().delete(key),
});
const jar = {
  get cookie() {
    return [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  },
  set cookie(header: string) {
    const [pair = '', ...rest] = header.split('; ');
    const [name = '', value = ''] = pair.split('=');
    expect(rest.filter((attribute) => /^(max-age|expires)/i.test(attribute))).toEqual([]);
    browser.cookies.set(name, value);
  },
};
const events = new EventTarget();
const replaced = {
  sessionStorage: storage(() => browser.tab),
  localStorage: storage(() => browser.local),
  document: jar,
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
};
const real = Object.keys(replaced).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
beforeAll(() => {
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});
afterAll(() => {
  for (const [name, was] of real) {
    if (was) Object.defineProperty(globalThis, name, was);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const openTab = () => (browser.tab = new Map());
const reopenBrowser = () => {
  openTab();
  browser.cookies.clear();
};
beforeEach(() => {
  reopenBrowser();
  browser.local.clear();
});

const row = (id: string): RecentConversion => ({
  id,
  shareHash: `hash-${id}`,
  shareLink: '',
  operation: 'pdf-redact',
  originalFileName: 'a.pdf',
  downloadName: '',
  status: 'processing',
  createdAt: '',
  error: '',
  size: null,
  notes: [],
});
const listed = async () => {
  const loading = createActor(loadRecent).start();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return loading.getSnapshot().output?.map(({ id }) => id);
};

describe('the list of this browser', () => {
  test('has what a guest makes, whatever page that is made on', async () => {
    keepHere();
    rememberConversion(row('a'));
    rememberConversion(row('b'));
    keepHere();
    expect(await listed()).toEqual(['b', 'a']);
  });

  test('is empty once a member has come, and has nothing of what they make', async () => {
    rememberConversion(row('a'));
    leaveToAccount();
    rememberConversion(row('b'));
    expect(await listed()).toEqual([]);
  });

  test('begins anew for the guest who comes after a member', async () => {
    leaveToAccount();
    saveRecent([row('a')]); // by a page that was not up to date
    keepHere();
    expect(await listed()).toEqual([]);
    rememberConversion(row('b'));
    expect(await listed()).toEqual(['b']);
  });

  test('goes, and with it what the workbench has kept, when a member leaves', () => {
    changeRecord({});
    keepHere();
    expect([hasPersistedTab(), isToBeEmptied()]).toEqual([true, false]);
    leaveToAccount();
    keepHere();
    expect([hasPersistedTab(), isToBeEmptied()]).toEqual([false, true]);
  });

  test('is there in another tab, and when its tab was closed', async () => {
    rememberConversion(row('a'));
    openTab();
    keepHere();
    expect(await listed()).toEqual(['a']);
    rememberConversion(row('b'));
    expect(await listed()).toEqual(['b', 'a']);
  });

  test('ends with the browser, and leaves nothing behind for the next', async () => {
    rememberConversion(row('a'));
    reopenBrowser();
    expect(await listed()).toEqual([]);
    expect(browser.local.size).toBe(0);
  });

  test('is looked at again when another tab has changed it, and for nothing else', () => {
    const tell = jest.fn();
    const stop = watchGuestList(tell);
    const changed = (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    changed('docket.theme');
    expect(tell).not.toHaveBeenCalled();
    changed(LIST_KEY);
    expect(tell).toHaveBeenCalledTimes(1);
    stop();
    changed(LIST_KEY);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
