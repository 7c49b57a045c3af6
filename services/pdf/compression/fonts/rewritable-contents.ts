import { type PDFName, PDFRawStream, type PDFDict, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, resourcesOf } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import { contentOf, partsOf } from '../../content/page-content.js';
import { contentsOf } from '../../content/content-streams.js';

/** Something that is drawn, and how it is written anew. */
export interface RewritableContent {
  /** The page, or the stream of the form, pattern, glyph or appearance. */
  readonly ref: PDFRef;
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | undefined;
  readonly write: (bytes: Uint8Array) => void;
}

/** All that a document draws: its pages, then forms, patterns, glyphs and appearances. What can't be decoded is left out. */
export const rewritableContents = (document: PDFDocument): readonly RewritableContent[] => [
  ...document.getPages().flatMap((page) => pageDrawn(document, page)),
  ...othersDrawn(document),
];

const pageDrawn = ({ context }: PDFDocument, page: PDFPage): readonly RewritableContent[] => {
  if (partsOf(page).length === 0) return [];
  const write = (bytes: Uint8Array): void => {
    page.node.set(pdfName('Contents'), context.register(context.flateStream(bytes)));
  };
  return [{ ref: page.ref, bytes: contentOf(page), resources: resourcesOf(page.node), write }];
};

const othersDrawn = (document: PDFDocument): readonly RewritableContent[] => {
  const inherited = inheritedResources(document);
  return contentsOf(document).flatMap(({ streams, resources, isPage }) => {
    const [stream] = streams;
    const ref = stream && document.context.getObjectRef(stream);
    const bytes = stream && !isPage ? decodedBytes(stream) : undefined;
    if (!stream || !ref || !bytes) return [];
    const write = (after: Uint8Array): void => {
      rewrite(document, { ref, stream, after });
    };
    return [{ ref, bytes, resources: resources ?? inherited.get(stream), write }];
  });
};

/** Forms that have no resources of their own use those of the page that draws them. */
const inheritedResources = (document: PDFDocument): ReadonlyMap<PDFRawStream, PDFDict> => {
  const resourcesByForm = new Map<PDFRawStream, PDFDict>();
  for (const { node } of document.getPages()) {
    const resources = resourcesOf(node);
    for (const value of dictAt(resources, 'XObject')?.values() ?? []) {
      const form = document.context.lookup(value);
      const isOpen = form instanceof PDFRawStream && nameAt(form.dict, 'Subtype') === 'Form';
      if (isOpen && resources && !resourcesByForm.has(form)) resourcesByForm.set(form, resources);
    }
  }
  return resourcesByForm;
};

const OF_CODING: ReadonlySet<PDFName> = new Set(['Filter', 'DecodeParms', 'Length'].map(pdfName));

interface Rewritten {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  readonly after: Uint8Array;
}

const rewrite = ({ context }: PDFDocument, { ref, stream, after }: Rewritten): void => {
  const rewritten = context.flateStream(after);
  for (const [key, value] of stream.dict.entries()) if (!OF_CODING.has(key)) rewritten.dict.set(key, value);
  context.assign(ref, rewritten);
};
