import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORIGIN_PLACEHOLDER } from '../../contracts/routes.js';
import { filled } from './filled-pages.js';

describe('a page that names the address of the installation', () => {
  test('shows what a visitor sent as its host as text, never as part of the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'docket-filled-'));
    try {
      const file = join(folder, 'index.html');
      await writeFile(file, `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/">`);
      const page = await filled(file, `http://a"><script>$&</script>`);
      expect(page).not.toContain('<script');
      expect(page.match(/"/g)).toHaveLength(4);
      expect(page).toContain('$&amp;');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
