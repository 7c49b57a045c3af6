import { PDFArray, PDFDict, PDFHexString, PDFRef, type PDFDocument } from 'pdf-lib';
import { arrayAt, dictAt, isText, itemsOf } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Gives every way to show the layers a name, and lists all layers in each. @see ISO 19005-2, 6.9 */
export const mendLayers = ({ catalog, context }: PDFDocument): void => {
  const layers = dictAt(catalog, 'OCProperties');
  if (!layers) return;
  const groups =
    arrayAt(layers, 'OCGs')
      ?.asArray()
      .filter((item) => item instanceof PDFRef) ?? [];
  const usual = dictAt(layers, 'D') ?? context.obj({});
  layers.set(pdfName('D'), usual);
  const others = itemsOf(arrayAt(layers, 'Configs')).filter((item): item is PDFDict => item instanceof PDFDict);
  for (const [index, config] of [usual, ...others].entries()) {
    config.delete(pdfName('AS'));
    const name = config.lookup(pdfName('Name'));
    const text = isText(name) ? name.decodeText() : '';
    config.set(pdfName('Name'), PDFHexString.fromText(index === 0 ? text || 'Default' : `${text || 'View'} ${index}`));
    listAll(config, groups);
  }
};

const listAll = (config: PDFDict, groups: readonly PDFRef[]): void => {
  const order = arrayAt(config, 'Order') ?? config.context.obj([]);
  const listed = new Set<unknown>();
  const waiting: unknown[] = [order];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (item instanceof PDFArray) waiting.push(...item.asArray());
    else listed.add(item);
  }
  for (const group of groups) if (!listed.has(group)) order.push(group);
  config.set(pdfName('Order'), order);
};
