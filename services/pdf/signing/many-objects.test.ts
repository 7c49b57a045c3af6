import { jest } from '@jest/globals';
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { withObjects } from '../fixtures/many-objects.js';
import { sign } from '../operations/sign.js';

jest.setTimeout(180_000);

const FEW_OBJECTS = 5_000;
const MANY_OBJECTS = 50_000;
/** Time on the processor may be so many times as long: a busy machine measures a little more. */
const LEEWAY = 1.5;
/** Signing reads a file in several ways, and writes it. */
const READINGS_MAX = 6;

const options = pdfSign.options.parse({ signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' });

describe('signing a file of many objects', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const sealed = (bytes: Uint8Array) => sign([fileOf('a.pdf', bytes)], options, work);

  /** Seconds of this process's own processor time. */
  const secondsOf = async (step: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    await step();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  };

  test('costs about ten times as much for ten times as many, and a few times what reading it costs', async () => {
    await sealed(withObjects(10)); // what is loaded once
    const many = withObjects(MANY_OBJECTS);
    const few = await secondsOf(() => sealed(withObjects(FEW_OBJECTS)));
    const reading = await secondsOf(() => PDFDocument.load(many, { parseSpeed: ParseSpeeds.Fastest }));
    const whole = await secondsOf(async () => {
      const { bytes, notes } = await sealed(many);
      expect([Buffer.compare(bytes.subarray(0, many.length), many), notes]).toEqual([0, []]);
    });
    console.info(
      `signing: ${FEW_OBJECTS} objects ${few} s, ${MANY_OBJECTS} objects ${whole} s, reading those ${reading} s`,
    );
    expect(whole).toBeLessThan((LEEWAY * few * MANY_OBJECTS) / FEW_OBJECTS);
    expect(whole).toBeLessThan(READINGS_MAX * reading);
  });
});
