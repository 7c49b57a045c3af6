import { PDFDict, type PDFDocument } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { PROPERTY_MAX } from '../../../contracts/limits.js';
import { counted, languageNote, titleNote } from '../accessibility/access-notes.js';
import { mendTabOrder, namelessFields, showsTitle } from '../accessibility/mend-navigation.js';
import { structureFindings, type StructureFindings } from '../accessibility/structure-findings.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { peopleText } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { setProperties } from '../editing/outline/set-properties.js';
import { languageOf } from '../exporting/document-language.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { leftAsItIs, loadPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { readPages } from '../reading/read-document.js';

/**
 * Mends what a machine can for people who hear a PDF or use it by keyboard: title, language and tab order; and says what
 * is left to people.
 *
 * @param files    exactly one PDF.
 * @param options  `documentTitle`, else the one that it has, its first heading or the name of the file; `documentLanguage`, else
 *   the one that its text is in.
 * @returns the file as it is where nothing was to be mended; notes name what was, and what was found.
 * @throws Refusal as {@link loadPdf}.
 */
export const accessibility: Operation<'pdf-accessibility'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const said = await saidBy(file, work);
  const document = await editPdf(source, work);
  const before = propertiesOf(document);
  const wished = await wishedFor({ options, before, said, name: file.name });
  const findings = structureFindings(document);
  const isNamed = wished.title === before.title && showsTitle(document);
  const isSpoken = wished.language === before.language;
  const tabPages = mendTabOrder(document, findings.isTagged);
  const left = leftToPeople({ findings, said, language: wished.language, nameless: namelessFields(document) });
  if (isNamed && isSpoken && tabPages === 0) {
    return pdf(leftAsItIs(file, source), [...source.notes, ...noteIf('nothing-mended', true), ...left]);
  }
  setProperties(document, { ...UNCHANGED, ...wished }, work.now);
  dropOrphans(document);
  const mended = [...(isNamed ? [] : [titleNote(wished.title)]), ...(isSpoken ? [] : [languageNote(wished.language)])];
  return pdf(await saveDense(document), [...source.notes, ...mended, ...counted('tabs', tabPages), ...left]);
};

interface Wishing {
  readonly options: OptionsOf<'pdf-accessibility'>;
  readonly before: ReturnType<typeof propertiesOf>;
  readonly said: Said;
  readonly name: string;
}

/** The title and the language that the document is to have; '' where its language can't be told. */
const wishedFor = async ({ options, before, said, name }: Wishing) => ({
  title: firstSaid(options.documentTitle.trim(), before.title, said.heading, stemOf(name)),
  language: firstSaid(options.documentLanguage, await languageOf(said.text, before.language || undefined)),
});

const firstSaid = (...texts: readonly (string | undefined)[]): string => texts.find(Boolean) ?? '';

interface Left {
  readonly findings: StructureFindings;
  readonly said: Said;
  readonly language: string;
  readonly nameless: number;
}

const leftToPeople = ({ findings, said, language, nameless }: Left): readonly Note[] => {
  const remainders = [
    ...noteIf('no-language', language === ''),
    ...noteIf('no-tags', !findings.isTagged),
    ...counted('silent-figures', findings.silentFigures),
    ...counted('tables', findings.tablesWithoutHeads),
    ...counted('levels', findings.skippedLevels),
    ...counted('fields', nameless),
    ...emptyNote(said.emptyPages),
  ];
  return remainders.length > 0 ? remainders : noteIf('nothing-left', true);
};

const UNCHANGED = { title: '', author: '', subject: '', keywords: '', language: '', removeEmpty: false };

const SENTENCES = {
  'nothing-mended': 'Title, language and tab order were right, so nothing was changed.',
  'nothing-left':
    'Nothing else was found that a machine can check. Reading order and the sense of texts are left to people.',
  'no-language': 'Its language could not be found out: there is too little text. Set it by hand.',
  'no-tags': 'It has no tags: readers that speak can only guess what is a heading, a list or a table.',
} as const;

const noteIf = (code: keyof typeof SENTENCES, isSo: boolean): readonly Note[] =>
  isSo ? [{ code: `access.${code}`, text: SENTENCES[code] }] : [];

const PAGES_NAMED_MAX = 20;

const emptyNote = (pages: readonly number[]): readonly Note[] => {
  if (pages.length === 0) return [];
  const named = pages.slice(0, PAGES_NAMED_MAX).join(', ') + (pages.length > PAGES_NAMED_MAX ? ', …' : '');
  return [{ code: 'access.no-text', text: `Pages without text, of which readers that speak say nothing: ${named}` }];
};

const propertiesOf = ({ catalog, context }: PDFDocument) => {
  const info = context.lookup(context.trailerInfo.Info);
  const title = info instanceof PDFDict ? peopleText(info.lookup(pdfName('Title'))) : undefined;
  return { title: title?.trim() ?? '', language: peopleText(catalog.lookup(pdfName('Lang'))) ?? '' };
};

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, PROPERTY_MAX);

interface Said {
  readonly text: string;
  readonly heading: string | undefined;
  readonly emptyPages: readonly number[];
}

/** The text of a document, its first heading, and the pages (from 1) that say nothing. */
const saidBy = async (file: SourceFile, work: Work): Promise<Said> => {
  const { pages } = await readPages(file, {
    report: (progress) => {
      work.report(progress);
    },
    qpdf: work.qpdf,
  });
  const blocks = pages.flatMap((page) => page.blocks);
  const heading = blocks.find(({ kind, text }) => kind === 'heading' && text.trim() !== '')?.text.trim();
  const emptyPages = pages.flatMap((page, index) =>
    page.blocks.some(({ text }) => text.trim() !== '') ? [] : [index + 1],
  );
  return { text: blocks.map(({ text }) => text).join('\n'), heading: heading?.slice(0, PROPERTY_MAX), emptyPages };
};
