import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { verifyReply } from '../contracts/api/signatures.js';
import { openBrowserHouse } from './harness/browser.js';
import { openClient, type Upload } from './harness/http-client.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { textIn } from './harness/seen-by-others.js';
import { testInBrowser } from './harness/test-with.js';
import { draw, openInEditor, saveBy } from './harness/visitor.js';
import { agreementPdf, textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let docket: SharedDocket;
let agreement: Upload;
beforeAll(async () => {
  docket = await useSharedDocket();
  agreement = await agreementPdf('agreement.pdf');
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const openEditor = (file = agreement): Promise<Page> => openInEditor(house, docket.address, file);

/** Asks `POST /api/pdf/verify` about a file. */
const verified = async (path: string) => {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(readFileSync(path))]), 'a.pdf');
  const answer = await openClient(docket.address).call('/api/pdf/verify', { method: 'POST', body });
  return verifyReply.parse(await answer.json()).signatures;
};

/** Asks pdfsig about a file; undefined where there is no pdfsig. */
const pdfsigOf = async (path: string): Promise<string | undefined> => {
  const program = findProgram('pdfsig');
  return program === undefined ? undefined : (await runProgram(program, ['-nocert', path])).output;
};

const pdftoppm = findProgram('pdftoppm');
const testOnPages = pdftoppm === undefined ? test.skip : testInBrowser;

/** Each page as a picture. */
const drawnPages = async (path: string): Promise<readonly Buffer[]> => {
  await runProgram(pdftoppm!, ['-r', '30', '-png', path, path]);
  const pictures = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}-`));
  return pictures.toSorted().map((name) => readFileSync(join(dirname(path), name)));
};

const writtenTo = async (path: string, { bytes }: Upload): Promise<string> => {
  await writeFile(path, bytes);
  return path;
};

/** A text as a PDF may have it. */
const inHex = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

describe('a signature made in the PDF editor, in chromium', () => {
  testInBrowser('says why, where and by whom it was made, and certifies the document', async () => {
    const page = await openEditor();
    await draw(page);
    await page.getByText('More about the signature').click();
    await page.getByLabel('Reason (optional)').fill('I have read it');
    await page.getByLabel('Location (optional)').fill('Bergen');
    await page.getByLabel('Contact (optional)').fill('maria@example.org');
    await page.getByLabel('Certify, and allow afterwards').selectOption('Form filling');
    const { path } = await saveBy(page, 'Sign PDF');
    const said = { reason: 'I have read it', location: 'Bergen', certification: 'form-filling', intact: true };
    expect(await verified(path)).toMatchObject([said]);
    expect(readFileSync(path).includes(`/ContactInfo${inHex('maria@example.org')}`)).toBe(true);
    expect((await pdfsigOf(path)) ?? 'Signature is Valid').toContain('Signature is Valid');
  });

  testOnPages('stands on every page that is named, in the same place, as one signature (pdftoppm)', async () => {
    const file = await textPdf('report.pdf', 'Report', 4);
    const page = await openEditor(file);
    await draw(page);
    const also = page.getByLabel('Also on pages');
    await also.fill('3-9');
    await page.getByText('This document has 4 pages; page 9 does not exist').waitFor();
    await also.fill('3-4');
    await page.getByRole('button', { name: 'Page 4', exact: true }).click();
    await page.getByRole('img', { name: 'The signature is on this page, too.' }).waitFor();
    const { path } = await saveBy(page, 'Sign PDF');
    const before = await drawnPages(await writtenTo(`${path}.before.pdf`, file));
    const after = await drawnPages(path);
    expect(after.map((drawn, at) => drawn.equals(before[at]!))).toEqual([false, true, false, false]);
    expect(await verified(path)).toMatchObject([{ intact: true, coversWholeDocument: true }]);
  });
});

describe('a pattern in the PDF editor, in chromium', () => {
  testInBrowser('redacts what a pattern matches, and says beside the field when one is not valid', async () => {
    const page = await openEditor();
    await page.getByRole('tab', { name: 'Redact' }).click();
    const pattern = page.getByLabel('Find by pattern');
    const mark = async (text: string) => {
      await pattern.fill(text);
      await page.keyboard.press('Enter');
    };
    await mark('[a-z');
    await page.getByText('This is not a valid pattern: a closing ] is missing.').waitFor();
    expect(await pattern.getAttribute('aria-invalid')).toBe('true');
    await mark(String.raw`(?s).+`);
    await page.getByText(/^This removes \d+% of all letters/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await mark(String.raw`\bolsen|\b\d{4}\b`);
    await page.getByText('1 place on 1 page').waitFor(); // case sensitive
    await page.getByLabel('Ignore case in patterns').check();
    await page.getByText('2 places on 1 page').waitFor();
    const { path } = await saveBy(page, 'Redact & Save');
    await page.getByText(/It is nowhere in the data of the file/).waitFor();
    const text = await textIn(path);
    if (text === undefined) return;
    expect(text).toContain('Between Harbour & Pine Ltd and Maria');
    expect(text).toContain('maria@example.org, telephone');
    expect(text).not.toMatch(/olsen|0147/i);
  });
});

test('the editor raised no error and kept to its content policy', () => {
  expect(house.complaints()).toEqual([]);
});
