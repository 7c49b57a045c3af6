import { PDFArray, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { differingKeys, type Change } from './list-changes.js';
import { fieldNameOf } from './named-field.js';
import { catalogEntries, reached } from './reach.js';
import { dictOf, type RevisionView } from './revision-view.js';

/** Objects by number that serve a form, and that nothing else shows. */
export interface FormParts {
  /** Full names of the fields whose appearance an object is part of. */
  readonly looks: ReadonlyMap<number, readonly (string | undefined)[]>;
  /** Fonts and the like from which appearances are made. */
  readonly resources: ReadonlySet<number>;
}

const APPEARANCE = PDFName.of('AP');
const RESOURCES = PDFName.of('DR');
const KIDS = PDFName.of('Kids');

/** The objects of a file that fields look by. What a page or another annotation shows as well is none of them. */
export const formPartsOf = async (view: RevisionView): Promise<FormParts> => {
  const [formEntry] = await catalogEntries(view, 'AcroForm');
  const form = dictOf(await view.resolve(formEntry));
  const widgets = await widgetsBelow(view, form?.get(PDFName.of('Fields')));
  const formHolder = formEntry instanceof PDFRef ? formEntry : view.root;
  const passes = new Map([...widgets].map((number) => [number, APPEARANCE] as const));
  passes.set(formHolder.objectNumber, RESOURCES);
  const elsewhere = await reached(view, [view.root], passes);
  const looks = new Map<number, (string | undefined)[]>();
  for (const number of widgets) {
    const widget = dictOf(await view.numbered(number));
    if (!widget?.has(APPEARANCE)) continue;
    const name = await fieldNameOf(view, widget);
    for (const part of await reached(view, [widget.get(APPEARANCE)])) {
      if (!elsewhere.has(part)) looks.set(part, [...(looks.get(part) ?? []), name]);
    }
  }
  const resources = await reached(view, [form?.get(RESOURCES)]);
  return { looks, resources: new Set([...resources].filter((number) => !elsewhere.has(number))) };
};

/** The changes of an object that serves the form alone; undefined for any other. */
export const formPartChanges = (
  { looks, resources }: FormParts,
  number: number,
  [was, is]: readonly [PDFObject | undefined, PDFObject | undefined],
): readonly Change[] | undefined => {
  const fields = looks.get(number);
  if (fields) return fields.map((field) => ({ kind: 'fields', field, onlyLook: true }));
  if (!resources.has(number)) return undefined;
  const old = dictOf(was);
  const dict = dictOf(is);
  return old && dict && differingKeys(old, dict).every((key) => !old.has(PDFName.of(key))) ? [] : [{ kind: 'fields' }];
};

/** Numbers of all fields and widgets beneath a list of fields. */
const widgetsBelow = async (view: RevisionView, fields: PDFObject | undefined): Promise<ReadonlySet<number>> => {
  const widgets = new Set<number>();
  const waiting = [fields];
  while (waiting.length > 0) {
    const item = waiting.pop();
    const object = await view.resolve(item);
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (!(item instanceof PDFRef) || widgets.has(item.objectNumber) || object instanceof PDFArray) continue;
    widgets.add(item.objectNumber);
    waiting.push(dictOf(object)?.get(KIDS));
  }
  return widgets;
};
