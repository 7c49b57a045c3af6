import {
  actionPlants,
  activePdf,
  annotate,
  attached,
  filePlants,
  oneOfEach,
  plantLink,
  plantXfa,
  scriptPlants,
} from '../fixtures/active-pdfs.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { said } from '../fixtures/raw-pdf.js';
import { activeContentIn } from './find-active.js';

const NOTHING = { scripts: 0, actions: 0, files: 0, forms: 0, links: 0 };

describe('active content', () => {
  test('is not in a plain document', async () => {
    expect(activeContentIn(await pdfWith({ text: 'plain' }, {}))).toEqual(NOTHING);
  });

  test.each(Object.entries(scriptPlants))('is a script %s', async (_, plant) => {
    expect(activeContentIn(await activePdf(plant))?.scripts).toBeGreaterThan(0);
  });

  test.each(Object.entries(actionPlants))('is an action %s', async (_, plant) => {
    expect(activeContentIn(await activePdf(plant))).toEqual({ ...NOTHING, actions: 1 });
  });

  test.each(Object.entries(filePlants))('is a file %s', async (_, plant) => {
    expect(activeContentIn(await activePdf(plant))).toEqual({ ...NOTHING, files: 1 });
  });

  test('is an XFA form, and a link', async () => {
    expect(activeContentIn(await activePdf(plantXfa, plantLink))).toEqual({ ...NOTHING, forms: 1, links: 1 });
  });

  test('is counted by kind', async () => {
    expect(activeContentIn(await oneOfEach())).toEqual({ scripts: 1, actions: 1, files: 1, forms: 1, links: 1 });
  });

  test('is counted once where several things set it off', async () => {
    const bytes = await activePdf((raw) => {
      const launch = raw.add({ S: 'Launch', F: said('a.exe') });
      const file = raw.add(attached(raw));
      for (let copy = 0; copy < 3; copy += 1) {
        annotate(raw, { Subtype: 'Link', A: launch }, { Subtype: 'FileAttachment', FS: file });
      }
    });
    expect(activeContentIn(bytes)).toEqual({ ...NOTHING, actions: 1, files: 1 });
  });

  test.each(['GoTo3DView', 'RichMediaExecute', 'FoxitLaunch', 'launch'])(
    'is every action of which nobody knows that it stays in the document (%s)',
    async (type) => {
      const bytes = await activePdf((raw) => annotate(raw, { Subtype: 'Link', A: { S: type } }));
      expect(activeContentIn(bytes)).toEqual({ ...NOTHING, actions: 1 });
    },
  );

  test.each(['GoTo', 'GoToDp', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Trans'])(
    'is no action that stays in the document (%s)',
    async (type) => {
      const bytes = await activePdf((raw) => annotate(raw, { Subtype: 'Link', A: { S: type } }));
      expect(activeContentIn(bytes)).toEqual(NOTHING);
    },
  );

  test('hides behind no spelling of its names', async () => {
    const text = Buffer.from(await activePdf(scriptPlants['behind a click'] ?? plantLink)).toString('latin1');
    const spelt = text.replace('/JavaScript', '/J#61vaScri').replace('/JS', '/#4a').replace(/\/A\b/, '/A');
    expect(spelt).not.toBe(text);
    const odd = await activePdf((raw) => {
      annotate(raw, { Subtype: 'Link', A: { S: 'L#61unch', F: said('a.exe') } });
    });
    expect(activeContentIn(odd)).toEqual({ ...NOTHING, actions: 1 });
  });

  test('is not what an element of the structure is called', async () => {
    const bytes = await activePdf((raw) => {
      raw.add({ Type: 'StructElem', S: 'Launch', K: [raw.add({ Type: 'StructElem', S: 'URI', A: { O: 'Layout' } })] });
    });
    expect(activeContentIn(bytes)).toEqual(NOTHING);
  });

  test('cannot be told of a file that would have to be repaired', async () => {
    const bytes = await oneOfEach();
    expect(activeContentIn(bytes.subarray(0, bytes.length - 40))).toBeUndefined();
  });
});
