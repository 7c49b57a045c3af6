import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { isQuestion } from '../contracts/tools/question-option.js';
import type { StoredEvent } from '../services/platform/event-store/event-store.js';
import { holdUp, openBrowserHouse, picture } from './harness/browser.js';
import { ofType, readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { textIn } from './harness/seen-by-others.js';
import { testInBrowser } from './harness/test-with.js';
import { startTool } from './harness/tool-rows.js';
import { choose, chooseBy, downloadBy, draw, openInEditor, saveBy, suggestion } from './harness/visitor.js';
import { agreementPdf } from './samples/sample-files.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const SECRET = 'maria@example.org';

/** No other file has its bytes, so that the log says what became of them. */
const ownAgreement = async (): Promise<Upload> => {
  const { name, bytes } = await agreementPdf('agreement.pdf');
  return { name, bytes: Buffer.concat([bytes, Buffer.from(`\n% ${randomUUID()}\n`)]) };
};

const sha256Of = ({ bytes }: Upload): string => createHash('sha256').update(bytes).digest('hex');

/** Each conversion of a file and of what was made of it, in order, with the tool whose bytes it was given. */
const storyOf = (log: readonly StoredEvent[], file: Upload): readonly string[] => {
  const nameByHash = new Map([[sha256Of(file), 'chosen']]);
  const results = new Map(
    ofType(log, 'ConversionCompleted').map(({ data }) => [data.conversionId, data.result.sha256]),
  );
  const asked = ofType(log, 'ConversionRequested').filter(({ data }) => !isQuestion(data.options));
  return asked.flatMap(({ data: { conversionId, tool, files } }) => {
    const from = files.filter(({ name }) => name !== 'signature.png').map(({ sha256 }) => nameByHash.get(sha256));
    if (from.every((one) => one === undefined)) return [];
    const result = results.get(conversionId);
    if (result !== undefined) nameByHash.set(result, tool);
    return [`${from.map((one) => one ?? 'another').join(' and ')}: ${tool}`];
  });
};

const story = async (file: Upload): Promise<readonly string[]> => storyOf(await readLog(docket.dataDir), file);

const mark = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Redact' }).click();
  await page.getByLabel('Find a word on every page').fill(text);
  await page.keyboard.press('Enter');
  await page.getByText('Marked (1)').waitFor();
};

const redact = async (page: Page, text: string): Promise<string> => {
  await mark(page, text);
  const { path } = await saveBy(page, 'Redact & Save');
  await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
  await page.locator('main[data-state^="present.open resting"]').waitFor();
  return path;
};

const sign = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'E-Sign' }).click();
  await draw(page);
  const { path } = await saveBy(page, 'Sign PDF');
  await page.getByRole('heading', { name: 'Signed', exact: true }).waitFor();
  await page.locator('main[data-state^="present.open resting"]').waitFor();
  return path;
};

