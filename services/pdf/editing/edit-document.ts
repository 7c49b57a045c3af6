import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import { dropMetadata } from '../content/drop-metadata.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { frameOf } from '../content/page-frame.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { editPdf, saveDense } from '../opening/editable.js';
import type { LoadedPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { changeStructure } from './content/actual-text.js';
import { editPage, EditRefused, type EditedPage, type NewPicture } from './edit-page.js';
import { isExplained, readPages } from './read-back.js';
import { pagesChangedOutside } from './same-outside.js';

/** Changes that are asked for in a document. */
export interface DocumentEdits {
  readonly edits: readonly PageEdit[];
  readonly pictures: readonly SourceFile[];
}

interface Edited {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Changes pages where they stand: in their own font where that has the letters, else in the nearest. Another engine reads
 * each page back, and what is not changed looks as before; where that can't be reached, nothing is changed.
 *
 * @throws Refusal `edit.not-found`, `edit.no-picture`, `edit.not-safe`, naming the first change that it is about;
 *   `pages.out-of-range`; `fonts.missing`; as {@link editPdf} and {@link imageToPdf}.
 */
export const editDocument = async (source: LoadedPdf, edits: DocumentEdits, work: Work): Promise<Edited> => {
  const { name, pageCount, bytes } = source;
  const beyond = edits.edits.find(({ page }) => page > pageCount);
  if (beyond) throw new Refusal('pages.not-in-file', { name, page: beyond.page, count: pageCount });
  const before = await readPages(bytes, pagesOf(edits.edits));
  const asked = { source, given: edits, work, before };
  const first = await attempt(asked, edits.edits, new Set());
  if (first.failed.size === 0) return finished(first);
  const second = await attempt(asked, edits.edits, first.failed);
  if (second.failed.size === 0) return finished(second);
  throw await refusalFor(asked, second.failed);
};

interface Asked {
  readonly source: LoadedPdf;
  readonly given: DocumentEdits;
  readonly work: Work;
  /** The text of each page before. */
  readonly before: ReadonlyMap<number, string | undefined>;
}

interface Attempt {
  readonly bytes: Uint8Array;
  readonly pages: ReadonlyMap<number, EditedPage>;
  /** Pages (from 0) that did not come out right. */
  readonly failed: ReadonlySet<number>;
}

const pagesOf = (edits: readonly PageEdit[]): readonly number[] =>
  [...new Set(edits.map(({ page }) => page - 1))].toSorted((one, other) => one - other);

/** All changes at once; on some pages in other fonts than their own. */
const attempt = async (
  { source, given, work, before }: Asked,
  edits: readonly PageEdit[],
  otherFont: ReadonlySet<number>,
): Promise<Attempt> => {
  const document = await editPdf(source, work);
  const pictures = await embedded(document, given.pictures);
  const pages = new Map<number, EditedPage>();
  const numbers = pagesOf(edits);
  for (const [done, index] of numbers.entries()) {
    work.report({ done, total: numbers.length, step: `changing page ${index + 1}` });
    const own = edits.filter(({ page }) => page === index + 1);
    pages.set(
      index,
      await orNamed(source.name, () =>
        editPage(index, { document, edits: own, pictures, otherFont: otherFont.has(index) }),
      ),
    );
  }
  const asked = [...pages].map(([index, { asked: own }]) => [document.getPage(index).ref, own] as const);
  changeStructure(document, new Map(asked));
  for (const index of numbers) dropMetadata(document.getPage(index).node); // copies and pictures of the page as it was
  await document.flush();
  dropOrphans(document);
  const frames = new Map(numbers.map((index) => [index, frameOf(document.getPage(index).node)] as const));
  const bytes = await saveDense(document);
  const after = await readPages(bytes, numbers);
  const misread = numbers.filter((index) => {
    const one = before.get(index);
    const other = after.get(index);
    return one === undefined || other === undefined || !isExplained(one, other, pages.get(index)?.texts ?? []);
  });
  const compared = numbers.flatMap((page) => {
    const frame = frames.get(page);
    return frame ? [{ page, frame, quads: pages.get(page)?.quads ?? [] }] : [];
  });
  const changed = await pagesChangedOutside(source.bytes, bytes, compared);
  return { bytes, pages, failed: new Set([...misread, ...changed]) };
};

const orNamed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EditRefused) throw refusalOf(name, error);
    throw error;
  }
};

const refusalOf = (name: string, { edit, code, reason }: Pick<EditRefused, 'edit' | 'code' | 'reason'>): Refusal => {
  const find = 'find' in edit ? (edit.find ?? '') : '';
  if (code === 'edit.no-picture') return new Refusal(code, { name, page: edit.page });
  if (code === 'edit.not-found') return new Refusal(code, { name, page: edit.page, find });
  return new Refusal(code, { name, page: edit.page, find, reason });
};

/** Names the first change that does not come out right by itself. */
const refusalFor = async (asked: Asked, failed: ReadonlySet<number>): Promise<Refusal> => {
  const doubtful = asked.given.edits.filter(({ page }) => failed.has(page - 1));
  let culprit = doubtful[0];
  if (doubtful.length > 1 && doubtful.length <= TRIED_ALONE_MAX)
    for (const edit of doubtful) {
      if ((await attempt(asked, [edit], new Set())).failed.size === 0) continue;
      culprit = edit;
      break;
    }
  if (!culprit) throw new Error('a change failed that nobody asked for');
  return refusalOf(asked.source.name, {
    edit: culprit,
    code: 'edit.not-safe',
    reason: 'the page would not read or look right afterwards',
  });
};

const TRIED_ALONE_MAX = 20;

const embedded = async (
  document: Awaited<ReturnType<typeof editPdf>>,
  files: readonly SourceFile[],
): Promise<NewPicture[]> => {
  const pictures: NewPicture[] = [];
  for (const file of files) {
    const [page] = await document.embedPdf(await imageToPdf(file));
    if (!page) throw new Error('a picture has no page');
    pictures.push({ form: page.ref, width: page.width, height: page.height });
  }
  return pictures;
};

const finished = ({ bytes, pages }: Attempt): Edited => {
  const all = [...pages.values()];
  const sum = (key: 'inOtherFont' | 'stickingOut'): number => all.reduce((count, page) => count + page[key], 0);
  const notes: Note[] = [];
  if (sum('inOtherFont') > 0)
    notes.push({
      code: 'edit.other-font',
      text: `Lines: ${sum('inOtherFont')}. Their font does not have all letters of the new text, so that is set in the nearest one.`,
    });
  if (sum('stickingOut') > 0)
    notes.push({
      code: 'edit.sticks-out',
      text: `Lines: ${sum('stickingOut')}. Their new text is longer than the old one and was made narrower; it still reaches beyond the text around it.`,
    });
  return { bytes, notes };
};
