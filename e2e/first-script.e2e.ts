import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const built = join(import.meta.dirname, '../dist/ui');
const FIRST_SCRIPT_MAX_BYTES = 90_000;

test('the first script that a page waits for stays under 90 KB on the wire', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const first = /<script type="module"[^>]* src="\/(?<path>[^"]+)"/.exec(page)?.groups?.['path'];
  expect(first).toBeDefined();
  expect(brotliCompressSync(readFileSync(join(built, first ?? ''))).length).toBeLessThan(FIRST_SCRIPT_MAX_BYTES);
});
