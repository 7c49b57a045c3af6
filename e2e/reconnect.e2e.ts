import { openBrowserHouse } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { photoPdf } from './samples/sample-files.js';
import { choose, successBox, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: Docket;
beforeAll(async () => {
  docket = await startDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

describe('the live connection of a page, in chromium', () => {
  testInBrowser('is lost with the server and found again, and tells the end of what was under way', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await photoPdf('slow.pdf', 30)]);
    await (await suggestion(page, 'pdf-compress', 1)).click();
    await page.locator('main[data-state="converting.running"]').waitFor();
    await docket.kill();
    await page.getByText('The connection is down; it is being restored.').waitFor();
    await docket.start();
    expect(await successBox(page).address()).toContain('/s/');
  });
});
