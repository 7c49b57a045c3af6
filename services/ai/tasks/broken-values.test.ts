import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import { detectSensitiveReply } from '../../../contracts/api/sensitive-data.js';
import { typeset } from '../../pdf/engines/typst.js';
import { readDocument } from '../../pdf/reading/read-document.js';
import type { EntityModel } from '../sensitive/entities/entity-model.js';
import { taskWork } from '../fixtures/task-work.js';
import { detectSensitive } from './detect-sensitive.task.js';

type Value = readonly [type: string, label: string, first: string, second: string];

/** A value of each kind in two parts, and what it is called. */
const values: readonly Value[] = [
  ['email', 'E-mail', 'jane.roe@', 'example.com'],
  ['email', 'E-mail', 'jane.', 'roe@example.com'],
  ['email', 'E-mail', 'jane.roe@exam-', 'ple.com'],
  ['email', 'E-mail', 'jane.montgom', 'ery@example.com'],
  ['bank_account', 'IBAN', 'DE89 3704 0044', '0532 0130 00'],
  ['bank_account', 'IBAN', 'DE89 3704 00-', '44 0532 0130 00'],
  ['bank_account', 'Sort code and account number', '20-45-77', '63748472'],
  ['bank_account', 'Sort code and account number', '20-45-77 6374', '8472'],
  ['credit_card', 'Card number', '4111 1111', '1111 1111'],
  ['credit_card', 'Card number', '4111 1111-', '1111 1111'],
  ['phone_number', 'Phone', '+49 30', '901820'],
  ['phone_number', 'Phone', '+49 30 901', '820'],
  ['phone_number', 'Phone', '212-555-', '2368'],
  ['phone_number', 'Phone', '020 7946', '0958'],
  ['postal_address', 'Address', '12 Elm', 'Street, Springfield, IL 62704'],
  ['postal_address', 'Address', '12 Elm Street, Spring-', 'field, IL 62704'],
  ['postal_address', 'Anschrift', 'Haupt-', 'straße 12, 10115 Berlin'],
];

const HEIGHT = 842;
const SIZE = 11;
const prose = ['This paper was written for the file of the', 'society and says who takes part in the year.'];

interface Drawing {
  readonly write: (x: number, fromTop: number, text: string) => void;
  readonly rule: (from: readonly [number, number], to: readonly [number, number]) => void;
}

const newPage = (document: PDFDocument, font: PDFFont): Drawing => {
  const page = document.addPage([595, HEIGHT]);
  return {
    write: (x, fromTop, text) => page.drawText(text, { x, y: HEIGHT - fromTop, size: SIZE, font }),
    rule: ([x, y], [right, bottom]) =>
      page.drawLine({ start: { x, y: HEIGHT - y }, end: { x: right, y: HEIGHT - bottom } }),
  };
};

const drawn = async (draw: (addPage: () => Drawing) => void): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  draw(() => newPage(document, font));
  return document.save();
};

const COLUMNS = [60, 230, 400, 550];
type Cell = string | readonly string[];

const inCells = ([, label, first, second]: Value): readonly (readonly Cell[])[] => [
  ['item', 'one', 'two'],
  ['blue bicycle', 'stored here', 'open'],
  [label, first, second],
  ['green kettle', 'works well', 'done'],
];
const inOneCell = ([, label, first, second]: Value): readonly (readonly Cell[])[] => [
  ['item', 'value', 'more'],
  ['blue bicycle', 'nobody', 'stored in the shed'],
  [label, [first, second], ['it runs over', 'two lines']],
  ['green kettle', 'nobody', 'works very well'],
];

const drawTable = ({ write, rule }: Drawing, rows: readonly (readonly Cell[])[], isRuled: boolean): void => {
  for (const [index, row] of rows.entries()) {
    const top = 120 + index * 34;
    for (const [column, cell] of row.entries())
      for (const [line, text] of [cell].flat().entries()) write(COLUMNS[column]! + 4, top + 14 + line * 13, text);
    if (isRuled) rule([60, top], [550, top]);
  }
  const end = 120 + rows.length * 34;
  if (isRuled) for (const x of COLUMNS) rule([x, 120], [x, end]);
  if (isRuled) rule([60, end], [550, end]);
};

const withEdges = (page: Drawing, number: number): Drawing => {
  page.write(60, 40, 'Society of walkers');
  page.write(290, 810, String(number));
  return page;
};

