import type { PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { attach as attachFiles, type Relationship } from '../attachments/attach.js';
import { attachedFiles } from '../attachments/attached-files.js';
import { safeName } from '../attachments/safe-names.js';
import { takeOff } from '../attachments/take-off.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { readAttachments } from '../engines/pdfium/pdfium-attachments.js';
import { editPdf, openPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';

type Options = OptionsOf<'pdf-attach'>;

/**
 * Attaches files to a PDF, or takes off those that it has: in its list, on its pages and on marks.
 *
 * @param files    the PDF, then what is attached to it as it is, PDFs too.
 * @param options  `attachAction`; to attach: `relationship` to the document, `attachedAs`, a description, and `replaceSame`, else a
 *   file of a name that is taken gets a number; to remove: `attachedNames`, all when empty.
 * @returns the same pages; a note names the files that are attached then.
 * @throws Refusal as {@link loadPdf}; `tool.option-invalid` where there is nothing to attach; `attach.not-there`;
 *   `attach.not-held` where another engine does not find what was attached, byte by byte.
 */
export const attach: Operation<'pdf-attach'> = async ([file, ...others], options, work) => {
  const isRemoval = options.attachAction === 'remove';
  if (!isRemoval && others.length === 0) {
    throw new Refusal('tool.option-invalid', {
      field: 'files',
      problem: 'must be a PDF and the files to attach to it',
    });
  }
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const added = isRemoval
    ? remove(document, { name: file.name, wished: options.attachedNames })
    : add(document, others, { options, now: work.now });
  dropOrphans(document);
  const bytes = await saveDense(document);
  await checkHeld(bytes, { name: file.name, added });
  return pdf(bytes, [...source.notes, listed(await openPdf(bytes))]);
};

/** Files that are added, by name. */
type Added = ReadonlyMap<string, Uint8Array>;

interface Adding {
  readonly options: Options;
  readonly now: Work['now'];
}

const add = (document: PDFDocument, files: readonly SourceFile[], { options, now }: Adding): Added => {
  const meant = files.map(({ name, mime, bytes }) => ({ name: safeName(name, 'file'), mime, bytes }));
  if (options.replaceSame) {
    const names = new Set(meant.map(({ name }) => name));
    takeOff(document, (name) => names.has(name));
  }
  const relationship = relationships[options.relationship];
  const names = attachFiles(document, meant, { relationship, description: options.attachedAs.trim(), now });
  return new Map(names.map((name, index) => [name, meant[index]?.bytes ?? new Uint8Array()]));
};

const relationships: Readonly<Record<Options['relationship'], Relationship>> = {
  unspecified: 'Unspecified',
  source: 'Source',
  data: 'Data',
  alternative: 'Alternative',
  supplement: 'Supplement',
};

const remove = (document: PDFDocument, { name, wished }: { readonly name: string; readonly wished: string }): Added => {
  const there = new Set(attachedFiles(document).map((attached) => attached.name));
  if (there.size === 0) throw new Refusal('attach.none', { name });
  const meant = namesMeant(wished, there);
  const missing = meant.find((one) => !there.has(one));
  if (missing !== undefined) throw new Refusal('attach.not-there', { name, file: missing, files: inWords(there) });
  takeOff(document, (one) => meant.includes(one));
  return new Map();
};

/** A name may hold a comma itself. */
const namesMeant = (wished: string, there: ReadonlySet<string>): readonly string[] => {
  const whole = wished.trim();
  if (whole === '') return [...there];
  return there.has(whole) ? [whole] : whole.split(',').flatMap((name) => name.trim() || []);
};

const NAMED_MAX = 50;

const inWords = (names: Iterable<string>): string => {
  const all = [...names];
  return all.slice(0, NAMED_MAX).join(', ') + (all.length > NAMED_MAX ? ' …' : '');
};

/** @throws Refusal */
const checkHeld = async (
  bytes: Uint8Array,
  { name, added }: { readonly name: string; readonly added: Added },
): Promise<void> => {
  const held = new Map((await readAttachments(bytes)).map((read) => [read.name, read.bytes]));
  for (const [file, given] of added) {
    const read = held.get(file);
    if (!read || Buffer.compare(read, given) !== 0) throw new Refusal('attach.not-held', { name, file });
  }
};

const listed = (document: PDFDocument): Note => {
  const names = attachedFiles(document).map(({ name }) => name);
  return names.length === 0
    ? { code: 'attach.none-left', text: 'No files are attached any more.' }
    : { code: 'attach.listed', text: `Attached files: ${inWords(names)}` };
};
