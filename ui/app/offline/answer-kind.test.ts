import { translatedHomes } from '../../../contracts/page-languages.js';
import { answerKind, isHome } from './answer-kind.js';

const origin = 'https://docket.test';
const asked = (path: string, how: { readonly method?: string; readonly mode?: string } = {}) =>
  answerKind({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...how }, origin);

describe('the service worker', () => {
  test('knows home in every language, and no other page for it', () => {
    expect(['/', ...translatedHomes].filter((path) => !isHome(path))).toEqual([]);
    expect(['/xx', '/en', '/de/', '/de/tools', '/d'].filter(isHome)).toEqual([]);
  });

  test('never answers a call, a socket or another site', () => {
    const left = [
      asked('/api/health'),
      asked('/api/share/h1', { mode: 'navigate' }),
      asked('/api/convert', { method: 'POST' }),
      asked('/ws'),
      asked('https://elsewhere.test/assets/a.js'),
    ];
    expect(new Set(left)).toEqual(new Set(['server']));
  });

  test('asks the server first for files without a hash in their name, so that an update is seen', () => {
    expect([asked('/theme.js'), asked('/manifest.webmanifest')]).toEqual(['file', 'file']);
  });

  test('has a page to fall back on, keeps what names its contents, and takes what is shared', () => {
    expect(asked('/pdf-editor', { mode: 'navigate' })).toBe('page');
    expect(asked('/assets/index-1a2b.js')).toBe('kept');
    expect(asked('/share-target', { method: 'POST', mode: 'navigate' })).toBe('shared');
    expect(asked('/share-target?1', { mode: 'navigate' })).toBe('sender');
    expect(asked('/elsewhere', { method: 'POST', mode: 'navigate' })).toBe('server');
  });
});
