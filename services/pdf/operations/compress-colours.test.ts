import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import { readProfile, writeProfile, type IccProfile } from '../compression/colours/icc-profile.js';
import { isSrgb, smallSrgb } from '../compression/colours/srgb.js';
import { decodedBytes } from '../content/objects.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const srgb = readProfile(smallSrgb())!;
const withTags = (...tags: (readonly [string, Uint8Array])[]): IccProfile => ({
  ...srgb,
  tags: new Map([...srgb.tags, ...tags]),
});
const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 251);
const curveOf = (gamma: number): Uint8Array => Buffer.from([...Buffer.from('curv'), 0, 0, 0, 0, 0, 0, 0, 1, gamma, 0]);
/** sRGB at length, as most programs say it. */
const long = writeProfile(withTags(['vcgt', noise]));
/** Other greens. */
const other = writeProfile(withTags(['gTRC', curveOf(1)], ['vcgt', noise]));

interface Painting {
  readonly profile: Uint8Array;
  readonly channels?: number;
  readonly content?: string;
}

/** A page painted in the colours of a profile. */
const painted = async ({ profile, channels = 3, content = '/C cs 0.8 0.4 0.2 sc 20 20 100 100 re f' }: Painting) => {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([200, 200]);
  const stream = context.register(context.flateStream(profile, { N: channels }));
  page.node.set(PDFName.of('Resources'), context.obj({ ColorSpace: { C: ['ICCBased', stream] } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  return { document, stream };
};

/** A document with an intent for a press. */
const forPress = async (content: string) => {
  const { document } = await painted({ profile: long, content });
  const { context, catalog } = document;
  const DestOutputProfile = context.register(context.flateStream(noise, { N: 4 }));
  const intent = { Type: 'OutputIntent', S: 'GTS_PDFX', DestOutputProfile };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  return save(document);
};

const reopened = async (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

const spaceIn = async (bytes: Uint8Array): Promise<PDFObject | undefined> => {
  const resources = (await reopened(bytes)).getPage(0).node.Resources();
  return resources?.lookup(PDFName.of('ColorSpace'), PDFDict).lookup(PDFName.of('C'));
};

const profileIn = async (bytes: Uint8Array): Promise<IccProfile | undefined> => {
  const space = await spaceIn(bytes);
  const stream = space instanceof PDFArray ? space.lookup(1, PDFRawStream) : undefined;
  return stream && readProfile(decodedBytes(stream)!);
};

describe('colours of a compressed PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = async (bytes: Uint8Array, quality: 'medium' | 'high' = 'medium') => {
    const after = (await compress([fileOf('a.pdf', bytes)], { quality }, work)).bytes;
    expect(qpdfCheck(after)).toMatch(FLAWLESS);
    const [before, now] = [bytes, after].map((one) => pagesDrawnBy('poppler', one)[0]);
    expect(differenceOf(before, now)).toBeLessThan(0.5);
    return after;
  };

  test('are plain ones for screens where the profile is sRGB', async () => {
    const { document } = await painted({ profile: long });
    expect(await spaceIn(await compressed(await save(document)))).toBe(PDFName.of('DeviceRGB'));
  });

  test('keep a small profile of sRGB for print', async () => {
    const { document } = await painted({ profile: long });
    const profile = await profileIn(await compressed(await save(document), 'high'));
    expect(isSrgb(profile!)).toBe(true);
    expect([...profile!.tags.keys()]).not.toContain('vcgt');
  });

  test('keep a profile where the document says what plain red, green and blue are', async () => {
    const { document, stream } = await painted({ profile: long });
    const resources = document.getPage(0).node.Resources();
    resources
      ?.lookup(PDFName.of('ColorSpace'), PDFDict)
      .set(PDFName.of('DefaultRGB'), document.context.obj(['ICCBased', stream]));
    expect(isSrgb((await profileIn(await compressed(await save(document))))!)).toBe(true);
  });

  test('keep a profile in an archive', async () => {
    const { document } = await painted({ profile: long });
    const { context, catalog } = document;
    const xmp = context.stream('<x:xmpmeta pdfaid:part="2"></x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' });
    catalog.set(PDFName.of('Metadata'), context.register(xmp));
    expect(isSrgb((await profileIn(await compressed(await save(document))))!)).toBe(true);
  });

  test('keep what follows from a profile of another kind, which loses the rest', async () => {
    const { document } = await painted({ profile: other });
    const profile = await profileIn(await compressed(await save(document)));
    expect(isSrgb(profile!)).toBe(false);
    expect([...profile!.tags.keys()].sort()).toEqual([...srgb.tags.keys()].sort());
    expect(profile?.tags.get('gTRC')).toEqual(new Uint8Array(curveOf(1)));
  });

  test('keep a profile that does not fit the number of channels', async () => {
    const { document } = await painted({ profile: long, channels: 1, content: '/C cs 0.3 sc 20 20 100 100 re f' });
    expect(await spaceIn(await compressed(await save(document)))).toBeInstanceOf(PDFArray);
  });

  test('go without what a press makes of inks where none is painted', async () => {
    const bytes = await forPress('/C cs 0.8 0.4 0.2 sc 20 20 100 100 re f');
    const after = await compressed(bytes);
    expect((await reopened(after)).catalog.has(PDFName.of('OutputIntents'))).toBe(false);
    expect((await reopened(await compressed(bytes, 'high'))).catalog.has(PDFName.of('OutputIntents'))).toBe(true);
  });

  test('keep what a press makes of inks where one is painted', async () => {
    const after = await compressed(await forPress('0 1 0 0 k 20 20 100 100 re f'));
    expect((await reopened(after)).catalog.has(PDFName.of('OutputIntents'))).toBe(true);
  });
});
