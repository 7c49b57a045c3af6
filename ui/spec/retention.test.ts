import { historyPages } from './fixtures/history-pages.js';
import { pages } from './fixtures/pages.js';

/** Pages that show a file which is on the server. */
const shown = [
  'home, with a running conversion listed',
  'share link, completed',
  'share link, processing',
  'history, a row of each kind',
  'share preview, completed',
  'continue processing',
] as const;

const whenDeleted = /Deleted on ?\w{3} \d|the file will then be deleted|The file is deleted from this server after/g;

test.each(shown)('%s says when the file is deleted', async (name) => {
  const look = { ...pages, ...historyPages }[name];
  expect((await look?.())?.match(whenDeleted)?.length).toBeGreaterThan(0);
});

test('every row of the history says it', async () => {
  const text = await historyPages['history, a row of each kind']?.();
  expect(text?.match(whenDeleted)).toHaveLength(4);
});
