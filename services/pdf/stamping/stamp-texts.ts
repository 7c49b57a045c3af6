import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { boundsOf, quadOf, transformedQuad } from '../content/geometry.js';
import { operandsOf } from '../content/matrix.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { openStamper, type Stamper } from '../content/stamp-page.js';
import type { Work } from '../operation.js';
import { everyPage } from './every-page.js';
import { placeLabel } from './label-placement.js';
import { shareOf, type Place } from './page-texts.js';
import { setLabels, type Label } from './set-labels.js';

/** Texts of one page, each at its place. */
export type PageTexts = readonly (readonly [Place, string])[];

interface Stamping {
  readonly pages: readonly PDFPage[];
  /** The texts of each of these pages. */
  readonly texts: readonly PageTexts[];
  readonly options: Pick<OptionsOf<'pdf-header-footer'>, 'fontSize' | 'margin'>;
}

/** Writes texts at the edges of pages, upright as displayed, as text that can be found. @throws Refusal `fonts.missing` */
export const stampTexts = async (
  document: PDFDocument,
  { pages, texts, options }: Stamping,
  work: Pick<Work, 'report'>,
): Promise<Stamper> => {
  const all = texts.flat();
  const labels = await setLabels(
    document,
    all.map(([, text]) => text),
    options.fontSize,
  );
  const decoration = all.some(([place]) => place.startsWith('top')) ? 'Header' : 'Footer';
  const stamper = openStamper(document, { decoration, resources: {} });
  everyPage(pages, work, (page, index) => {
    const placed = placedOn(frameOf(page.node), texts[index] ?? [], { labels, margin: options.margin });
    if (placed.length === 0) return;
    const name = `${stamper.key}p${index}`;
    stamper.stamp(page, {
      operators: `/${name} Do`,
      places: placed.map(({ matrix }) => matrix),
      extent: {
        width: Math.max(...placed.map(({ label }) => label.width)),
        height: Math.max(...placed.map(({ label }) => label.height)),
      },
      ownForm: [name, formOf(document, page, placed)],
    });
  });
  return stamper;
};

interface PlacedLabel {
  readonly label: Label;
  readonly matrix: ReturnType<typeof placeLabel>;
}

const placedOn = (
  frame: PageFrame,
  texts: PageTexts,
  { labels, margin }: { readonly labels: ReadonlyMap<string, Label>; readonly margin: number },
): readonly PlacedLabel[] => {
  const places = texts.map(([place]) => place);
  return texts.flatMap(([position, text]) => {
    const label = labels.get(text);
    if (!label) return [];
    const share = shareOf(position, places);
    return [{ label, matrix: placeLabel(frame, label, { margin, position, share }) }];
  });
};

/** One form for all texts of a page. */
const formOf = ({ context }: PDFDocument, { node }: PDFPage, placed: readonly PlacedLabel[]): PDFRef => {
  const { width, height, toContent } = frameOf(node);
  const { left, bottom, right, top } = boundsOf(
    transformedQuad(toContent, quadOf({ left: 0, bottom: 0, right: width, top: height })),
  );
  const resources: Record<string, Record<string, PDFRef>> = {};
  const operators = placed.map(({ label, matrix }, at) => {
    const [category, ref] = label.resource;
    (resources[category] ??= {})[`T${at}`] = ref;
    return `q ${operandsOf(matrix)} cm ${label.draw(`T${at}`)} Q`;
  });
  return context.register(
    context.flateStream(operators.join('\n'), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [left, bottom, right, top],
      Resources: resources,
    }),
  );
};
