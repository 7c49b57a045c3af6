import type { PDFField } from '@cantoo/pdf-lib';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { FormField, FormValues } from '../../../contracts/form-fields.js';
import { matchValues } from '../../../contracts/form-values/match-values.js';
import { writeValuesFile } from '../../../contracts/form-values/values-file.js';
import { valuesMimes, type ValuesFormat } from '../../../contracts/form-values/values-formats.js';
import { RESULT_MAX_BYTES } from '../../../contracts/limits.js';
import { drawLooks } from '../forms/field-looks.js';
import { openForm, type DocumentForm } from '../forms/form-of-document.js';
import { takeFromReaders } from '../forms/left-to-readers.js';
import { listFields } from '../forms/list-fields.js';
import { refuseUnlessHeld } from '../forms/read-back.js';
import { setValue } from '../forms/set-value.js';
import { shownOf, storedIn } from '../forms/shown-values.js';
import { touchField, touchForm } from '../forms/touch-field.js';
import { problemWords, valuesWished } from '../forms/values-wished.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { nameOf } from '../signing/fields/prepared-fields.js';
import { withoutEarlierVersions } from '../signing/revision/earlier-versions.js';
import { lockOf } from '../signing/revision/locks.js';
import { fieldRefs, openToChange, type ToChange } from '../signing/revision/open-to-change.js';
import { stemOf } from '../splitting/archive.js';
import { storedZip } from '../splitting/stored-zip.js';
import { flatten } from './flatten.js';
import { runStep } from './run-step.js';

/**
 * Fills in fields of a form, as one more revision: signatures that allow it stay valid, protection stays. Where no
 * signature needs the values before, they go (requirement ). Each field shows its value in every viewer, in whatever script. Scripts of the form do not run.
 *
 * @param files    exactly one PDF.
 * @param options  `values` by full names: text for fields to write in and choices, true or false for ticks, the name of a
 *   choice for radio buttons, one or several for lists; '' empties a field. `valuesFile` as in {@link valuesWished}. With
 *   `flatten` all fields become part of their pages afterwards, which no signature outlives.
 * @returns the same pages; another engine has read the values in it. A ZIP with a form for each row of a file that has
 *   several. With another `result`, the values that the form would have, as a file.
 * @throws Refusal as {@link openToChange}; `tool.option-invalid`, naming the field, for one that is not there, is read-only or can't hold the value;
 *   `pdf.change-not-allowed` where a signature locks a field; `fonts.missing`; `form.not-filled`; with `flatten` as
 *   {@link flatten}.
 */
export const fillForm: Operation<'pdf-fill-form'> = async ([file], options, work) => {
  const { result } = options;
  if (result === 'pdf' && options.valuesFile === '') return filledOnce(file, options, work);
  const { document } = await openToChange(file, work, fieldRefs);
  const fields = listFields(document);
  const rows = valuesWished(options, fields);
  if (result !== 'pdf') return valuesIn(result, fields, rows);
  const [only] = rows;
  if (only && rows.length === 1) return filledOnce(file, { ...options, values: only }, work);
  return filledEach(file, rows, { ...options, work });
};

interface Once {
  readonly values: FormValues;
  readonly flatten: boolean;
}

const filledOnce = async (file: SourceFile, { values, flatten: isFlattened }: Once, work: Work): Promise<Produced> => {
  const filled = await filledIn(file, values, work);
  if (!isFlattened) return filled;
  const files = [{ ...file, bytes: filled.bytes }] as const;
  const options = { what: 'fields' } as const;
  const flat = await runStep({ tool: 'pdf-flatten', operation: flatten, files, options }, work);
  return { ...flat, notes: [...filled.notes, ...flat.notes] };
};

/** One file for each row, in a ZIP. */
const filledEach = async (
  file: SourceFile,
  rows: readonly FormValues[],
  { flatten: isFlattened, work }: { readonly flatten: boolean; readonly work: Work },
): Promise<Produced> => {
  const files = new Map<string, Uint8Array>();
  const notes = new Map<string, Note>();
  const base = stemOf(file.name);
  let size = 0;
  for (const [at, values] of rows.entries()) {
    work.report({ done: at, total: rows.length, step: `form ${at + 1} of ${rows.length}` });
    const quiet = { ...work, report: () => undefined };
    const filled = await inRow(at, () => filledOnce(file, { values, flatten: isFlattened }, quiet));
    size += filled.bytes.length;
    if (size > RESULT_MAX_BYTES) throw new Refusal('result.too-large', { limit: RESULT_MAX_BYTES / MB });
    files.set(`${base}-${String(at + 1).padStart(String(rows.length).length, '0')}.pdf`, filled.bytes);
    for (const note of filled.notes) notes.set(note.text, note);
  }
  return { bytes: storedZip(files), mime: 'application/zip', extension: '.zip', notes: [...notes.values()] };
};

