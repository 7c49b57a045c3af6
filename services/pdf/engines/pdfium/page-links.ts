import { displayOf, type Display } from './display.js';
import type { PdfiumDocument } from './pdfium-document.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** Part of a page that leads to an address, in points from its top left as displayed. */
export interface PageLink {
  /** As the file says it. */
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page with more is no page that somebody reads. */
const LINKS_MAX = 2000;
const LINES_MAX = 50;
/** Bytes. */
const ADDRESS_MAX = 2000;
const TO_ADDRESS = 3;
const FLOAT = 4;
const QUAD = 8 * FLOAT;

/**
 * The links of a page (from 0) to addresses, one for each line of text that they stand on.
 *
 * @see ISO 32000-1, 12.5.6.5: a link's QuadPoints, or else its Rect; 12.6.4.7: addresses
 */
export const readLinks = ({ module, handle }: PdfiumDocument, index: number): PageLink[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const display = displayOf(module, page);
    const links: PageLink[] = [];
    for (const link of linksOn(module, page)) {
      const address = links.length < LINKS_MAX ? addressOf(module, handle, link) : '';
      if (address !== '') links.push(...boxesOf(module, link).map((box) => ({ address, ...display(box) })));
    }
    return links;
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const linksOn = (module: Pdfium, page: number): number[] =>
  withMemory(module, 8, (at) => {
    const links: number[] = [];
    module.pdfium.HEAP32.set([0, 0], at / 4);
    while (links.length < LINKS_MAX && module.FPDFLink_Enumerate(page, at, at + 4)) {
      links.push(module.pdfium.HEAP32[at / 4 + 1] ?? 0);
    }
    return links;
  });

const addressOf = (module: Pdfium, document: number, link: number): string => {
  const action = module.FPDFLink_GetAction(link);
  if (action === 0 || module.FPDFAction_GetType(action) !== TO_ADDRESS) return '';
  const size = module.FPDFAction_GetURIPath(document, action, 0, 0);
  if (size <= 1 || size > ADDRESS_MAX) return '';
  return withMemory(module, size, (at) => {
    module.FPDFAction_GetURIPath(document, action, at, size);
    return Buffer.from(module.pdfium.HEAPU8.subarray(at, at + size - 1)).toString('utf8');
  });
};

type Edges = Parameters<Display>[0];

const boxesOf = (module: Pdfium, link: number): readonly Edges[] => {
  const quads = Math.min(LINES_MAX, module.FPDFLink_CountQuadPoints(link));
  const lines = Array.from({ length: quads }, (_, line) => quadOf(module, link, line)).filter(
    (box) => box !== undefined,
  );
  return lines.length > 0 ? lines : rectOf(module, link);
};

const quadOf = (module: Pdfium, link: number, line: number): Edges | undefined =>
  withMemory(module, QUAD, (at) => {
    if (!module.FPDFLink_GetQuadPoints(link, line, at)) return undefined;
    const points = [...module.pdfium.HEAPF32.subarray(at / FLOAT, (at + QUAD) / FLOAT)];
    const across = points.filter((_, place) => place % 2 === 0);
    const up = points.filter((_, place) => place % 2 === 1);
    return {
      left: Math.min(...across),
      right: Math.max(...across),
      bottom: Math.min(...up),
      top: Math.max(...up),
    };
  });

const rectOf = (module: Pdfium, link: number): readonly Edges[] =>
  withMemory(module, 4 * FLOAT, (at) => {
    if (!module.FPDFLink_GetAnnotRect(link, at)) return [];
    const [left = 0, top = 0, right = 0, bottom = 0] = module.pdfium.HEAPF32.subarray(at / FLOAT, at / FLOAT + 4);
    return [{ left, top, right, bottom }];
  });
