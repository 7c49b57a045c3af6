import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { addFields } from './add-fields.js';
import { annotate, isContent } from './annotate.js';
import { bookmarks } from './bookmarks.js';
import { editText } from './edit-text.js';
import { fillForm } from './fill-form.js';
import { flatten } from './flatten.js';
import { properties } from './properties.js';
import { runStep } from './run-step.js';

type Options = OptionsOf<'pdf-edit'>;

/** A part of an edit: what it does to the file that the parts before it have made; undefined where nothing of it is asked for. */
type Part = (
  options: Options,
  pictures: readonly SourceFile[],
) => ((file: SourceFile, work: Work) => Promise<Produced>) | undefined;

const edits: Part = ({ edits: list, findAndReplace }, pictures) => {
  if (list.length === 0 && findAndReplace === undefined) return undefined;
  const options = { edits: list, findAndReplace };
  return (file, work) =>
    runStep({ tool: 'pdf-edit-text', operation: editText, files: [file, ...pictures], options }, work);
};

const newFields: Part = ({ fields }) => {
  if (!fields || fields.length === 0) return undefined;
  return (file, work) =>
    runStep({ tool: 'pdf-add-fields', operation: addFields, files: [file], options: { fields } }, work);
};

const outline: Part = ({ bookmarks: list, pageLabels }) => {
  if (list.length + pageLabels.length === 0) return undefined;
  const options = { bookmarks: list, pageLabels, fromHeadings: false };
  return (file, work) => runStep({ tool: 'pdf-bookmarks', operation: bookmarks, files: [file], options }, work);
};

const propertiesPart: Part = ({ properties: options }) =>
  options && ((file, work) => runStep({ tool: 'pdf-properties', operation: properties, files: [file], options }, work));

/** No file of marks goes in, and none comes out. */
const plain = { marksFile: '', result: 'pdf' } as const;

const content: Part = ({ marks }, pictures) => {
  const written = marks.filter(isContent);
  const options = { ...plain, marks: written, changed: [], removed: [] };
  if (written.length === 0) return undefined;
  return (file, work) =>
    runStep({ tool: 'pdf-annotate', operation: annotate, files: [file, ...pictures], options }, work);
};

const values: Part = (options) => {
  if (Object.keys(options.values).length === 0) return undefined;
  const filled = { values: options.values, valuesFile: '', flatten: false, result: 'pdf' } as const;
  return (file, work) => runStep({ tool: 'pdf-fill-form', operation: fillForm, files: [file], options: filled }, work);
};

const marks: Part = ({ changed, removed, ...options }, pictures) => {
  const put = options.marks.filter((mark) => !isContent(mark));
  if (put.length + changed.length + removed.length === 0) return undefined;
  const wishes = { ...plain, marks: put, changed, removed };
  return (file, work) =>
    runStep({ tool: 'pdf-annotate', operation: annotate, files: [file, ...pictures], options: wishes }, work);
};

const flat: Part = (options) =>
  options.flatten
    ? (file, work) =>
        runStep({ tool: 'pdf-flatten', operation: flatten, files: [file], options: { what: 'fields' } }, work)
    : undefined;

/** In the order that the declaration of the tool promises. */
const parts: readonly Part[] = [edits, content, newFields, values, marks, flat, outline, propertiesPart];

/**
 * Applies all that a draft holds, one part after the other, each as the tool for it does: all of it, or nothing.
 *
 * @param files    a PDF, and after it the pictures that marks name by their numbers.
 * @param options  of the tools that it consists of; what is empty changes nothing.
 * @throws Refusal as the operations of its parts; `tool.option-invalid` for a draft without a change.
 */
export const edit: Operation<'pdf-edit'> = async ([file, ...pictures], options, work) => {
  const wanted = parts.flatMap((part) => part(options, pictures) ?? []);
  if (wanted.length === 0) {
    throw new Refusal('tool.option-invalid', { field: 'marks', problem: 'must have at least one change' });
  }
  let output: Produced = pdf(file.bytes);
  for (const apply of wanted) {
    const next = await apply({ ...file, bytes: output.bytes }, work);
    output = { ...next, notes: [...output.notes, ...next.notes] };
  }
  return { ...output, notes: [...new Map(output.notes.map((note) => [note.text, note])).values()] };
};
