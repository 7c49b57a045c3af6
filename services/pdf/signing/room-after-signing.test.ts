import { jest } from '@jest/globals';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { mergeWidget } from '../fixtures/merged-field.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { AT, revised, sealed } from '../fixtures/sealed-pdfs.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { rectAt, widgetAt } from './drawing/signature-widget.js';
import { dictAt, textAt } from './fields/dictionary-entries.js';
import { preparedFieldsOf } from './fields/prepared-fields.js';
import { fieldsOf, formOf } from './fields/signature-fields.js';
import { openRevision, type Revision } from './revision/revision.js';
import { seal } from './sealing/seal.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

type Level = 1 | 2 | 3 | undefined;
const LEVELS: readonly Level[] = [undefined, 1, 2, 3];

/** A page with a text field, whose widget is an object of its own or the field itself, and a prepared signature field. */
const form = async (merged: boolean): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.drawText('form');
  const city = document.getForm().createTextField('city');
  city.addToPage(page, { x: 50, y: 700, width: 200, height: 20 });
  document.getForm().updateFieldAppearances();
  const { context } = document;
  if (merged) mergeWidget(city.acroField.dict);
  const prepared = context.register(
    context.obj({
      FT: 'Sig',
      T: PDFString.of('Prepared'),
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: [50, 300, 250, 360],
    }),
  );
  page.node.addAnnot(prepared);
  document.getForm().acroForm.addField(prepared);
  return document.save({ useObjectStreams: false });
};

const certifiedForm = async (level: Level, merged = true) => sealed(await form(merged), { level });

const cityIn = ({ document }: Revision): { readonly field: PDFDict; readonly widget: PDFDict } => {
  const field = fieldsOf(document).find((one) => textAt(one, 'T') === 'city')!;
  const kids = field.lookup(PDFName.of('Kids'));
  return { field, widget: kids instanceof PDFArray ? kids.lookup(0, PDFDict) : field };
};
const set = (revision: Revision, dict: PDFDict, entries: Readonly<Record<string, PDFObject>>): void => {
  for (const [key, value] of Object.entries(entries)) dict.set(PDFName.of(key), value);
  revision.touch(revision.document.context.getObjectRef(dict)!);
};
const lookOf = ({ document: { context } }: Revision) =>
  context.flateStream('/Tx BMC EMC', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 20] });

/** The revisions that four programs wrote when they filled in the same field. */
const FILLINGS: readonly (readonly [program: string, fill: (revision: Revision) => void])[] = [
  [
    'that writes every string and name of the field in another way',
    (revision) => {
      const { field } = cityIn(revision);
      const title = PDFHexString.of(Buffer.from('city', 'latin1').toString('hex'));
      set(revision, field, { V: PDFString.of('Turin'), T: title });
    },
  ],
  [
    'that replaces the appearance in place',
    (revision) => {
      const { field, widget } = cityIn(revision);
      const look = dictAt(widget, 'AP')!.get(PDFName.of('N')) as PDFRef;
      revision.document.context.assign(look, lookOf(revision));
      revision.touch(look);
      set(revision, field, { V: PDFString.of('Turin') });
      const acroForm = formOf(revision.document)!;
      acroForm.set(PDFName.of('NeedAppearances'), PDFBool.False);
      const ref = revision.document.context.getObjectRef(acroForm);
      if (ref) revision.touch(ref);
    },
  ],
  [
    'that gives the field another appearance, font size and alignment',
    (revision) => {
      const { field, widget } = cityIn(revision);
      const { context } = revision.document;
      set(revision, widget, { AP: context.obj({ N: context.register(lookOf(revision)) }) });
      set(revision, field, { V: PDFString.of('Turin'), DA: PDFString.of('/Helv 9 Tf'), Q: context.obj(1) });
    },
  ],
  [
    'that closes the field afterwards',
    (revision) =>
      set(revision, cityIn(revision).field, { V: PDFString.of('Turin'), Ff: revision.document.context.obj(1) }),
  ],
];

