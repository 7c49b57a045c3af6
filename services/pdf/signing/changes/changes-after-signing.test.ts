import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { documentWith, pdfWith, save } from '../../fixtures/pdfs.js';
import { revised, sealed } from '../../fixtures/sealed-pdfs.js';
import type { Revision } from '../revision/revision.js';
import { verifySignatures } from '../verify-signatures.js';

jest.setTimeout(60_000);

const first = async (bytes: Uint8Array) => (await verifySignatures(bytes))[0]!;
const catalogOf = ({ document: { catalog } }: Revision) => catalog;

/** A page with a text field, which is not filled in. */
const withField = async (): Promise<Uint8Array> => {
  const document = await documentWith({ text: 'form' });
  document.getForm().createTextField('city').addToPage(document.getPage(0));
  return save(document);
};

const changeField = (key: string, value: string) => (revision: Revision) => {
  const { context } = revision.document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || String(object.get(PDFName.of('FT'))) !== '/Tx') continue;
    object.set(PDFName.of(key), PDFString.of(value));
    revision.touch(ref);
  }
};

const showMore = (revision: Revision): void => {
  const { context } = revision.document;
  const { node, ref } = revision.document.getPage(0);
  node.set(PDFName.of('Contents'), context.register(context.flateStream('0 0 100 100 re f')));
  revision.touch(ref);
};

const annotate = (revision: Revision, page = 0): void => {
  const { context } = revision.document;
  const { node, ref } = revision.document.getPage(page);
  const note = context.register(context.obj({ Type: 'Annot', Subtype: 'Square', Rect: [0, 0, 99, 99] }));
  node.set(PDFName.of('Annots'), context.obj([note]));
  revision.touch(ref);
};

const contentOf = ({ document }: Revision, page = 0): PDFRef => {
  const at = document.getPage(page).node.get(PDFName.of('Contents'));
  const list = document.context.lookup(at);
  const content = list instanceof PDFArray ? list.get(0) : at;
  if (!(content instanceof PDFRef)) throw new Error('the page has no content of its own');
  return content;
};

const replaceContent = (revision: Revision, page = 0): void => {
  const { context } = revision.document;
  const content = contentOf(revision, page);
  context.assign(content, context.flateStream('1 0 0 rg 0 0 100 100 re f', { Type: 'Metadata' }));
  revision.touch(content);
};

describe('what was added to a file after it was signed', () => {
  test('is a further signature where it is one', async () => {
    expect(await first(await sealed(await sealed()))).toMatchObject({
      intact: true,
      modified: false,
      laterChanges: [{ kind: 'signature', allowed: true, text: 'A further signature was added.' }],
    });
  });

  test('is a form filled in where nothing else was done', async () => {
    const filled = await revised(await sealed(await withField()), changeField('V', 'Turin'));
    expect(await first(filled)).toMatchObject({ modified: false, laterChanges: [{ kind: 'form', allowed: true }] });
  });

  test.each<[string, string, (revision: Revision) => void]>([
    ['a page shows something else', 'pages', showMore],
    ['the content of a page is replaced', 'pages', replaceContent],
    ['an annotation lies over a page', 'annotations', annotate],
    ['a script runs', 'scripts', (it) => catalogOf(it).set(PDFName.of('OpenAction'), PDFString.of('x'))],
    ['the catalog says another thing', 'document', (it) => catalogOf(it).set(PDFName.of('Lang'), PDFString.of('en'))],
  ])('is a change where %s', async (_, kind, change) => {
    const changeSeen = await first(await revised(await sealed(), change));
    expect(changeSeen).toMatchObject({ intact: true, modified: true, laterChanges: [{ kind, allowed: false }] });
    expect(changeSeen.problem).toMatch(/^The document was changed after this signature\. /);
  });

  test('is told with the names of the fields that were filled in', async () => {
    const filled = await revised(await sealed(await withField()), changeField('V', 'Turin'));
    expect((await first(filled)).laterChanges).toMatchObject([{ text: 'A form was filled in: city.' }]);
  });

  test.each<[string, readonly number[], string]>([
    ['page', [1], 'The content of page 2 was changed.'],
    ['pages', [2, 0], 'The content of pages 1, 3 was changed.'],
  ])('is told with the number of the %s that show something else', async (_, changed, sentence) => {
    const signed = await sealed(await pdfWith({ text: 'a' }, { text: 'b' }, { text: 'c' }));
    const more = await revised(signed, (revision) => {
      for (const page of changed) replaceContent(revision, page);
    });
    const changeSeen = await first(more);
    expect(changeSeen.laterChanges).toMatchObject([{ kind: 'pages', text: sentence }]);
    expect(changeSeen.problem).toContain(sentence);
  });

  test('is told with the page that a comment was put on', async () => {
    const changeSeen = await first(await revised(await sealed(await pdfWith({}, {})), (it) => annotate(it, 1)));
    expect(changeSeen.laterChanges).toMatchObject([
      { text: 'Comments or other annotations were added, changed or removed on page 2.' },
    ]);
  });

  test('is a change where a field looks like another without being filled in', async () => {
    const bytes = await revised(await sealed(await withField()), changeField('DA', '/Helv 90 Tf'));
    expect(await first(bytes)).toMatchObject({ modified: true, laterChanges: [{ kind: 'fields', allowed: false }] });
  });

  test('is a change that a signature after it does not hide', async () => {
    const [before, after] = await verifySignatures(await sealed(await sealed(), {}, showMore));
    expect(before).toMatchObject({ modified: true });
    expect(before!.laterChanges.map(({ kind }) => kind).sort()).toEqual(['pages', 'signature']);
    expect(after).toMatchObject({ modified: false, laterChanges: [] });
  });

  test('is a change where what a page shows goes by as properties', async () => {
    const disguise = (revision: Revision): void => {
      const content = revision.document.context.lookup(contentOf(revision), PDFStream);
      content.dict.set(PDFName.of('Type'), PDFName.of('Metadata'));
      revision.touch(contentOf(revision));
    };
    const signed = await sealed(undefined, {}, disguise);
    const changeSeen = await first(await revised(signed, replaceContent));
    expect(changeSeen.modified).toBe(true);
    expect(changeSeen.laterChanges.map(({ kind }) => kind)).toContain('pages');
  });

  test('is a change where more content of a page goes by as a signature', async () => {
    const listed = (revision: Revision): void => {
      const { context } = revision.document;
      const list = context.register(context.obj([contentOf(revision)]));
      revision.document.getPage(0).node.set(PDFName.of('Contents'), list);
      revision.touch(revision.document.getPage(0).ref);
    };
    const extend = (revision: Revision): void => {
      const { context } = revision.document;
      const list = revision.document.getPage(0).node.get(PDFName.of('Contents')) as PDFRef;
      const more = context.flateStream('0 0 100 100 re f', { FT: 'Sig' });
      context.lookup(list, PDFArray).push(context.register(more));
      revision.touch(list);
    };
    const changeSeen = await first(await revised(await sealed(undefined, {}, listed), extend));
    expect(changeSeen).toMatchObject({ modified: true, laterChanges: [{ kind: 'pages', allowed: false }] });
  });

  test('is nothing where only a newline was added', async () => {
    const longer = Buffer.concat([await sealed(await pdfWith({})), Buffer.from('\n')]);
    expect(await first(longer)).toMatchObject({ modified: false, laterChanges: [], changedAfterwards: true });
  });
});
