import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../contracts/errors.js';
import { typeset } from '../engines/typst.js';
import { corpusFiles, fewOf } from '../fixtures/corpus.js';
import { schemaVerdict, testWithOfficeSchemas } from '../fixtures/office-schemas.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pictureOf } from '../fixtures/printed.js';
import { reportPdf } from '../fixtures/report-pdf.js';
import { exportPowerpoint } from './export-to-powerpoint.js';
import { exportWord } from './export-to-word.js';

/** All files take so long, where the corpus is taken whole. */
jest.setTimeout(1_200_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const exportsTo = {
  Word: async (name: string, bytes: Uint8Array) =>
    (await exportWord([fileOf(name, bytes)], { textEncoding: 'auto' }, work)).bytes,
  PowerPoint: async (name: string, bytes: Uint8Array) =>
    (await exportPowerpoint([fileOf(name, bytes)], { textEncoding: 'auto' }, work)).bytes,
};

/** A drawing with labels, columns, tabs, a right-to-left paragraph and a wide page. */
const MIXED = `
  #set page(width: 420pt, height: 300pt, margin: 30pt, footer: [Page 1])
  #block(width: 240pt, height: 90pt)[
    #place(dx: 30pt, dy: 10pt, rect(width: 30pt, height: 70pt, fill: red))
    #place(dx: 80pt, dy: 30pt, rect(width: 30pt, height: 50pt, fill: blue))
    #place(dx: 130pt, dy: 50pt, circle(radius: 15pt, fill: orange))
    #place(dx: 32pt, dy: 81pt)[North]
  ]
  #text(lang: "ar", dir: rtl)[مرحبا بالعالم]
  #columns(2)[#lorem(60)]
  #pagebreak()
  #set page(width: 600pt, height: 300pt)
  #table(columns: 3, fill: (_, y) => if y == 0 { gray }, [A], [B], table.cell(rowspan: 2)[C], [1], [2], table.cell(colspan: 3)[all])
  #pagebreak()
  #set page(width: 420pt, height: 600pt)
  #columns(2)[
    #for number in range(4) [First column, paragraph #number #lorem(22)#parbreak()]
    #colbreak()
    #for number in range(7) [Second column, paragraph #number #lorem(22)#parbreak()]
  ]
  #pagebreak()
  1#super[2] #link("https://example.org")[a link] #underline[under] #strike[gone]`;

describe.each(['Word', 'PowerPoint'] as const)('a file for %s', (program) => {
  const make = exportsTo[program];

  testWithOfficeSchemas('keeps to the schemas, whatever is in it', async () => {
    const pictured = await pictureOf(await reportPdf(), 100);
    const samples = [
      await make('report.pdf', await reportPdf()),
      await make('mixed.pdf', await typeset(MIXED, {})),
      await make('scan.png', new Uint8Array(pictured)),
      await make('letter.txt', new TextEncoder().encode('Dear Anna,\n\n- one\n- two\n\n\u0007 Yours')),
    ];
    const { faults, judged } = await schemaVerdict(...samples);
    expect(faults).toEqual([]);
    expect(judged.filter((parts) => parts >= 8)).toHaveLength(samples.length);
  });

  const real = fewOf(corpusFiles('pdf'));
  const testWithFiles = real.length > 0 ? testWithOfficeSchemas : test.skip;
  testWithFiles(`keeps to them with ${real.length} real files`, async () => {
    const packed: Uint8Array[] = [];
    for (const path of real) {
      const bytes = new Uint8Array(await readFile(path));
      packed.push(...(await make('real.pdf', bytes).then((one) => [one], unlessRefused)));
    }
    const { faults } = await schemaVerdict(...packed);
    expect(faults).toEqual([]);
  });
});

/** Protected by a password, damaged beyond repair, or without a word. */
const unlessRefused = (error: unknown): Uint8Array[] => {
  if (error instanceof Refusal) return [];
  throw error;
};
