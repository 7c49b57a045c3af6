import { readPageLinks, writePageLinks, type PageLink } from '../merging/page-links.js';
import { findEditable, packPdf, savePdf } from './editable.js';
import type { LoadedPdf } from './load.js';
import type { Work } from './operation.js';

type Engines = Pick<Work, 'qpdf'>;

/** Links between a file's pages, to be given back after an engine has lost them: both lose those that lead forward. */
export const linksOf = async (source: LoadedPdf, work: Engines): Promise<readonly PageLink[]> => {
  const document = await findEditable(source, work);
  return document ? readPageLinks(document) : [];
};

/** The same document with these links; untouched where there are none, or it can't be edited. */
export const withLinks = async (
  joined: Pick<LoadedPdf, 'bytes' | 'pageCount'>,
  links: readonly PageLink[],
  work: Engines,
): Promise<Uint8Array> => {
  const document = links.length > 0 ? await findEditable(joined, work) : undefined;
  if (!document) return joined.bytes;
  writePageLinks(document, links);
  return packPdf(await savePdf(document), work);
};
