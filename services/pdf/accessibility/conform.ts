import { PDFBool, PDFDict, PDFHexString, type PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PROPERTY_MAX } from '../../../contracts/limits.js';
import type { Standard } from '../../../contracts/tools/to-pdf.js';
import { archiveDocument } from '../archiving/archive-document.js';
import { describe } from '../archiving/description.js';
import { pagesThatLookDifferent } from '../archiving/same-appearance.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { dictAt, peopleText } from '../content/objects.js';
import { frameOf } from '../content/page-frame.js';
import { pdfName } from '../content/pdf-name.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import { provenNote } from '../engines/verapdf/proven-note.js';
import type { JudgedStandard } from '../engines/verapdf/verapdf.js';
import { languageOf } from '../exporting/document-language.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { openPdf, saveDense } from '../opening/editable.js';
import type { LoadedPdf } from '../opening/load.js';
import type { Work } from '../operation.js';
import { counted, languageNote, titleNote } from './access-notes.js';
import { mendElements } from './mend-elements.js';
import { openStructure } from './open-structure.js';
import { structureFindings } from './structure-findings.js';
import { tagAnnotations } from './tag-annotations.js';
import { tagLooseContent } from './tag-loose-content.js';

/** A standard that a PDF is to keep, and the name of the file that it was made of. */
export interface ConformWish {
  readonly name: string;
  readonly standard: Exclude<Standard, 'none'>;
}

const STANDARDS: Readonly<Record<ConformWish['standard'], { readonly name: string; readonly judged: JudgedStandard }>> =
  {
    'ua-1': { name: 'PDF/UA-1', judged: 'ua1' },
    'a-2a': { name: 'PDF/A-2a', judged: '2a' },
  };

/**
 * Makes a PDF with structure keep a standard, as far as a machine can, and judges it. One that breaks a rule does not say
 * that it keeps them: the notes name the clauses.
 *
 * @throws Refusal `standard.page-changed` where a page would not look or read as before.
 * @see ISO 14289-1 and ISO 19005-2
 */
export const conform = async (
  source: LoadedPdf,
  wish: ConformWish,
  work: Work,
): Promise<{ readonly bytes: Uint8Array; readonly notes: readonly Note[] }> => {
  const standard = STANDARDS[wish.standard];
  work.report({ done: 0, total: 3, step: 'mending' });
  const document = await withAppearances(source, 'both', work);
  const words = await wordsOf(source.bytes);
  const said = await nameAndLanguage(document, wish.name, words.flat().join(' '));
  const mended = await mend(document, wish.standard, work.now);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 3, step: 'comparing' });
  await refuseChanged(
    { before: source.bytes, after: bytes, words },
    { document, name: wish.name, level: standard.name },
  );
  work.report({ done: 2, total: 3, step: 'proving' });
  const findings = structureFindings(await openPdf(bytes));
  const verdict = await work.judgeArchive(bytes, standard.judged);
  const isSilent = wish.standard === 'ua-1' && findings.silentFigures > 0;
  const broken = verdict ? verdict.rules : isSilent ? ['7.3-1'] : [];
  const notes = [...said, ...mended, ...counted('silent-figures', findings.silentFigures)];
  if (broken.length === 0) return { bytes, notes: [...notes, provenNote('standard', standard.name, verdict)] };
  describe(document, undefined, { now: work.now });
  dropOrphans(document);
  return { bytes: await saveDense(document), notes: [...notes, brokenNote(standard.name, broken)] };
};

/** Gives it the title and the language that it does not have. */
const nameAndLanguage = async (document: PDFDocument, name: string, text: string): Promise<readonly Note[]> => {
  const { catalog } = document;
  const named = nameDocument(document, name);
  const before = peopleText(catalog.lookup(pdfName('Lang'))) ?? '';
  const language = (await languageOf(text, before === '' ? undefined : before)) ?? '';
  if (language !== '') catalog.set(pdfName('Lang'), PDFHexString.fromText(language));
  return [...named, ...(language === before ? [] : [languageNote(language)])];
};

const nameDocument = (document: PDFDocument, name: string): readonly Note[] => {
  const { catalog, context } = document;
  const infoObject = context.lookup(context.trailerInfo.Info);
  const info = infoObject instanceof PDFDict ? infoObject : context.obj({});
  if (info !== infoObject) context.trailerInfo.Info = context.register(info);
  const preferences = dictAt(catalog, 'ViewerPreferences') ?? context.obj({});
  preferences.set(pdfName('DisplayDocTitle'), PDFBool.True);
  catalog.set(pdfName('ViewerPreferences'), preferences);
  if (peopleText(info.lookup(pdfName('Title')))?.trim()) return [];
  const title = name.replace(/\.[^.]*$/, '').slice(0, PROPERTY_MAX);
  info.set(pdfName('Title'), PDFHexString.fromText(title));
  return [titleNote(title)];
};

const mend = async (document: PDFDocument, standard: ConformWish['standard'], now: Date): Promise<readonly Note[]> => {
  if (standard === 'a-2a') await archiveDocument(document, { level: '2a', now });
  else describe(document, { part: 'ua-1' }, { now });
  const structure = openStructure(document);
  const lines = tagLooseContent(structure);
  tagAnnotations(structure);
  const levels = mendElements(structure);
  structure.close();
  for (const { node } of document.getPages()) node.set(pdfName('Tabs'), pdfName('S'));
  dropOrphans(document);
  return [...counted('lines', lines), ...counted('levels-mended', levels)];
};

/** The words of each page, as PDFium reads them. */
const wordsOf = (bytes: Uint8Array): Promise<readonly (readonly string[])[]> =>
  withDocument(bytes, (document) =>
    eachWithin(document.module, { items: [...Array(document.pageCount).keys()] }, (page) =>
      readPlacedWords(document, page).map(({ text }) => text),
    ),
  );

interface Versions {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The words of each page before. */
  readonly words: readonly (readonly string[])[];
}

interface About {
  readonly document: PDFDocument;
  readonly name: string;
  readonly level: string;
}

/** To look takes some hundredths of a second a page. */
const PAGES_COMPARED_MAX = 500;

const refuseChanged = async ({ words, ...versions }: Versions, { document, name, level }: About): Promise<void> => {
  const after = await wordsOf(versions.after);
  const pages = document.getPages();
  const sizes = pages.map(({ node }) => {
    const { width, height, pointsPerUnit } = frameOf(node);
    return Math.max(width, height) * pointsPerUnit;
  });
  const unlike = words.findIndex((page, index) => page.join(' ') !== after[index]?.join(' '));
  const compared = [...pages.keys()].slice(0, PAGES_COMPARED_MAX);
  const [changed = unlike] = await pagesThatLookDifferent(versions, { pages: compared, sizes });
  if (changed >= 0 || after.length !== words.length)
    throw new Refusal('standard.page-changed', { name, page: Math.max(changed, 0) + 1, level });
};

const brokenNote = (level: string, rules: readonly string[]): Note => ({
  code: 'standard.broken',
  text: `This PDF is no valid ${level}, and does not say that it is one. Clauses that it breaks: ${rules.join(', ')}`,
});