const marked = (text: string): string => text.replace(/[@#$*_\\-]/g, String.raw`\$&`);
const cellsOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.flatMap((row) => row.map((cell) => `[${[cell].flat().map(marked).join('\\\n')}]`)).join(', ');
const set = (body: string): Promise<Uint8Array> =>
  typeset(`#set page(width: 595pt, height: 842pt)\n#set text(size: 11pt, hyphenate: false)\n${body}`, {});

const places: Readonly<Record<string, (value: Value) => Promise<Uint8Array>>> = {
  'at the end of a line': ([, label, first, second]) =>
    drawn((addPage) => {
      const { write } = addPage();
      for (const [index, text] of prose.entries()) write(60, 100 + index * 14, text);
      write(60, 128, `the members know. ${label}: ${first}`);
      write(60, 142, `${second} as was said in the meeting.`);
      write(60, 156, 'Then everybody went home and slept.');
    }),
  'in two cells between rules': (value) => drawn((addPage) => drawTable(addPage(), inCells(value), true)),
  'in two cells without rules': (value) => drawn((addPage) => drawTable(addPage(), inCells(value), false)),
  'in a narrow column': (value) => drawn((addPage) => drawTable(addPage(), inOneCell(value), false)),
  'at the end of a page': ([, label, first, second]) =>
    drawn((addPage) => {
      const { write } = withEdges(addPage(), 1);
      for (let line = 0; line < 45; line += 1) write(60, 80 + line * 15, prose[line % 2]!);
      write(60, 755, `the members know. ${label}: ${first}`);
      const next = withEdges(addPage(), 2);
      next.write(60, 80, `${second} as was said in the meeting.`);
      next.write(60, 95, 'Then everybody went home and slept.');
    }),
  'in a cell that the end of a page divides': ([, label, first, second]) =>
    drawn((addPage) => {
      const { write } = withEdges(addPage(), 1);
      for (let line = 0; line < 40; line += 1) write(60, 80 + line * 15, prose[line % 2]!);
      write(60, 720, label);
      write(230, 720, first);
      write(400, 720, 'the remark runs');
      const next = withEdges(addPage(), 2);
      next.write(230, 80, second);
      next.write(400, 80, 'over two lines');
      next.write(60, 120, 'Then everybody went home and slept.');
    }),
  'at the end of a line set by Typst': ([, label, first, second]) =>
    set(`${prose[1]} ${label}: ${marked(first)}\\\n${marked(second)} as was said in the meeting.`),
  'in a narrow column set by Typst': (value) =>
    set(`#table(columns: (100pt, 150pt, 100pt), stroke: none, ${cellsOf(inOneCell(value))})`),
  'at the end of a page set by Typst': ([, label, first, second]) =>
    set(
      `#set page(header: [Society of walkers], numbering: "1")\n${`${prose.join(' ')}\n\n`.repeat(8)} ${label}: ${marked(first)}\n#pagebreak()\n${marked(second)} as was said in the meeting.`,
    ),
};

/** The recogniser of names is left out: it takes most of the time, and no value here needs it. */
const entities: EntityModel = {
  piecesOf: () => ({ ids: [], starts: [], ends: [] }),
  label: async (passages) => passages.map(() => []),
};

const foundIn = async (bytes: Uint8Array) => {
  const file = { name: 'file.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
  const document = await readDocument(file, { report: () => undefined });
  const { bytes: answer } = await detectSensitive([file], {}, { ...taskWork(document), entities });
  return detectSensitiveReply.parse(JSON.parse(new TextDecoder().decode(answer))).analysis.categories;
};

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}@]/gu, '');

describe.each(Object.keys(places))('a value %s', (place) => {
  test.each(values)('%s: %s %s / %s is found whole, each part with its place', async (...value) => {
    const [type, , first, second] = value;
    const matches = (await foundIn(await places[place]!(value))).find((one) => one.type === type)?.matches ?? [];
    expect(letters(matches.map(({ text }) => text).join(''))).toContain(letters(first + second));
    expect(matches.flatMap(({ boxes = [] }) => boxes).length).toBeGreaterThanOrEqual(place.includes('cells') ? 1 : 2);
  });
});

test('what two pages say apart is no value together', async () => {
  const bytes = await drawn((addPage) => {
    const { write } = withEdges(addPage(), 1);
    for (let line = 0; line < 45; line += 1) write(60, 80 + line * 15, prose[line % 2]!);
    write(60, 755, 'Write to anna@example.com');
    const next = withEdges(addPage(), 2);
    next.write(60, 80, 'com is the end of many names, and 4000 are known.');
  });
  const values = (await foundIn(bytes)).map(({ type, count, matches = [] }) => [type, count, matches[0]?.text]);
  expect(values).toEqual([['email', 1, 'anna@example.com']]);
});
