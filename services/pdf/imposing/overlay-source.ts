import { PDFName, PDFObjectCopier, PDFRef, type PDFArray, type PDFDict, type PDFDocument } from 'pdf-lib';
import { formOfPage } from '../content/closed-content.js';
import { boundsOf, inverse, quadOf, transformedQuad } from '../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../content/matrix.js';
import { arrayAt, dictAt, nameAt } from '../content/objects.js';
import { frameOf } from '../content/page-frame.js';
import type { Size } from './layout.js';
import { annotationsKept, type KeptAnnotation } from './moved-annotations.js';

/** A page of one document, ready to be drawn in another. */
export interface ForeignPage extends Size {
  readonly form: PDFRef;
  readonly closing: string;
  /** From its content to the page as displayed, in points. */
  readonly toDisplay: Matrix;
  /** Links to addresses. */
  readonly links: readonly KeptAnnotation[];
}

/**
 * Takes pages over into another document, each as a form, with their layers and their links to addresses; other links
 * would lead to pages that do not come along.
 *
 * @param from  loses the content of its pages; its annotations have been flattened.
 * @returns undefined in the place of a page that can't be drawn elsewhere.
 */
export const takePages = (into: PDFDocument, from: PDFDocument): readonly (ForeignPage | undefined)[] => {
  const copier = PDFObjectCopier.for(from.context, into.context);
  const taken = from.getPages().map((page): ForeignPage | undefined => {
    const { width, height, pointsPerUnit, toContent } = frameOf(page.node);
    const links = linksToAddresses(annotationsKept(page.node)).map(({ entries, rect }) => ({
      entries: copier.copy(entries),
      rect,
    }));
    const area = boundsOf(transformedQuad(toContent, quadOf({ left: 0, bottom: 0, right: width, top: height })));
    const form = formOfPage(page, area);
    const scale: Matrix = [pointsPerUnit, 0, 0, pointsPerUnit, 0, 0];
    return (
      form && {
        form: copier.copy(form.form),
        closing: form.closing,
        toDisplay: multiply(inverse(toContent) ?? IDENTITY, scale),
        width: width * pointsPerUnit,
        height: height * pointsPerUnit,
        links,
      }
    );
  });
  takeLayers(into, from, copier);
  return taken;
};

const linksToAddresses = (annotations: readonly KeptAnnotation[]): readonly KeptAnnotation[] =>
  annotations.flatMap(({ entries, rect }) => {
    const action = dictAt(entries, 'A');
    if (nameAt(entries, 'Subtype') !== 'Link' || !action || nameAt(action, 'S') !== 'URI') return [];
    const link = entries.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 0, 0] });
    const address = action.lookup(PDFName.of('URI'));
    if (address) link.set(PDFName.of('A'), entries.context.obj({ S: 'URI', URI: address } as never));
    for (const key of ['Border', 'BS', 'QuadPoints', 'F', 'H', 'C']) {
      const value = entries.lookup(PDFName.of(key));
      if (value) link.set(PDFName.of(key), value);
    }
    return [{ entries: link, rect }];
  });

/** Layers are shown and hidden as in the document that they come from. @see ISO 32000-1, 8.11.4 */
const takeLayers = (into: PDFDocument, from: PDFDocument, copier: PDFObjectCopier): void => {
  const properties = dictAt(from.catalog, 'OCProperties');
  const groups = refsIn(properties, 'OCGs');
  if (!properties || groups.length === 0) return;
  const isHidden = hiddenBy(dictAt(properties, 'D'));
  const target = dictIn(into.catalog, 'OCProperties');
  const settings = dictIn(target, 'D');
  for (const group of groups) {
    const copy = copier.copy(group);
    listIn(target, 'OCGs').push(copy);
    listIn(settings, isHidden(group) ? 'OFF' : 'ON').push(copy);
  }
};

const hiddenBy = (settings: PDFDict | undefined): ((group: PDFRef) => boolean) => {
  const on = new Set(refsIn(settings, 'ON'));
  const off = new Set(refsIn(settings, 'OFF'));
  const isOff = settings !== undefined && nameAt(settings, 'BaseState') === 'OFF';
  return (group) => (isOff ? !on.has(group) : off.has(group));
};

const refsIn = (dict: PDFDict | undefined, key: string): PDFRef[] =>
  (dict && arrayAt(dict, key))?.asArray().filter((item) => item instanceof PDFRef) ?? [];

const dictIn = (parent: PDFDict, key: string): PDFDict => {
  const dict = dictAt(parent, key) ?? parent.context.obj({});
  parent.set(PDFName.of(key), dict);
  return dict;
};

const listIn = (dict: PDFDict, key: string): PDFArray => {
  const list = arrayAt(dict, key) ?? dict.context.obj([]);
  dict.set(PDFName.of(key), list);
  return list;
};
