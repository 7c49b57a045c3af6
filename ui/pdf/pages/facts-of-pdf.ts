import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { OutlineItem } from '../../../contracts/api/inspection.js';
import type { DocumentFacts } from './document-facts.js';

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The page, from 1, of a destination that is named or written out; null where there is no such page. @see ISO 32000-1, 12.3.2 */
const pageOf = async (pdf: PDFDocumentProxy, dest: Node['dest']): Promise<number | null> => {
  try {
    const destination = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) as readonly unknown[] | null;
    const page = destination?.[0];
    const isReference = typeof page === 'object' && page !== null;
    const index = isReference ? await pdf.getPageIndex(page as Parameters<typeof pdf.getPageIndex>[0]) : page;
    return Number.isInteger(index) && Number(index) >= 0 && Number(index) < pdf.numPages ? Number(index) + 1 : null;
  } catch {
    return null;
  }
};

interface Placed {
  readonly node: Node;
  readonly depth: number;
}

const flat = (nodes: readonly Node[], depth = 0): readonly Placed[] =>
  nodes.flatMap((node) => [{ node, depth }, ...flat(node.items, depth + 1)]);

const outlineOf = async (pdf: PDFDocumentProxy): Promise<OutlineItem[]> => {
  // pdf.js gives null where there is none, other than its types say
  const nodes = (await pdf.getOutline()) as readonly Node[] | null;
  return Promise.all(
    flat(nodes ?? []).map(async ({ node, depth }) => ({
      title: node.title,
      page: await pageOf(pdf, node.dest),
      depth,
    })),
  );
};

const text = (...candidates: readonly unknown[]): string | null => {
  const text = candidates
    .map((one) => (Array.isArray(one) ? one.join(', ') : one))
    .find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : null;
};

/** The properties of a document; newer ones may have them in their XMP alone. */
export const factsOf = async (pdf: PDFDocumentProxy): Promise<DocumentFacts> => {
  const [{ info, metadata }, outline, pageLabels] = await Promise.all([
    pdf.getMetadata(),
    outlineOf(pdf),
    pdf.getPageLabels().catch(() => null), // a damaged list calls no page anything
  ]);
  const said = info as Readonly<Record<string, unknown>>;
  // without XMP, pdf.js gives null, other than its types say
  const xmp = (name: string): unknown => (metadata as { get(name: string): unknown } | null)?.get(name);
  return {
    pageCount: pdf.numPages,
    outline,
    pageLabels,
    title: text(said['Title'], xmp('dc:title')),
    author: text(said['Author'], xmp('dc:creator')),
    subject: text(said['Subject'], xmp('dc:description')),
    keywords: text(said['Keywords'], xmp('pdf:keywords')),
    language: text(said['Language']),
  };
};
