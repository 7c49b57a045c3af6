import { PDFDict, PDFName, PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib';
import { takeOut } from '../../content/annotation-removal.js';
import { appendForm } from '../../content/append-form.js';
import { operandsOf } from '../../content/matrix.js';
import { arrayAt, dictAt, itemsOf, nameAt } from '../../content/objects.js';
import { isUnseen, placedAppearance } from '../../content/placed-appearance.js';

/**
 * Makes a part of the page of every form field that is shown by one of these streams, so that its words are removed one by one like those of
 * the page; the field itself goes.
 *
 * @returns the streams of which it has done so.
 */
export const flattenFields = (document: PDFDocument, looks: ReadonlySet<PDFRef>): ReadonlySet<PDFRef> => {
  const done = new Set<PDFRef>();
  for (const page of document.getPages()) {
    const annotations = arrayAt(page.node, 'Annots');
    const flat = new Set<PDFDict>();
    for (const widget of itemsOf(annotations)) {
      const look = widget instanceof PDFDict ? lookOf(widget, looks) : undefined;
      if (!look || !(widget instanceof PDFDict) || !flatten(document, page, { widget, look })) continue;
      flat.add(widget);
      done.add(look);
    }
    if (annotations && flat.size > 0) takeOut(annotations, flat);
  }
  return done;
};

const lookOf = (widget: PDFDict, looks: ReadonlySet<PDFRef>): PDFRef | undefined => {
  const look = dictAt(widget, 'AP')?.get(PDFName.of('N'));
  const isSeen = !isUnseen(widget) && !widget.has(PDFName.of('OC'));
  return nameAt(widget, 'Subtype') === 'Widget' && isSeen && look instanceof PDFRef && looks.has(look)
    ? look
    : undefined;
};

interface Shown {
  readonly widget: PDFDict;
  readonly look: PDFRef;
}

const flatten = (document: PDFDocument, page: PDFPage, { widget, look }: Shown): boolean => {
  const { context } = document;
  const placed = placedAppearance(widget, look);
  if (!placed) return false;
  const { form, matrix, rect } = placed;
  const around = context.stream(`q ${operandsOf(matrix)} cm /Look Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [rect.left, rect.bottom, rect.right, rect.top],
    Resources: { XObject: { Look: form } },
  });
  appendForm(document, page, { form: context.register(around), name: 'Redaction', isArtifact: true });
  return true;
};
