import { jest, test } from '@jest/globals';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { EditableReply } from '../../contracts/api/editable.js';
import { Refusal } from '../../contracts/errors.js';
import type { FormField, FormValue, FormValues } from '../../contracts/form-fields.js';
import { pdfFillForm } from '../../contracts/tools/pdf-fill-form.js';
import type { SourceFile } from './operation.js';
import { corpusFiles } from './fixtures/corpus.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { answerOf, isThere } from './fixtures/reference-programs.js';
import { editable } from './operations/editable.js';
import { fillForm } from './operations/fill-form.js';

jest.setTimeout(1_800_000);

const sweep = isThere('qpdf') && isThere('pdftotext') && isThere('mutool') ? test : test.skip;
/** Forms for each script. */
const FORMS = process.env['DOCKET_CORPUS'] === 'full' ? 20 : 1;
/** The least share of all fields that take a value that hold and show it. */
const DONE_LEAST = 0.99;

const scripts = {
  Latin: ['Zoë Müller', 'Crème brûlée', 'Ågot Næss'],
  Polish: ['Zażółć gęślą', 'Łódź', 'Świętosława'],
  Greek: ['Ωμέγα και Άλφα', 'Θεσσαλονίκη', 'Ιωάννης'],
  Arabic: ['مرحبا بكم', 'القاهرة', 'محمد علي'],
  Chinese: ['漢字和汉字', '北京市海淀区', '王小明'],
} as const;
type Script = keyof typeof scripts;

const spaceless = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** A form with a field of each kind, each form in other sizes, on a page that is turned in another way. */
const madeForm = async (script: Script, turn: number): Promise<SourceFile> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.setRotation(degrees((turn % 4) * 90));
  const form = document.getForm();
  const height = 16 + (turn % 5) * 3;
  const at = (row: number) => ({ x: 40, y: 720 - row * 60, width: 240 + (turn % 3) * 80, height });
  const texts = scripts[script];
  form.createTextField('person.name').addToPage(page, at(0));
  form.createTextField('person.town').addToPage(page, at(1));
  const story = form.createTextField('story');
  story.enableMultiline();
  story.addToPage(page, { ...at(3), height: 80 });
  const code = form.createTextField('code');
  code.setMaxLength(12);
  code.enableCombing();
  code.addToPage(page, at(4));
  const country = form.createDropdown('country');
  country.addOptions([...texts]);
  country.addToPage(page, at(5));
  const days = form.createOptionList('days');
  days.addOptions([...texts]);
  days.addToPage(page, { ...at(7), height: 80 });
  form.createCheckBox('agree').addToPage(page, { x: 40, y: 240, width: 18, height: 18 });
  const pay = form.createRadioGroup('pay');
  for (const [index, way] of ['card', 'bill'].entries())
    pay.addOptionToPage(way, page, { x: 40 + 60 * index, y: 200, width: 18, height: 18 });
  return fileOf(`${script}-${turn}.pdf`, await document.save({ useObjectStreams: false }));
};

/** Something that a field takes. */
const valueFor = (field: FormField, texts: readonly string[], at: number): FormValue => {
  const text = texts[at % texts.length] ?? '';
  const choice = field.choices[at % Math.max(1, field.choices.length)] ?? '';
  if (field.kind === 'check') return true;
  if (field.kind === 'radio' || field.kind === 'choice') return choice;
  if (field.kind === 'list') return [choice];
  const letters = Array.from(field.maxLength === null ? text : text.replace(/\s/g, ''));
  return letters.slice(0, field.maxLength ?? letters.length).join('');
};

interface Counts {
  forms: number;
  fields: number;
  held: number;
  shown: number;
  refused: number;
}

interface Held {
  readonly fullname: string;
  readonly value: unknown;
}

