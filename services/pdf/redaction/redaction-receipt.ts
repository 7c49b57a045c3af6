import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { boxesByPage, type Box } from './pages/box.js';
import { quadOf, type Quad } from '../content/geometry.js';
import type { GateName } from './gates/gate-report.js';
import type { RasterReason } from './remove/rebuild-pages.js';
import type { Redacted } from './redact-document.js';
import type { Survey } from './survey/survey.js';

/** Proof of a redaction, without a word of what was removed. Pages count from 1. */
export interface RedactionReceipt {
  readonly version: 1;
  readonly kind: 'redaction';
  readonly input: { readonly sha256: string; readonly pages: number };
  readonly output: { readonly sha256: string };
  readonly items: readonly ItemRecord[];
  readonly pages: readonly PageRecord[];
  /** Pages that show something but have no text to be searched, or have pictures that may hold more of it. */
  readonly notSearched: readonly number[];
  /** Where annotations and form fields were removed. */
  readonly annotations: readonly { readonly page: number; readonly corners: readonly (readonly number[])[] }[];
  /** How many of each were removed or emptied outside of the pages' content. */
  readonly scrubbed: Readonly<Record<string, number>>;
  readonly gates: readonly { readonly gate: GateName; readonly passed: boolean; readonly extent: string }[];
  readonly engines: Readonly<Record<string, string>>;
}

interface ItemRecord {
  readonly id: string;
  readonly type: RedactionItem['type'];
  readonly page: number | 'all';
  readonly places: number;
}

interface PageRecord {
  readonly page: number;
  readonly method: 'removed' | 'rasterised';
  readonly reason?: RasterReason;
  /** Corners in points from the origin of the page's coordinates, one after the other around the box. */
  readonly boxes: readonly { readonly item: string; readonly corners: readonly (readonly number[])[] }[];
}

interface Facts {
  readonly found: Survey;
  readonly items: readonly RedactionItem[];
  readonly hashes: { readonly input: string; readonly output: string };
  readonly engines: Readonly<Record<string, string>>;
  readonly places: (id: string) => number;
  /** Earlier ones that the file carried, and the result does not. */
  readonly revisions: number;
}

export const receiptOf = (
  { boxes, rasterised, scrubbed, gates }: Redacted,
  { found, items, hashes, engines, places, revisions }: Facts,
): RedactionReceipt => {
  const touched = [...new Set([...boxes.map(({ page }) => page), ...rasterised.keys()])].sort((a, b) => a - b);
  const onPages = boxesByPage(boxes);
  const scaleOf = (page: number): number => found.frames[page]?.pointsPerUnit ?? 1;
  return {
    version: 1,
    kind: 'redaction',
    input: { sha256: hashes.input, pages: found.frames.length },
    output: { sha256: hashes.output },
    items: items.map(({ id, type, page }) => ({ id, type, page, places: places(id) })),
    pages: touched.map((page) => {
      const reason = rasterised.get(page);
      return {
        page: page + 1,
        method: reason ? 'rasterised' : 'removed',
        ...(reason && { reason }),
        boxes: (onPages.get(page) ?? []).map((box) => boxRecord(box, scaleOf(page))),
      };
    }),
    notSearched: [...found.withoutText, ...found.withPictures].map((page) => page + 1).toSorted((a, b) => a - b),
    annotations: scrubbed.annotations.map(({ page, rect }) => ({
      page: page + 1,
      corners: cornersOf(quadOf(rect), scaleOf(page)),
    })),
    scrubbed: { ...scrubbed.counts, revisions },
    gates: gates.map(({ gate, passed, extent }) => ({ gate, passed, extent })),
    engines,
  };
};

const boxRecord = ({ item, quad }: Box, scale: number): PageRecord['boxes'][number] => ({
  item,
  corners: cornersOf(quad, scale),
});

const cornersOf = (quad: Quad, scale: number): number[][] =>
  quad.map(({ x, y }) => [x * scale, y * scale].map((value) => Number(value.toFixed(2))));
