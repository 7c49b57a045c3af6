import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { boxesByPage, type Box } from '../pages/box.js';
import { appendForm } from '../../content/append-form.js';
import { boundsOf, grown } from '../../content/geometry.js';
import { coverContent, type Cover } from './cover.js';
import { labelFor, type Label } from './label.js';
import { inkOn, type Style } from './style.js';

export interface Drawing {
  readonly style: Style;
  /** The words on a box of this item; empty for none. */
  readonly replacementOf: (item: string) => string;
  /** The letters of a replacement are as large as those they replace. */
  readonly exact: boolean;
}

/** Draws boxes on top of everything else of their pages, in streams that are packed when the file is. */
export const drawBoxes = async (document: PDFDocument, boxes: readonly Box[], drawing: Drawing): Promise<void> => {
  const labels = new Map<string, Label | undefined>();
  const labelOf = async (text: string): Promise<Label | undefined> => {
    if (!labels.has(text)) labels.set(text, await labelFor(document, text, inkOn(drawing.style)));
    return labels.get(text);
  };
  const onPages = boxesByPage(boxes);
  for (const [index, page] of document.getPages().entries()) {
    const covers: Cover[] = [];
    for (const { quad, item, labelled, size } of onPages.get(index) ?? []) {
      const label = labelled ? await labelOf(drawing.replacementOf(item)) : undefined;
      covers.push({ quad, label, labelSize: drawing.exact ? size : undefined });
    }
    if (covers.length > 0) drawOn(document, page, { covers, style: drawing.style });
  }
};

const drawOn = (
  document: PDFDocument,
  page: PDFPage,
  { covers, style }: { readonly covers: readonly Cover[]; readonly style: Style },
): void => {
  const names = new Map<Label, string>();
  const nameOf = (label: Label): string => {
    const name = names.get(label) ?? `L${names.size + 1}`;
    names.set(label, name);
    return name;
  };
  const content = covers.map((cover) => coverContent(cover, style, nameOf)).join('\n');
  const forms: Record<string, PDFRef> = Object.fromEntries([...names].map(([label, name]) => [name, label.form]));
  const { left, bottom, right, top } = grown(boundsOf(covers.flatMap(({ quad }) => [...quad])), 1);
  const form = document.context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [left, bottom, right, top],
    Resources: { XObject: forms },
  });
  appendForm(document, page, { form: document.context.register(form), name: 'Redaction', isArtifact: true });
};
