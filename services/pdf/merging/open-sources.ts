import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { extractPages, rewritten, withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { hasXfa } from './forms.js';
import { openSource, type Source } from './source.js';
import { Irregular } from '../raw/value.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { isEngineFailure } from '../opening/unreadable.js';

/** A source that turns out to be damaged can be had once more, as another engine sees it. */
export interface OpenedSource extends Source {
  /** @throws Refusal `pdf.unreadable` when there is no further one. */
  readonly again: () => Promise<OpenedSource>;
}

type File = Pick<SourceFile, 'name' | 'bytes' | 'password'>;

type Version = () => Promise<Pick<Source, 'bytes' | 'notes'> & { readonly pageCount?: number }>;

/**
 * Opens PDFs so that pages can be taken from them: as they are, which is quickest, else as {@link loadPdf} opens them,
 * else as an engine writes them anew.
 *
 * @param onStart  told before each file.
 * @throws Refusal as {@link loadPdf}, naming the file.
 */
export const openSources = async (
  files: readonly File[],
  work: WithQpdf,
  onStart?: (index: number) => void,
): Promise<readonly OpenedSource[]> => {
  const sources: OpenedSource[] = [];
  for (const [index, file] of files.entries()) {
    onStart?.(index);
    sources.push(await firstOf(file, versionsOf(file, work)));
  }
  return sources;
};

const versionsOf = (file: File, work: WithQpdf): readonly Version[] => {
  let loading: Promise<LoadedPdf> | undefined;
  const anew = (write: (bytes: Uint8Array) => Promise<Uint8Array>): Version => {
    return async () => {
      const { bytes, notes, pageCount } = await (loading ??= loadPdf(file, work));
      return { bytes: await write(bytes), notes, pageCount };
    };
  };
  return [
    () => Promise.resolve({ bytes: file.bytes, notes: [] }),
    anew((bytes) => Promise.resolve(bytes)),
    anew((bytes) => work.qpdf.write({ args: ['in.pdf'], files: { 'in.pdf': bytes } })),
    anew((bytes) => withDocument(bytes, rewritten)),
    anew((bytes) => withDocument(bytes, allPages)),
  ];
};

const firstOf = async ({ name }: File, versions: readonly Version[]): Promise<OpenedSource> => {
  for (const [index, version] of versions.entries()) {
    const source = await opened(name, version);
    if (source) return { ...source, again: () => firstOf({ name, bytes: source.bytes }, versions.slice(index + 1)) };
  }
  throw new Refusal('pdf.unreadable', { name, reason: 'its pages are damaged beyond repair' });
};

/** Undefined when the next version has to be tried. */
const opened = async (name: string, version: Version): Promise<Source | undefined> => {
  try {
    const { bytes, notes, pageCount } = await version();
    const source = openSource({ name, bytes, notes });
    if (pageCount !== undefined && source.pageCount !== pageCount) return undefined;
    refuseOver(source);
    return { ...source, notes: [...notes, ...(hasXfa(source) ? [xfaNote(name)] : [])] };
  } catch (error) {
    if (error instanceof Irregular || isEngineFailure(error)) return undefined;
    throw error;
  }
};

const refuseOver = ({ name, pageCount }: Source): void => {
  if (pageCount > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count: pageCount, limit: PAGES_MAX });
};

const xfaNote = (name: string): Note => ({
  code: 'form.xfa-dropped',
  text: `${name} contains its form twice; the XFA version was removed and the standard fields were kept.`,
});

const allPages = (document: PdfiumDocument): Uint8Array =>
  extractPages(
    document,
    Array.from({ length: document.pageCount }, (_, index) => index),
  );
