import { PDFDict, PDFRef, type PDFArray, type PDFDocument } from 'pdf-lib';
import { arrayAt, dictAt, itemsOf, nameAt, peopleText } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** A layer that readers list, show and hide. */
export interface Layer {
  readonly ref: PDFRef;
  readonly name: string;
  /** When the file is opened. */
  readonly isShown: boolean;
}

/** The layers of a document, as they are when it is opened on a screen. @see ISO 32000-1, 8.11.4 "Configuring optional content" */
export const layersOf = ({ catalog, context }: PDFDocument): readonly Layer[] => {
  const properties = dictAt(catalog, 'OCProperties');
  const usual = dictAt(properties, 'D');
  const isOff = offIn(usual);
  return refsIn(properties && arrayAt(properties, 'OCGs')).flatMap((ref) => {
    const layer = context.lookup(ref);
    return layer instanceof PDFDict
      ? [{ ref, name: peopleText(layer.lookup(NAME)) ?? '', isShown: !isOff(ref) && !isOffByUsage(usual, ref) }]
      : [];
  });
};

const NAME = pdfName('Name');

/** References in a list, each once. */
export const refsIn = (list: PDFArray | undefined): readonly PDFRef[] => [
  ...new Set(list?.asArray().filter((item) => item instanceof PDFRef)),
];

const offIn = (config: PDFDict | undefined): ((layer: PDFRef) => boolean) => {
  const listed = (key: string): ReadonlySet<PDFRef> => new Set(refsIn(config && arrayAt(config, key)));
  const on = listed('ON');
  const off = listed('OFF');
  const isOffAtFirst = config !== undefined && nameAt(config, 'BaseState') === 'OFF';
  return (layer) => (isOffAtFirst ? !on.has(layer) : off.has(layer));
};

/** Some are hidden on a screen because of what they are for, such as those for print. @see ISO 32000-1, table 103 */
const isOffByUsage = (config: PDFDict | undefined, ref: PDFRef): boolean =>
  itemsOf(config && arrayAt(config, 'AS')).some((use) => {
    if (!(use instanceof PDFDict) || nameAt(use, 'Event') !== 'View') return false;
    const isMeant = refsIn(arrayAt(use, 'OCGs')).includes(ref);
    const layer = use.context.lookup(ref);
    const view = layer instanceof PDFDict ? dictAt(dictAt(layer, 'Usage'), 'View') : undefined;
    return isMeant && view !== undefined && nameAt(view, 'ViewState') === 'OFF';
  });