/** A refusal of an option names the row that it comes from. */
const inRow = async <Made>(at: number, work: () => Promise<Made>): Promise<Made> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'tool.option-invalid') throw error;
    const { field, problem } = error.facts;
    throw new Refusal('tool.option-invalid', {
      ...error.facts,
      field: `${field}`,
      problem: `in row ${at + 1}: ${problem}`,
    });
  }
};

/** The values of the form, with those that are wished for in it. */
const valuesIn = (
  format: ValuesFormat,
  fields: readonly FormField[],
  [values = {}, ...others]: readonly FormValues[],
): Produced => {
  if (others.length > 0)
    throw new Refusal('tool.option-invalid', {
      field: 'valuesFile',
      problem: 'must fill one form to come back as values',
    });
  const { values: matched, problems } = matchValues(values, fields);
  const [first] = problems;
  if (first)
    throw new Refusal('tool.option-invalid', { field: `values.${first.field}`, problem: problemWords(first, fields) });
  const bytes = writeValuesFile(format, fields, matched);
  return { bytes, mime: valuesMimes[format], extension: `.${format}`, notes: [] };
};

const filledIn = async (file: SourceFile, values: FormValues, work: Work): Promise<Produced> => {
  const revision = await openToChange(file, work, fieldRefs);
  const form = openForm(revision.document);
  if (form.hadXfa) touchForm(revision);
  const named = fieldsNamed(form, values);
  refuseLocked(revision, file.name, named);
  work.report({ done: 0, total: 2, step: 'filling in' });
  const before = new Map([...named].map(([name, field]) => [name, storedIn(field)] as const));
  for (const [name, field] of named) setValue(name, field, values[name] ?? '');
  const shown = [...named.values()].flatMap((field) => shownOf(field) ?? []);
  const clipped = await drawLooks(revision.document, [
    ...shown,
    ...takeFromReaders(revision, form, new Set(named.keys())),
  ]);
  for (const field of named.values()) touchField(revision, field);
  const stored = new Map([...named].map(([name, field]) => [name, storedIn(field)] as const));
  const revised = await revision.save();
  const replaces = [...before].some(([name, texts]) => saidOtherwise(texts, stored.get(name)));
  const { bytes, notes } = replaces ? await withoutEarlierVersions(file, revised, work) : { bytes: revised, notes: [] };
  work.report({ done: 1, total: 2, step: 'reading back' });
  await refuseUnlessHeld({ ...file, bytes }, stored, work);
  return pdf(bytes, [...revision.notes, ...notes, ...notesOn(file.name, { form, named, clipped })]);
};

/** A field without a tick, and one that is empty, said nothing that could be found later. */
const saidOtherwise = (before: readonly string[], after: readonly string[] = []): boolean =>
  before.some((text) => text !== '' && text !== 'Off' && !after.includes(text));

type Named = ReadonlyMap<string, PDFField>;

const LISTED_NAMES_MAX = 10;

const fieldsNamed = ({ fields }: DocumentForm, values: FormValues): Named => {
  const entries = Object.keys(values).map((name) => {
    const field = fields.get(name);
    if (field) return [name, field] as const;
    const names = [...fields.keys()];
    const listed = names.slice(0, LISTED_NAMES_MAX).join(', ') + (names.length > LISTED_NAMES_MAX ? ', …' : '');
    const problem = names.length === 0 ? 'the document has no form' : `there is no such field; there are ${listed}`;
    throw new Refusal('tool.option-invalid', { field: `values.${name}`, problem });
  });
  return new Map(entries);
};

const refuseLocked = ({ document }: ToChange, name: string, named: Named): void => {
  for (const field of named.keys()) {
    const reason = lockOf(document, { kind: 'form', field });
    if (reason !== undefined) throw new Refusal('pdf.change-not-allowed', { name, reason });
  }
};

interface Filled {
  readonly form: DocumentForm;
  readonly named: Named;
  readonly clipped: readonly PDFField[];
}

const notesOn = (name: string, { form, named, clipped }: Filled): readonly Note[] => {
  const calculated = [...form.calculated].filter((one) => !named.has(one));
  const notes: Note[] = [];
  if (form.hadXfa)
    notes.push({
      code: 'form.xfa-dropped',
      text: `${name} contains its form twice; the XFA version was removed and the standard fields were kept.`,
    });
  if (calculated.length > 0)
    notes.push({
      code: 'form.not-calculated',
      text: `The scripts of ${name} did not run, so these fields are as they were: ${calculated.join(', ')}.`,
    });
  if (clipped.length > 0)
    notes.push({
      code: 'form.text-clipped',
      text: `The text of these fields is longer than they show: ${clipped.map(({ acroField }) => nameOf(acroField.dict)).join(', ')}.`,
    });
  return notes;
};
