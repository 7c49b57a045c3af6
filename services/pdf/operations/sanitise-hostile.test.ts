import { jest } from '@jest/globals';
import { PDFName } from 'pdf-lib';
import { pdfSanitise } from '../../../contracts/tools/pdf-sanitise.js';
import { activePdf, annotate, PLANTED } from '../fixtures/active-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, documentWith, save } from '../fixtures/pdfs.js';
import { said } from '../fixtures/raw-pdf.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { foundIn } from '../fixtures/searched.js';
import { sanitise } from './sanitise.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const resultOf = (bytes: Uint8Array) => sanitise([fileOf('a.pdf', bytes)], pdfSanitise.options.parse({}), work);

describe('a file made to keep a sanitiser busy', () => {
  const MANY = 5000;
  const PAGES = 5000;

  test('with a long chain of scripts that ends where it began', async () => {
    const bytes = await activePdf((raw) => {
      const refs = Array.from({ length: MANY }, () => raw.context.nextRef());
      for (const [index, ref] of refs.entries()) {
        const next = refs[(index + 1) % MANY];
        raw.context.assign(ref, raw.context.obj({ S: 'JavaScript', JS: said('x'), Next: [next, next] } as never));
      }
      annotate(raw, ...refs.slice(0, 100).map((ref) => ({ Subtype: 'Link', A: ref })));
    });
    expect((await resultOf(bytes)).notes.map(({ text }) => text)).toEqual([`Removed: ${MANY} scripts.`]);
  });

  test('with one list of actions behind every annotation', async () => {
    const bytes = await activePdf((raw) => {
      const jump = raw.add({ S: 'Named', N: 'NextPage' });
      const list = raw.add([...Array.from({ length: MANY }, () => jump), raw.add({ S: 'Launch', F: said(PLANTED) })]);
      const triggers = raw.add(Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`K${index}`, jump])));
      annotate(raw, ...Array.from({ length: MANY / 10 }, () => ({ A: { S: 'Named', Next: list }, AA: triggers })));
    });
    expect(await foundIn((await resultOf(bytes)).bytes, PLANTED, work.qpdf)).toEqual([]);
  });

  test('with a deep tree of names, and a ring in it', async () => {
    const bytes = await activePdf((raw) => {
      const root = raw.context.nextRef();
      let below = raw.add({ Names: [said('x'), raw.add({ S: 'JavaScript', JS: said(PLANTED) })], Kids: [root] });
      for (let level = 0; level < MANY; level += 1) below = raw.add({ Kids: [below] });
      raw.context.assign(root, raw.context.obj({ Kids: [below, root] }));
      raw.document.catalog.set(PDFName.of('Names'), raw.context.obj({ JavaScript: root, EmbeddedFiles: root }));
    });
    expect(await foundIn((await resultOf(bytes)).bytes, PLANTED, work.qpdf)).toEqual([]);
  });

  test('with thousands of pages', async () => {
    const document = await documentWith(...Array.from({ length: PAGES }, () => ({})));
    for (let page = 0; page < PAGES; page += 1) addLink(document, page, { uri: `https://${PLANTED}` });
    const { bytes, notes } = await resultOf(await save(document));
    expect(notes.map(({ text }) => text)).toEqual([`Removed: ${PAGES} links.`]);
    expect(await pagesIn(bytes)).toBe(PAGES);
  });

  test('with everything in an object of its own', async () => {
    const bytes = await activePdf((raw) => {
      const type = raw.context.register(PDFName.of('JavaScript'));
      const launch = raw.context.register(PDFName.of('Launch'));
      const text = raw.context.register(said(PLANTED));
      const action = raw.add({ S: type, JS: text, Next: raw.add([raw.add({ S: launch, F: text })]) });
      annotate(raw, { Subtype: raw.context.register(PDFName.of('Link')), AA: raw.add({ E: action }) });
    });
    expect(await foundIn((await resultOf(bytes)).bytes, PLANTED, work.qpdf)).toEqual([]);
  });
});
