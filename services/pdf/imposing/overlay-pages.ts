import { PDFArray, PDFName, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { multiply, operandsOf, type Matrix } from '../content/matrix.js';
import { arrayAt } from '../content/objects.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { openStamper, setResource, type Stamper } from '../content/stamp-page.js';
import { annotationAt } from './moved-annotations.js';
import type { ForeignPage } from './overlay-source.js';

type Options = OptionsOf<'pdf-overlay'>;

/** A page or picture that is laid on a page. */
export interface Laid {
  readonly page: PDFPage;
  readonly overlay: ForeignPage;
  /** The number of the page of the other document, from 0. */
  readonly number: number;
}

/**
 * Which page of the second document goes on each of these pages of the first one.
 *
 * @returns numbers from 0; undefined for a page that stays as it is.
 */
export const assigned = (
  count: number,
  available: number,
  repeat: Options['repeat'],
): readonly (number | undefined)[] =>
  Array.from({ length: count }, (_, index) => {
    if (index < available) return index;
    if (repeat === 'none') return undefined;
    return repeat === 'all' ? index % available : available - 1;
  });

interface Laying {
  readonly laid: readonly Laid[];
  readonly options: Pick<Options, 'above' | 'fit'>;
  /** An extended graphics state with the opacity. */
  readonly opacity: PDFRef;
}

/** Draws pages of another document on those of this one, or beneath them, as both are displayed. */
export const layOnPages = (document: PDFDocument, { laid, options, opacity }: Laying): Stamper => {
  const stamper = openStamper(document, { decoration: 'Watermark', resources: { ExtGState: opacity } });
  const { key } = stamper;
  for (const { page, overlay, number } of laid) {
    const frame = frameOf(page.node);
    const onPage = placeOn(frame, overlay, options.fit);
    const toPage = multiply(overlay.toDisplay, onPage);
    const name = `${key}p${number}`;
    const operators = `/${key} gs ${operandsOf(toPage)} cm /${name} Do`;
    const { width, height } = overlay;
    if (options.above) {
      stamper.stamp(page, { operators, places: [onPage], extent: { width, height }, ownForm: [name, overlay.form] });
    } else drawBeneath(page, `q ${operators} Q${overlay.closing}`, { key, opacity, form: [name, overlay.form] });
    addLinks(page, overlay, toPage);
  }
  return stamper;
};

/** From points of the other page as displayed to the content of this one. */
const placeOn = (frame: PageFrame, { width, height }: ForeignPage, fit: boolean): Matrix => {
  const own = 1 / frame.pointsPerUnit;
  const scale = fit ? Math.min(frame.width / width, frame.height / height) : own;
  const left = fit ? (frame.width - width * scale) / 2 : 0;
  const bottom = fit ? (frame.height - height * scale) / 2 : frame.height - height * scale;
  return multiply([scale, 0, 0, scale, left, bottom], frame.toContent);
};

interface Beneath {
  readonly key: string;
  readonly opacity: PDFRef;
  readonly form: readonly [name: string, form: PDFRef];
}

const drawBeneath = (page: PDFPage, operators: string, { key, opacity, form }: Beneath): void => {
  const { node } = page;
  const { context } = node;
  const marked = `/Artifact <</Type/Pagination/Subtype/Watermark>> BDC ${operators} EMC\n`;
  const first = context.register(context.stream(marked));
  node.set(PDFName.of('Contents'), context.obj([first, ...contentsOf(page)]));
  setResource(page, 'XObject', form);
  setResource(page, 'ExtGState', [key, opacity]);
};

const contentsOf = ({ node }: PDFPage): PDFObject[] => {
  const contents = node.lookup(PDFName.of('Contents'));
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(PDFName.of('Contents'));
  return contents && direct ? [direct] : [];
};

const addLinks = ({ node, ref }: PDFPage, overlay: ForeignPage, toPage: Matrix): void => {
  const moved = { sheet: ref, matrix: toPage, place: EVERYWHERE };
  const links = overlay.links.flatMap((link) => annotationAt(link, moved) ?? []);
  if (links.length === 0) return;
  const list = arrayAt(node, 'Annots')?.clone() ?? node.context.obj([]);
  for (const link of links) list.push(link);
  node.set(PDFName.of('Annots'), list);
};

const EVERYWHERE = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
