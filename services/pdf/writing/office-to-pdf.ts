import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { fileTypes } from '../../../contracts/files.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { fontsForOffice } from '../engines/fonts/office-fonts.js';
import { isBlank } from '../engines/pdfium/blank-pages.js';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import {
  OFFICE_INSTALL,
  OfficeFailed,
  OfficeMissing,
  type Office,
  type OfficeWishes,
  type PrintedOffice,
} from '../engines/libreoffice/office.js';
import { disarmed, disarmedNote } from '../office-files/disarm/disarmed.js';
import { saysEncrypted } from '../office-files/encryption.js';
import { unlockedBinary } from '../office-files/locked-binary.js';
import { unlockedOpenDocument } from '../office-files/locked-open-document.js';
import { unlockedPackage } from '../office-files/locked-package.js';
import { canBeSimplified } from '../office-files/simplified.js';
import { withHiddenSheets } from '../office-files/hidden-sheets.js';
import { withOpenChanges } from '../office-files/open-document-changes.js';
import { withChanges, type Revised } from '../office-files/word-changes.js';
import { structureProblem } from '../office-files/office-structure.js';
import { simplifiedNote, simplifiedOffice } from './simplified-office.js';
import { isEngineFailure } from '../opening/unreadable.js';
import type { OfficeWork } from './writing-work.js';

/** How an Office document is to be laid out. */
export type OfficeLayout = Pick<
  OptionsOf<'to-pdf'>,
  'changes' | 'comments' | 'sheets' | 'hiddenSheets' | 'notesPages' | 'standard'
>;

const AS_IT_IS: OfficeLayout = {
  changes: 'shown',
  comments: 'none',
  sheets: 'as-set',
  hiddenSheets: 'left-out',
  notesPages: 'none',
  standard: 'none',
};
/** Only LibreOffice says what is a heading, a list or a table. */
const NEEDS_ENGINE = { field: 'standard', problem: 'needs LibreOffice, which is not installed here; must be none' };
const SLIDES: ReadonlySet<string> = new Set(['.pptx', '.ppt', '.odp']);
const SHEETS: ReadonlySet<string> = new Set(['.xlsx', '.xls', '.ods']);
/** Their changes are known to LibreOffice alone. */
const TEXTS_OF_OTHERS: ReadonlySet<string> = new Set(['.doc', '.rtf']);
const TEXTS: ReadonlySet<string> = new Set([...TEXTS_OF_OTHERS, '.odt']);