/** Reads the values with qpdf, whatever their kind. */
const valuesIn = (bytes: Uint8Array): ReadonlyMap<string, readonly string[]> => {
  const { acroform } = JSON.parse(answerOf('qpdf', bytes, '--json', '--json-key=acroform', 'FILE')) as {
    acroform: { fields: readonly Held[] };
  };
  const texts = (value: unknown): string[] => [value].flat().map((one) => String(one).replace(/^u:|^\//, ''));
  return new Map(acroform.fields.map(({ fullname, value }) => [fullname, texts(value)]));
};

/** The words of all pages as two programs see them. */
const seenIn = (bytes: Uint8Array): readonly string[] =>
  [answerOf('pdftotext', bytes, 'FILE', '-'), answerOf('mutool', bytes, 'draw', '-q', '-F', 'txt', 'FILE')].map(
    spaceless,
  );

const isHeld = (field: FormField, value: FormValue, values: readonly string[] | undefined): boolean => {
  if (value === true) return values !== undefined && values[0] !== 'Off' && values[0] !== '';
  const wanted = [value].flat().map(String);
  const stored = wanted.map((one) => field.stored[field.choices.indexOf(one)] ?? one);
  return JSON.stringify(values?.map(spaceless)) === JSON.stringify(stored.map(spaceless));
};

/** Programs may tell a text from right to left in the order in which it is drawn. */
const isSeen = (text: string, seen: string): boolean =>
  seen.includes(text) || seen.includes(Array.from(text).toReversed().join(''));

const isShown = ({ kind, places }: FormField, value: FormValue, seen: readonly string[]): boolean => {
  if (places.length === 0 || kind === 'check' || kind === 'radio') return true; // judged by their pictures elsewhere
  return seen.some((one) => [value].flat().every((text) => isSeen(spaceless(String(text)), one)));
};

describe('forms in five scripts, made here and found elsewhere (qpdf, pdftotext, mutool)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const fieldsOf = async (file: SourceFile): Promise<readonly FormField[]> => {
    try {
      const { bytes } = await editable([file], { marksFile: '' }, work);
      const { fields } = JSON.parse(new TextDecoder().decode(bytes)) as EditableReply;
      return fields.filter(({ kind }) => kind !== 'signature' && kind !== 'button');
    } catch (error) {
      if (error instanceof Refusal) return []; // locked, damaged or certified
      throw error;
    }
  };

  /** Fills all fields at once, without those that are refused by their names. */
  const filled = async (file: SourceFile, wished: FormValues) => {
    const refused: string[] = [];
    for (;;) {
      const values = Object.fromEntries(Object.entries(wished).filter(([name]) => !refused.includes(name)));
      if (Object.keys(values).length === 0) return { bytes: undefined, refused };
      try {
        const options = pdfFillForm.options.parse({ values });
        return { bytes: (await fillForm([file], options, work)).bytes, refused };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const name = String(error.facts['field'] ?? '').replace(/^values\./, '');
        if (!Object.hasOwn(values, name)) return { bytes: undefined, refused: Object.keys(wished) };
        refused.push(name);
      }
    }
  };

  const missed: string[] = [];
  const judge = async (file: SourceFile, texts: readonly string[], counts: Counts): Promise<void> => {
    const fields = await fieldsOf(file);
    if (fields.length === 0) return;
    const wished = Object.fromEntries(fields.map((field, at) => [field.name, valueFor(field, texts, at)]));
    const { bytes, refused } = await filled(file, wished);
    counts.forms += 1;
    counts.refused += refused.length;
    if (!bytes) return;
    const values = valuesIn(bytes);
    const seen = seenIn(bytes);
    for (const field of fields.filter(({ name }) => !refused.includes(name))) {
      const value = wished[field.name] ?? '';
      const holds = isHeld(field, value, values.get(field.name));
      const shows = isShown(field, value, seen);
      counts.fields += 1;
      counts.held += Number(holds);
      counts.shown += Number(shows);
      if (!holds || !shows)
        missed.push(`${file.name}, ${field.name} (${field.kind}): ${holds ? 'not shown' : 'not held'}`);
    }
  };

  sweep('hold and show what is filled in, or refuse it by name', async () => {
    const table: Record<string, Counts> = {};
    const rowOf = (name: string): Counts => (table[name] ??= { forms: 0, fields: 0, held: 0, shown: 0, refused: 0 });
    for (const [script, texts] of Object.entries(scripts) as [Script, readonly string[]][]) {
      for (let turn = 0; turn < FORMS; turn += 1) await judge(await madeForm(script, turn), texts, rowOf(script));
    }
    const formPaths = corpusFiles('pdf').filter((path) => readFileSync(path).includes('/AcroForm'));
    for (const path of FORMS > 1 ? formPaths : formPaths.slice(0, 3)) {
      await judge(fileOf(basename(path), readFileSync(path)), scripts.Polish, rowOf('found elsewhere'));
    }
    console.table(table);
    if (missed.length > 0) console.info(missed.join('\n'));
    const sum = (key: keyof Counts): number => Object.values(table).reduce((all, row) => all + row[key], 0);
    expect(Math.min(sum('held'), sum('shown')) / sum('fields')).toBeGreaterThanOrEqual(DONE_LEAST);
  });
});
