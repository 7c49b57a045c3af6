import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { freeName, safeName } from '../attachments/safe-names.js';
import { namesList } from '../naming/names-list.js';
import { nameTexts } from '../naming/name-texts.js';
import { newStem } from '../naming/new-name.js';
import { leftAsItIs, loadPdf } from '../opening/load.js';
import type { Operation, Produced, SourceFile, Work } from '../operation.js';
import { storedZip } from '../splitting/stored-zip.js';

type Options = OptionsOf<'pdf-rename'>;

/**
 * Gives PDFs names made of what they say, byte by byte as they are.
 *
 * @param files    one PDF, or several, of which two never get one name.
 * @param options  `namePattern`: `{title}` (of the document, else its first heading), `{heading}`, `{date}` (the first
 *   day that its first two pages name, else that of its making), `{author}`, `{found}` (what stands after the words
 *   `foundAfter`), `{file}` (its old name) and `{n}` (its number) are filled in; `renameTo`: the files, or a list of names.
 * @returns the PDF under its name; a ZIP where there are several; or a CSV file of old and new names. A file of which
 *   nothing for the name is found keeps its own, and a note says so.
 * @throws Refusal as {@link loadPdf}.
 */
export const rename: Operation<'pdf-rename'> = async (files, options, work) => {
  const renamed: Renamed[] = [];
  for (const [at, file] of files.entries()) {
    work.report({ done: at, total: files.length, step: `reading ${file.name}` });
    renamed.push(await renamedFile(file, { options, number: numberOf(at, files.length), work }));
  }
  const named = withFreeNames(renamed);
  const notes = notesAbout(named);
  if (options.renameTo === 'list') {
    const bytes = namesList(named.map(({ before, after }) => [before, after]));
    return { bytes, mime: 'text/csv', extension: '.csv', notes };
  }
  const [only] = named;
  if (only && named.length === 1) return onlyFile(only, notes);
  const entries = new Map(named.map(({ after, bytes }) => [after, bytes]));
  return { bytes: storedZip(entries), mime: 'application/zip', extension: '.zip', notes };
};

const PDF_ENDING = /(?<=.)\.pdf$/i;

interface Renamed {
  readonly before: string;
  /** Undefined where nothing for a name was found. */
  readonly stem: string | undefined;
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

type Named = Renamed & { readonly after: string };

/** As many digits as the last one has. */
const numberOf = (at: number, count: number): string => String(at + 1).padStart(String(count).length, '0');

interface Renaming {
  readonly options: Options;
  readonly number: string;
  readonly work: Work;
}

const renamedFile = async (file: SourceFile, { options, number, work }: Renaming): Promise<Renamed> => {
  const source = await loadPdf(file, work);
  const asked = { pattern: options.namePattern, foundAfter: options.foundAfter };
  const texts = await nameTexts({ file, source }, asked, work);
  const stem = newStem(options.namePattern, { ...texts, n: number });
  return { before: file.name, stem, bytes: leftAsItIs(file, source), notes: source.notes };
};

const withFreeNames = (renamed: readonly Renamed[]): readonly Named[] => {
  const taken = new Set<string>();
  return renamed.map((one) => {
    const wanted = `${one.stem ?? safeName(one.before, 'document').replace(PDF_ENDING, '')}.pdf`;
    const after = freeName(wanted, (name) => taken.has(name));
    taken.add(after.toLowerCase());
    return { ...one, after };
  });
};

const onlyFile = ({ bytes, after }: Named, notes: readonly Note[]): Produced => ({
  bytes,
  mime: 'application/pdf',
  extension: '.pdf',
  stem: after.replace(PDF_ENDING, ''),
  notes,
});

const NAMED_MAX = 20;

const notesAbout = (named: readonly Named[]): readonly Note[] => {
  const unnamed = named.filter(({ stem }) => stem === undefined).map(({ before }) => before);
  const listed = named.filter(({ stem }) => stem !== undefined).slice(0, NAMED_MAX);
  const list = unnamed.slice(0, NAMED_MAX).join(', ') + (unnamed.length > NAMED_MAX ? ', …' : '');
  return [
    ...named.flatMap(({ notes }) => notes),
    ...listed.map(({ before, after }) => ({ code: 'rename.named', text: `New name of ${before}: ${after}` })),
    ...(unnamed.length > 0 ? [{ code: 'rename.kept', text: `Nothing for a name was found in: ${list}` }] : []),
  ];
};