interface Converted {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Lays out an Office document as its own program would print it; without the Office engine in a simplified layout,
 * where that can be done, and with a note that says so.
 *
 * @param layout  what becomes of tracked changes, comments, wide and hidden sheets, and the notes of slides; with a standard, LibreOffice says what is a heading, a list or a table.
 * @throws Refusal `office.unreadable`, `office.encrypted`, `office.wrong-password`, `office.unknown-encryption`,
 *   `office.engine-missing`; `tool.option-invalid` for a standard without LibreOffice.
 */
export const officeToPdf = async (
  source: SourceFile,
  work: OfficeWork,
  layout: OfficeLayout = AS_IT_IS,
): Promise<Converted> => {
  const { name, mime } = source;
  const bytes = unlocked(source);
  const problem = await structureProblem(bytes);
  if (problem !== undefined) throw new Refusal('office.unreadable', { name, reason: problem });
  const { bytes: safe, removed } = disarmed(bytes);
  const extension = fileTypes.find((type) => type.mime === mime)?.extensions[0] ?? '';
  const opened = openedFor({ name, bytes: safe, extension }, layout);
  try {
    const { bytes: made, notes } = await laidOut({ name, extension, layout, opened }, work.office);
    return { bytes: made, notes: [...disarmedNote(name, removed), ...notes] };
  } catch (error) {
    if (error instanceof OfficeMissing && layout.standard === 'none')
      return simplified({ ...source, bytes: opened.revised.bytes }, opened, work);
    throw refusalOf(error, name, bytes);
  }
};

/** The refusal of a document that no engine has laid out; any other problem as it is. */
const refusalOf = (error: unknown, name: string, bytes: Uint8Array): unknown => {
  if (error instanceof OfficeMissing) return new Refusal('tool.option-invalid', NEEDS_ENGINE);
  if (!(error instanceof OfficeFailed)) return error;
  return saysEncrypted(bytes)
    ? new Refusal('office.unknown-encryption', { name })
    : new Refusal('office.unreadable', { name, reason: error.message }, { cause: error });
};

/** A document as it goes to an engine. */
interface Opened {
  readonly extension: string;
  readonly revised: Revised;
  /** Notes about it so far. */
  readonly notes: readonly Note[];
}

/** With its hidden sheets shown and its changes accepted or rejected, as far as that can be done in the file. */
const openedFor = (
  { name, bytes, extension }: Pick<SourceFile, 'name' | 'bytes'> & { readonly extension: string },
  layout: OfficeLayout,
): Opened => {
  const shows = layout.hiddenSheets === 'shown';
  const sheets = SHEETS.has(extension) ? withHiddenSheets(bytes, shows) : { bytes, hidden: 0 };
  const notes = shows ? [] : hiddenSheetsNote(name, sheets.hidden);
  return { extension, revised: revisedAs(sheets.bytes, layout.changes), notes };
};

interface ToLayOut {
  readonly name: string;
  readonly extension: string;
  readonly layout: OfficeLayout;
  readonly opened: Opened;
}

const laidOut = async ({ name, extension, layout, opened }: ToLayOut, office: Office): Promise<Converted> => {
  const { revised } = opened;
  const wishes = {
    name,
    fonts: await fontsForOffice(revised.bytes),
    fitsSheets: layout.sheets === 'page-width' && SHEETS.has(extension),
    keepsComments: layout.comments === 'notes',
    notesPages: SLIDES.has(extension) ? layout.notesPages : 'none',
    isTagged: layout.standard !== 'none',
  };
  const { bytes, ...found } = await printed(office, { ...wishes, extension, revised, as: layout.changes });
  const seen = await lookAt(bytes, extension);
  const notes = [
    ...changesNote(name, layout, found),
    ...opened.notes,
    ...noNotesNote(name, found.slidesWithNotes),
    ...seenNotes(name, seen),
  ];
  return { bytes, notes };
};

const revisedAs = (bytes: Uint8Array, as: OfficeLayout['changes']): Revised =>
  withOpenChanges(bytes, as) ?? withChanges(bytes, as);

/** The document in a protected file that its password opens; any other file as it is. */
const unlocked = ({ name, bytes, password = '' }: SourceFile): Uint8Array => {
  const unlockedFile =
    unlockedPackage(bytes, password) ?? unlockedOpenDocument(bytes, password) ?? unlockedBinary(bytes, password);
  if (unlockedFile === 'locked')
    throw new Refusal(password === '' ? 'office.encrypted' : 'office.wrong-password', { name });
  if (unlockedFile === 'unknown') throw new Refusal('office.unknown-encryption', { name });
  return unlockedFile?.bytes ?? bytes;
};

/** A file as it is, or where it is an Office document, the PDF of it. @throws Refusal as {@link officeToPdf} */
export const withoutOffice = async <File extends SourceFile>(
  file: File,
  work: OfficeWork,
): Promise<{ readonly file: File; readonly notes: readonly Note[] }> => {
  if (file.kind !== 'office') return { file, notes: [] };
  const { bytes, notes } = await officeToPdf(file, work);
  return { file: { ...file, kind: 'pdf', mime: 'application/pdf', bytes }, notes };
};

interface Seen {
  readonly isBlank: boolean;
  /** A number is not shown, since its column is too narrow. */
  readonly isNarrow: boolean;
}

/** An engine may end well and have made nothing. @throws OfficeFailed when it made no PDF with pages */
const lookAt = async (bytes: Uint8Array, extension: string): Promise<Seen> => {
  try {
    const seen = await withDocument(bytes, (document) => ({
      pages: document.pageCount,
      isBlank: isBlank(document),
      isNarrow: SHEETS.has(extension) && showsNoNumber(document),
    }));
    if (seen.pages > 0) return seen;
  } catch (error) {
    if (!isEngineFailure(error)) throw error;
  }
  throw new OfficeFailed('LibreOffice made a PDF of it that does not open');
};

const seenNotes = (name: string, { isBlank: blank, isNarrow }: Seen): readonly Note[] => [
  ...(blank ? [blankNote(name)] : []),
  ...(isNarrow ? [narrowNote(name)] : []),
];

/** A sheet shows this in the place of a number that its column has no room for. */
const NO_ROOM = /^#{3,}$/;
/** So many pages of a long print are enough to tell. */
const PAGES_LOOKED_AT = 100;

const showsNoNumber = (document: PdfiumDocument): boolean =>
  Array.from({ length: Math.min(document.pageCount, PAGES_LOOKED_AT) }, (_, index) => index).some((index) =>
    readPlacedWords(document, index).some(({ text }) => NO_ROOM.test(text)),
  );

const narrowNote = (name: string): Note => ({
  code: 'office.narrow-columns',
  text: `Some columns of ${name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.`,
});

interface ToPrint extends OfficeWishes {
  readonly extension: string;
  readonly revised: Revised;
  readonly as: OfficeLayout['changes'];
}

type Printed = Revised & Pick<PrintedOffice, 'slidesWithNotes'>;

/** LibreOffice sees to the changes that only it finds, and tells of them. */
const printed = async (office: Office, { extension, revised, as, ...wishes }: ToPrint): Promise<Printed> => {
  let outcome: PrintedOffice = { holdsDeleted: undefined };
  const onPrinted = (one: PrintedOffice): void => {
    outcome = one;
  };
  if (revised.isRevised && !TEXTS_OF_OTHERS.has(extension)) {
    const bytes = await office.toPdf(revised.bytes, extension, { ...wishes, onPrinted });
    return { ...revised, bytes, slidesWithNotes: outcome.slidesWithNotes };
  }
  const bytes = await office.toPdf(revised.bytes, extension, { ...wishes, changes: as, onPrinted });
  if (outcome.holdsDeleted !== undefined) return { bytes, holdsDeleted: outcome.holdsDeleted, isRevised: true };
  const word = TEXTS.has(extension) ? await asWord(office, revised.bytes, extension) : undefined;
  if (!word) return { bytes, holdsDeleted: false, isRevised: false };
  const { bytes: changed, ...known } = withChanges(disarmed(word).bytes, as);
  return { ...known, bytes: as === 'shown' ? bytes : await office.toPdf(changed, '.docx', wishes) };
};

/** A LibreOffice that looks into a text may end at its comments. As a Word file its changes are known without one. */
const asWord = async (office: Office, bytes: Uint8Array, extension: string): Promise<Uint8Array | undefined> => {
  try {
    return await office.toWord?.(bytes, extension);
  } catch (error) {
    if (error instanceof OfficeFailed) return undefined; // a note says that the changes are as they were
    throw error;
  }
};

/** The note about tracked changes: those that stay, and those that could not be accepted or rejected. */
const changesNote = (
  name: string,
  layout: OfficeLayout,
  { holdsDeleted, isRevised }: Pick<Revised, 'holdsDeleted' | 'isRevised'>,
): readonly Note[] => {
  if (layout.changes !== 'shown' && (!isRevised || holdsDeleted)) return [changesKeptNote(name)];
  return holdsDeleted ? [deletedShownNote(name)] : [];
};

const changesKeptNote = (name: string): Note => ({
  code: 'office.changes-kept',
  text: `Tracked changes of ${name} are shown as marked, if it has any: they could not be accepted or rejected.`,
});

const deletedShownNote = (name: string): Note => ({
  code: 'office.deleted-shown',
  text: `${name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.`,
});

const hiddenSheetsNote = (name: string, hidden: number): readonly Note[] => {
  if (hidden === 0) return [];
  const text =
    hidden === 1
      ? `A hidden sheet of ${name} was left out. Convert it with hidden sheets to have it, too.`
      : `${hidden} hidden sheets of ${name} were left out. Convert it with hidden sheets to have them, too.`;
  return [{ code: 'office.hidden-sheets', text }];
};

const noNotesNote = (name: string, slidesWithNotes: number | undefined): readonly Note[] =>
  slidesWithNotes === 0
    ? [{ code: 'office.no-notes', text: `No slide of ${name} has notes: its notes pages show the slides alone.` }]
    : [];

const blankNote = (name: string): Note => ({
  code: 'office.blank',
  text: `Nothing is on the pages that LibreOffice made of ${name}. If it is not empty, save it in a newer format first.`,
});

const simplified = async (file: SourceFile, { extension, notes }: Opened, work: OfficeWork): Promise<Converted> => {
  const { name, bytes } = file;
  if (saysEncrypted(bytes)) throw new Refusal('office.unknown-encryption', { name });
  if (!canBeSimplified(extension)) throw new Refusal('office.engine-missing', { name, install: OFFICE_INSTALL });
  try {
    return { bytes: await simplifiedOffice(file, extension, work), notes: [simplifiedNote(name), ...notes] };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('office.unreadable', { name, reason: 'its contents are damaged' }, { cause: error });
  }
};