describe('after a signature', () => {
  for (const merged of [true, false]) {
    describe(`of a form whose widgets are ${merged ? 'its fields' : 'objects of their own'}`, () => {
      test.each(FILLINGS)('a field may be filled in, unless nothing may, by a program %s', async (_, fill) => {
        for (const level of LEVELS) {
          const [found] = await verifySignatures(await revised(await certifiedForm(level, merged), fill));
          const text = 'A form was filled in: city.';
          expect(found).toMatchObject({ intact: true, modified: level === 1 });
          expect(found!.laterChanges).toEqual([{ kind: 'form', allowed: level !== 1, text }]);
        }
      });
    });
  }

  for (const [program, fill] of FILLINGS.slice(0, 3)) {
    testWithPyhanko(`holds where a form was filled in by a program ${program}`, async () => {
      const filled = await revised(await certifiedForm(2), (revision) => {
        revision.document.context.register(revision.document.context.obj({})); // the highest number decides the size
        fill(revision);
      });
      expect(await pyhanko(filled)).toContain(PYHANKO_VALID);
    });
  }

  test('a look that is changed without a value is no filling in', async () => {
    const relook = (revision: Revision): void => {
      const look = dictAt(cityIn(revision).widget, 'AP')!.get(PDFName.of('N')) as PDFRef;
      revision.document.context.assign(look, lookOf(revision));
      revision.touch(look);
    };
    const [found] = await verifySignatures(await revised(await certifiedForm(2), relook));
    expect(found).toMatchObject({ modified: true, laterChanges: [{ kind: 'fields', allowed: false }] });
  });

  test('the content of a page is no look of a field, though a field shows it too', async () => {
    const shared = await sealed(await form(true), { level: 2 }, (revision) => {
      const { node } = revision.document.getPage(0);
      const contents = node.get(PDFName.of('Contents'))!;
      const { context } = revision.document;
      const content = contents instanceof PDFRef ? contents : ((contents as PDFArray).get(0) as PDFRef);
      const contentObject = context.lookup(content);
      const only = contentObject instanceof PDFArray ? (contentObject.get(0) as PDFRef) : content;
      set(revision, cityIn(revision).widget, { AP: context.obj({ N: only }) });
    });
    const [found] = await verifySignatures(
      await revised(shared, (revision) => {
        const look = dictAt(cityIn(revision).widget, 'AP')!.get(PDFName.of('N')) as PDFRef;
        revision.document.context.assign(look, lookOf(revision));
        revision.touch(look);
        set(revision, cityIn(revision).field, { V: PDFString.of('Turin') });
      }),
    );
    expect(found).toMatchObject({ modified: true });
    expect(found!.laterChanges.map(({ kind }) => kind)).toContain('pages');
  });
});

const BOX = { x: 300, y: 300, width: 100, height: 40 };

/** Signed once more, in a new field that shows or in the prepared one. */
const signedAgain = async (bytes: Uint8Array, where: 'new' | 'prepared'): Promise<Uint8Array> => {
  const revision = await openRevision(bytes, 'again');
  const { context } = revision.document;
  const page = revision.document.getPage(0);
  const drawing = { form: context.register(lookOf(revision)), width: 200, height: 20 };
  const prepared = preparedFieldsOf(revision.document)[0]!;
  const widget =
    where === 'new'
      ? widgetAt(revision, page, { drawing, box: BOX })
      : { page, rect: rectAt(page, drawing, BOX), prepared, appearance: drawing.form };
  return (await seal(revision, { widgets: [widget], statement: { at: AT } }, await testIdentity())).bytes;
};
const stamp = (revision: Revision): void => {
  const { context } = revision.document;
  const page = revision.document.getPage(0);
  const note = context.register(context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [10, 10, 90, 50] }));
  page.node.lookup(PDFName.of('Annots'), PDFArray).push(note);
  revision.touch(page.ref);
  const list = page.node.get(PDFName.of('Annots'));
  if (list instanceof PDFRef) revision.touch(list);
};
const addPage = (revision: Revision): void => {
  revision.document.addPage([200, 200]);
  revision.touch(revision.document.catalog.get(PDFName.of('Pages')) as PDFRef);
};

/** The right values of pyHanko, but for a stamp at level 3, which the standard allows and pyHanko does not know. */
const ROWS: readonly (readonly [string, (bytes: Uint8Array) => Promise<Uint8Array>, readonly Level[]])[] = [
  ['a signature in a prepared field', (bytes) => signedAgain(bytes, 'prepared'), [undefined, 2, 3]],
  ['a signature in a new field that shows', (bytes) => signedAgain(bytes, 'new'), [undefined]],
  ['a signature in a new field that does not show', (bytes) => sealed(bytes), [undefined, 2, 3]],
  ['a stamp', (bytes) => revised(bytes, stamp), [3]],
  ['another page', (bytes) => revised(bytes, addPage), []],
];

describe('a further', () => {
  test.each(ROWS)('%s is allowed where the certification leaves room for it', async (_, add, allowed) => {
    for (const level of LEVELS) {
      const [found] = await verifySignatures(await add(await certifiedForm(level)));
      expect([level, found!.intact, found!.modified]).toEqual([level, true, !allowed.includes(level)]);
    }
  });

  for (const [title, add, allowed] of ROWS.filter(([name]) => name !== 'a stamp')) {
    testWithPyhanko(`${title} is judged in the same way`, async () => {
      for (const level of LEVELS) {
        const said = await pyhanko(await add(await certifiedForm(level)));
        const [first = ''] = said.split('Field 2');
        expect([level, first.includes('appear to be compatible')]).toEqual([level, allowed.includes(level)]);
      }
    });
  }
});
