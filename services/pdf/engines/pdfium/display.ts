import { withMemory, type Pdfium } from './pdfium.js';

export interface Edges {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes a box from the page's own space to the page as displayed, in points from its top left. */
export type Display = (box: Edges) => Shown;

const byQuarter: readonly ((page: Edges) => Display)[] = [
  (page) => (box) => ({ x: box.left - page.left, y: page.top - box.top, ...upright(box) }),
  (page) => (box) => ({ x: box.bottom - page.bottom, y: box.left - page.left, ...lying(box) }),
  (page) => (box) => ({ x: page.right - box.right, y: box.bottom - page.bottom, ...upright(box) }),
  (page) => (box) => ({ x: page.top - box.top, y: page.right - box.right, ...lying(box) }),
];

const upright = ({ left, bottom, right, top }: Edges) => ({ width: right - left, height: top - bottom });
const lying = ({ left, bottom, right, top }: Edges) => ({ width: top - bottom, height: right - left });

/** For a page that PDFium has loaded. @see ISO 32000-1, table 30: Rotate is clockwise. */
export const displayOf = (module: Pdfium, page: number): Display => {
  const turned = byQuarter[module.FPDFPage_GetRotation(page)] ?? byQuarter[0];
  const visible = withMemory(module, 16, (pointer) => {
    module.FPDF_GetPageBoundingBox(page, pointer);
    const [left = 0, top = 0, right = 0, bottom = 0] = module.pdfium.HEAPF32.subarray(pointer / 4, pointer / 4 + 4);
    return { left, bottom, right, top };
  });
  return (turned as (page: Edges) => Display)(visible);
};
