import { openBrowserHouse, picture } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { startOver } from './harness/members.js';
import { choose, suggestion, successBox } from './harness/visitor.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';

let docket: Docket;
const house = openBrowserHouse();
beforeAll(async () => {
  docket = await startDocket({ settings: { VISITOR_DISK_MB: '1' } });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

testInBrowser('a page says that there is no room, and what to do; a smaller file is taken (chromium)', async () => {
  const page = await house.visit(docket.address);
  const large = await photoPdf('photos.pdf', 12);
  expect(large.bytes.length).toBeGreaterThan(1024 * 1024);
  await choose(page, [large]);
  await (await suggestion(page, 'pdf-compress', 1)).click();
  await page
    .getByText(/There is no room for these files: you are using 0 of 1 MB\. Please delete documents/)
    .first()
    .waitFor();
  await picture(page, 'no-room');
  await startOver(page);
  await choose(page, [await textPdf('small.pdf', 'small')]);
  await (await suggestion(page, 'pdf-compress', 1)).click();
  expect(await successBox(page).address()).toContain(docket.address);
});
