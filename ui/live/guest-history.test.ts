import { rememberConversion, saveRecent, type RecentConversion } from './guest-history.js';
import { keepHere, leaveToAccount, LIST_KEY } from '../browser/guest-or-member.js';

const memory = new Map<string, string>();
const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
beforeAll(() => {
  const sessionStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
});
afterAll(() => {
  if (real) Object.defineProperty(globalThis, 'sessionStorage', real);
  else delete (globalThis as { sessionStorage?: unknown }).sessionStorage;
});
beforeEach(() => memory.clear());

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
const listed = () => (JSON.parse(memory.get(LIST_KEY) ?? '[]') as RecentConversion[]).map(({ id }) => id);

describe('the list of this browser', () => {
  test('has what a guest makes, whatever page that is made on', () => {
    keepHere();
    rememberConversion(row('a'));
    rememberConversion(row('b'));
    keepHere();
    expect(listed()).toEqual(['b', 'a']);
  });

  test('is empty once a member has come, and has nothing of what they make', () => {
    rememberConversion(row('a'));
    leaveToAccount();
    rememberConversion(row('b'));
    expect(listed()).toEqual([]);
  });

  test('begins anew for the guest who comes after a member', () => {
    leaveToAccount();
    saveRecent([row('a')]); // by a page that was not up to date
    keepHere();
    expect(listed()).toEqual([]);
    rememberConversion(row('b'));
    expect(listed()).toEqual(['b']);
  });
});
