import { findChromium } from '../services/pdf/engines/chromium/chromium-program.js';
import { openClient } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testWith } from './harness/test-with.js';

let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(() => docket.dispose());

const PAGE = `<!doctype html><title>Menu</title><style>h1 { color: red } .both { display: flex }</style>
<h1>Menu</h1><div class="both"><p>Tea</p><p>مرحبا</p></div><script>document.write('a script ran')</script>`;

describe('an HTML file that becomes a page (chromium)', () => {
  testWith(findChromium())('is printed by the browser, in the sandbox of its job, with its own styles', async () => {
    const client = openClient(docket.address);
    const form = new FormData();
    form.append('files', new Blob([PAGE], { type: 'text/html' }), 'menu.html');
    form.append('operation', 'to-pdf');
    form.append('htmlAs', 'page');
    const reply = await client.call('/api/convert?wait=120', { method: 'POST', body: form });
    expect([reply.status, reply.headers.get('docket-notes')]).toEqual([200, null]);
    const pdf = Buffer.from(await reply.arrayBuffer()).toString('latin1');
    expect(pdf).toContain('/Creator (Chromium)');
  });
});
