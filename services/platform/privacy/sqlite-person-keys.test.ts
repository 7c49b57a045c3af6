import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPersonKeys } from './person-keys.suite.js';
import { openSqlitePersonKeys } from './sqlite-person-keys.js';

const directory = mkdtempSync(join(tmpdir(), 'docket-keys-'));
afterAll(() => rmSync(directory, { recursive: true }));
const installation = Buffer.alloc(32, 9);
const open = (name: string, key = installation) => openSqlitePersonKeys({ path: join(directory, `${name}.db`), key });

testPersonKeys('sqlite', async () => open('suite'));

describe('the file of keys', () => {
  test('is worth nothing without the key of the installation', async () => {
    const keys = open('stolen');
    const { id, key } = await keys.current('guest-1');
    await keys.close();
    expect(readFileSync(join(directory, 'stolen.db')).includes(key)).toBe(false);
    const thief = open('stolen', Buffer.alloc(32, 8));
    await expect(thief.find(id)).rejects.toThrow();
    await thief.close();
  });

  test('holds no trace of a key that was destroyed', async () => {
    const keys = open('traces');
    const { id } = await keys.current('guest-1');
    const traces = () =>
      readdirSync(directory)
        .filter((name) => name.startsWith('traces'))
        .filter((name) => readFileSync(join(directory, name)).includes(id));
    expect(traces()).not.toEqual([]);
    await keys.destroy('guest-1');
    expect(traces()).toEqual([]);
    await keys.close();
  });
});