describe('what a tool in the editor has made, in chromium', () => {
  testInBrowser('is what the next one is given: a redacted file is signed, and redacted once more', async () => {
    const file = await ownAgreement();
    const page = await openInEditor(house, docket.address, file);
    await redact(page, SECRET);
    await picture(page, 'editor-redacted');
    expect((await textIn(await sign(page))) ?? '').not.toContain(SECRET);
    expect((await textIn(await redact(page, 'Maria Olsen'))) ?? '').not.toMatch(new RegExp(`${SECRET}|Maria Olsen`));
    expect(await story(file)).toEqual([
      'chosen: pdf-redact',
      'pdf-redact: pdf-place-signature',
      'pdf-place-signature: pdf-redact',
    ]);
  });

  testInBrowser('can be left for the file before it', async () => {
    const file = await ownAgreement();
    const page = await openInEditor(house, docket.address, file);
    await redact(page, 'telephone');
    await page.getByRole('button', { name: 'Go back to the file before it' }).click();
    await page.getByText('Marked (1)').waitFor();
    await page.locator('[data-known=true]').waitFor();
    await sign(page);
    expect(await story(file)).toEqual(['chosen: pdf-redact', 'chosen: pdf-place-signature']);
  });

  testInBrowser(
    'is on the workbench with the file that was chosen in the editor, which has it after a reload',
    async () => {
      const file = await ownAgreement();
      const page = await openInEditor(house, docket.address, file);
      await page.reload();
      await page.locator('[data-known=true]').waitFor();
      await redact(page, SECRET);
      await page.getByRole('banner').getByRole('link', { name: 'Back to your files' }).click();
      const result = page.getByRole('region', { name: 'Result' });
      await result.getByText('agreement_redacted.pdf').waitFor();
      await page.getByRole('button', { name: /^Compress this PDF(?!:)/ }).click();
      await result.getByText('agreement_redacted_compressed.pdf').waitFor({ timeout: 60_000 });
      expect(await story(file)).toEqual(['chosen: pdf-redact', 'pdf-redact: pdf-compress']);
    },
  );

  testInBrowser('leaves nothing on the workbench of a file that was only looked at', async () => {
    const page = await openInEditor(house, docket.address, await ownAgreement());
    await page.getByRole('button', { name: 'Change File' }).click();
    await page.goto(docket.address);
    await page.locator('main[data-state=empty]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('docket.workbench'))).toBeNull();
  });

  testInBrowser('goes back to the workbench with what it was made of, and on from there', async () => {
    const file = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await startTool(page, 'Redact');
    await page.locator('[data-known=true]').waitFor();
    await redact(page, SECRET);
    await sign(page);
    await page.getByRole('banner').getByRole('link', { name: 'Back to your files' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.locator('[data-breaking] summary').click(); // it would break the signature
    await page.getByRole('button', { name: /^Compress this PDF(?!:)/ }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('agreement_redacted_signed_compressed.pdf').waitFor({ timeout: 60_000 });
    await picture(page, 'versions-after-editor');
    const { path } = await downloadBy(page, () => result.getByRole('link', { name: 'Download' }).click());
    expect((await textIn(path)) ?? '').not.toContain(SECRET);
    expect(await story(file)).toEqual([
      'chosen: pdf-redact',
      'pdf-redact: pdf-place-signature',
      'pdf-place-signature: pdf-compress',
    ]);
  });
});

const compress = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^Compress this PDF(?!:)/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Result' }).getByText(name).waitFor({ timeout: 60_000 });
};

const handTo = async (page: Page, row: string): Promise<void> => {
  await startTool(page, row);
  await page.locator('[data-known=true]').waitFor();
};

describe('the version on screen, in chromium', () => {
  testInBrowser('is what the next tool is given after a reload, after Back, and in a copy of the tab', async () => {
    const file = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await handTo(page, 'Redact');
    await page.reload();
    await page.locator('[data-known=true]').waitFor();
    await redact(page, SECRET);
    await page.reload();
    await page.locator('[data-known=true]').waitFor();
    await page.getByText('agreement_redacted.pdf').first().waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Result' }).getByText('agreement_redacted.pdf').waitFor();
    await page.reload();
    await compress(page, 'agreement_redacted_compressed.pdf');

    const [copy] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
    await copy.getByRole('region', { name: 'Result' }).getByText('agreement_redacted_compressed.pdf').waitFor();
    await copy.getByRole('button', { name: 'Undo' }).click();
    await copy.getByRole('region', { name: 'Result' }).getByText('agreement_redacted.pdf').waitFor();
    await copy.getByRole('button', { name: 'Clear All' }).click();
    await copy.getByText('Choose File(s)', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Result' }).getByText('agreement_redacted_compressed.pdf').waitFor();
    await handTo(page, 'Sign this PDF');
    expect((await textIn(await sign(page))) ?? '').not.toContain(SECRET);
    expect(await story(file)).toEqual([
      'chosen: pdf-redact',
      'pdf-redact: pdf-compress',
      'pdf-compress: pdf-place-signature',
    ]);
  });

  testInBrowser('is what a file stands for among several: merging takes the redacted one', async () => {
    const file = await ownAgreement();
    const annex = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await handTo(page, 'Redact');
    await redact(page, SECRET);
    const release = await holdUp(page, ({ pathname }) => /^\/api\/conversions\/[^/]+\/file$/.test(pathname));
    await page.getByRole('banner').getByRole('link', { name: 'Back to your files' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    const added = [{ ...annex, name: 'annex.pdf' }];
    await chooseBy(page, () => page.getByText('Add more files', { exact: true }).click(), added);
    await page.getByRole('listitem').filter({ hasText: 'annex.pdf' }).getByRole('button').first().click();
    await page.getByText('Taken as: Redact').waitFor();
    await page.getByRole('status').getByRole('heading', { name: 'Redact' }).waitFor();
    await picture(page, 'stand-in-to-come');
    release();
    await page.getByRole('heading', { name: 'What shall we do with them?' }).waitFor();
    await picture(page, 'stand-in');
    await page
      .getByRole('button', { name: /^Merge/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 60_000 });
    expect(await story(file)).toEqual(['chosen: pdf-redact', 'pdf-redact and another: pdf-merge']);
  });

  testInBrowser('is waited for where it cannot be fetched: no tool takes the file before it', async () => {
    const file = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await page.route('**/api/conversions/*/file', (route) => route.abort());
    await (await suggestion(page, 'pdf-compress', 1)).click();
    await page.getByText('This version could not be fetched.').waitFor();
    await picture(page, 'version-missing');
    await page.unroute('**/api/conversions/*/file');
    await page.getByRole('button', { name: 'Try again' }).click();
    await handTo(page, 'Sign this PDF');
    await sign(page);
    expect(await story(file)).toEqual(['chosen: pdf-compress', 'pdf-compress: pdf-place-signature']);
  });
});

/** Lets a redaction begin, and waits until the server has taken it. */
const beginRedaction = async (page: Page): Promise<void> => {
  await mark(page, SECRET);
  const taken = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/convert');
  await page.getByRole('button', { name: 'Redact & Save' }).click();
  await taken;
};

/** Waits until the record of the tab says what runs, so that the page can be left. */
const recorded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (sessionStorage.getItem('docket.workbench') ?? '').includes('"running":"'));

describe('a redaction during which the editor is left, in chromium', () => {
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the link to the files': (page) =>
      page.getByRole('banner').getByRole('link', { name: 'Back to your files' }).click(),
    'Back of the browser': (page) => page.goBack(),
    'the address of the home page': (page) => page.goto(docket.address),
  };
  testInBrowser.each(Object.keys(ways))('comes to the workbench, and is what is signed: by %s', async (way) => {
    const file = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await handTo(page, 'Redact');
    await beginRedaction(page);
    await recorded(page);
    await ways[way]?.(page);
    await page.getByRole('region', { name: 'Result' }).getByText('agreement_redacted.pdf').waitFor({ timeout: 60_000 });
    await handTo(page, 'Sign this PDF');
    expect((await textIn(await sign(page))) ?? '').not.toContain(SECRET);
    expect(await story(file)).toEqual(['chosen: pdf-redact', 'pdf-redact: pdf-place-signature']);
  });

  testInBrowser('is what the E-Sign tab signs, also where that is opened before it is done', async () => {
    const file = await ownAgreement();
    const page = await openInEditor(house, docket.address, file);
    await beginRedaction(page);
    await page.getByRole('tab', { name: 'E-Sign' }).click();
    await draw(page);
    await page.getByRole('button', { name: 'Sign PDF' }).click();
    await page.getByRole('heading', { name: 'Signed', exact: true }).waitFor({ timeout: 60_000 });
    expect(await story(file)).toEqual(['chosen: pdf-redact', 'pdf-redact: pdf-place-signature']);
  });

  testInBrowser('is not left by Back without a question while its file is being sent', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await ownAgreement()]);
    await handTo(page, 'Redact');
    await mark(page, SECRET);
    await page.route('**/api/convert', () => undefined);
    await page.getByRole('button', { name: 'Redact & Save' }).click();
    await page.locator('main[data-state*="redacting"]').waitFor();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.goBack();
    await page.waitForURL('**/pdf-editor');
    await page.locator('main[data-state*="redacting"]').waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Selection' }).waitFor();
    expect(asked.map((question) => question.includes('still being processed'))).toEqual([true, true]);
  });
});

describe('asking for signatures, in chromium', () => {
  const asked = async (page: Page): Promise<string> => {
    await startTool(page, 'Ask for signatures');
    await page.locator('#person-1-name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Signature', exact: true }).click();
    await page.getByRole('button', { name: 'Make links' }).click();
    return (await page.locator('[data-link]').getAttribute('data-link')) ?? '';
  };

  testInBrowser('is about the version in view, and knows what made it', async () => {
    const file = await ownAgreement();
    const page = await house.visit(docket.address);
    await choose(page, [file]);
    await startTool(page, 'Redact');
    await page.locator('[data-known=true]').waitFor();
    await redact(page, SECRET);
    await page.getByRole('banner').getByRole('link', { name: 'Back to your files' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    const link = await asked(page);
    const log = await readLog(docket.dataDir);
    const request = ofType(log, 'SignatureRequested').find(({ data }) => link.includes(data.requestId));
    const redactions = ofType(log, 'ConversionRequested').filter(
      ({ data }) => data.owner === request?.data.owner && data.tool === 'pdf-redact' && !isQuestion(data.options),
    );
    const madeBy = redactions.at(-1)?.data.conversionId;
    const result = ofType(log, 'ConversionCompleted').find(({ data }) => data.conversionId === madeBy)?.data.result;
    expect(redactions).toHaveLength(1);
    expect(request?.data).toMatchObject({ madeBy, original: result?.sha256 });
    expect(Buffer.from(await (await fetchAlone(`${link}/file`)).arrayBuffer()).includes(SECRET)).toBe(false);
  });
});
