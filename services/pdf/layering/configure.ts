import { PDFArray, PDFDict, type PDFName, PDFRef, type PDFContext, type PDFDocument, type PDFObject } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { arrayAt, dictAt, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { layersOf, refsIn, type Layer } from './layers-of.js';

/**
 * Has readers show or hide layers when they open the document, whatever these are for. Of layers of which only one may be
 * shown, another that was is hidden.
 */
export const showLayers = (document: PDFDocument, meant: ReadonlySet<PDFRef>, isShown: boolean): void => {
  const { catalog, context } = document;
  const properties = dictAt(catalog, 'OCProperties');
  if (!properties) return;
  const usual = dictAt(properties, 'D') ?? context.obj({});
  properties.set(pdfName('D'), properties.get(pdfName('D')) ?? usual);
  const others = isShown ? besideIn(usual, meant) : new Set<PDFRef>();
  const isOn = ({ ref, isShown: was }: Layer): boolean => (meant.has(ref) ? isShown : was && !others.has(ref));
  const off = layersOf(document).filter((layer) => !isOn(layer));
  usual.set(pdfName('BaseState'), pdfName('ON'));
  usual.delete(pdfName('ON'));
  usual.set(pdfName('OFF'), context.obj(off.map(({ ref }) => ref)));
  dropUses(usual);
  for (const ref of meant) viewOf(context.lookup(ref))?.set(pdfName('ViewState'), pdfName(isShown ? 'ON' : 'OFF'));
};

/** A layer that is for a screen, or not; MuPDF goes by that in any case. */
const viewOf = (layer: PDFObject | undefined): PDFDict | undefined =>
  layer instanceof PDFDict ? dictAt(dictAt(layer, 'Usage'), 'View') : undefined;

/** Else a reader would show or hide layers by what they are for. */
const dropUses = (usual: PDFDict): void => {
  for (const use of itemsOf(arrayAt(usual, 'AS'))) {
    if (use instanceof PDFDict && nameAt(use, 'Event') === 'View') use.set(pdfName('OCGs'), usual.context.obj([]));
  }
};

/** Layers of which one of `meant` is the only one that may be shown. */
const besideIn = (usual: PDFDict, meant: ReadonlySet<PDFRef>): ReadonlySet<PDFRef> => {
  const groups = itemsOf(arrayAt(usual, 'RBGroups')).filter((group) => group instanceof PDFArray);
  const touched = groups.map(refsIn).filter((group) => group.some((ref) => meant.has(ref)));
  return new Set(touched.flat().filter((ref) => !meant.has(ref)));
};

/** Takes layers out of all lists of them, and out of actions that show or hide them. Nothing is left where none are. */
export const forgetLayers = (document: PDFDocument, gone: ReadonlySet<PDFRef>): void => {
  const { catalog, context } = document;
  const properties = dictAt(catalog, 'OCProperties');
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'S') === 'SetOCGState') forgetAt(dict, pdfName('State'), gone);
  }
  if (properties) forgetIn(properties, gone);
  for (const ref of gone) context.delete(ref);
  if (properties && arrayAt(properties, 'OCGs')?.size() === 0) {
    catalog.delete(pdfName('OCProperties'));
    if (nameAt(catalog, 'PageMode') === 'UseOC') catalog.delete(pdfName('PageMode'));
  }
};

const LISTS = ['ON', 'OFF', 'Order', 'Locked', 'RBGroups'].map(pdfName);

const forgetIn = (properties: PDFDict, gone: ReadonlySet<PDFRef>): void => {
  forgetAt(properties, pdfName('OCGs'), gone);
  for (const config of [dictAt(properties, 'D'), ...itemsOf(arrayAt(properties, 'Configs'))]) {
    if (!(config instanceof PDFDict)) continue;
    for (const list of LISTS) forgetAt(config, list, gone);
    for (const use of itemsOf(arrayAt(config, 'AS'))) {
      if (use instanceof PDFDict) forgetAt(use, pdfName('OCGs'), gone);
    }
  }
};

const forgetAt = (dict: PDFDict, key: PDFName, gone: ReadonlySet<PDFRef>): void => {
  const list = dict.lookup(key);
  if (list instanceof PDFArray) dict.set(key, without(list, { gone, context: dict.context, seen: new Set() }));
};

interface Forgetting {
  readonly gone: ReadonlySet<PDFRef>;
  readonly context: PDFContext;
  /** A list may lead back to itself. */
  readonly seen: Set<PDFArray>;
}

/** A list, and the lists within it, without layers; a list that has nothing left but its title goes, too. */
const without = (list: PDFArray, forgetting: Forgetting): PDFArray => {
  const { gone, context, seen } = forgetting;
  seen.add(list);
  const copy = context.obj([]);
  for (const item of list.asArray()) {
    if (item instanceof PDFRef && gone.has(item)) continue;
    const inner = context.lookup(item);
    if (!(inner instanceof PDFArray)) copy.push(item);
    else if (!seen.has(inner)) {
      const left = without(inner, forgetting);
      if (left.asArray().some((one) => one instanceof PDFRef || one instanceof PDFArray)) copy.push(left);
    }
  }
  return copy;
};
