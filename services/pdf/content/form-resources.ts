import { PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, resourcesOf } from './objects.js';

const RESOURCES = PDFName.of('Resources');
const NAME = /\/[^\s/<>()[\]{}%]+/g;

/**
 * Gives forms without resources those that they name of what draws them, where they look for them, as files of the first
 * versions of PDF have it: once the page is written anew, they would not be found there any more.
 */
export const giveFormsResources = (document: PDFDocument): void => {
  const seen = new Set<PDFRawStream>();
  const waiting: Found[] = document.getPages().flatMap(({ node }) => {
    const resources = resourcesOf(node);
    return resources ? [{ resources, around: resources }] : [];
  });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const form of formsIn(next.resources)) {
      if (seen.has(form)) continue;
      seen.add(form);
      const own = dictAt(form.dict, 'Resources');
      const resources = own ?? namedIn(form, next.around);
      if (!own && resources) form.dict.set(RESOURCES, resources);
      if (resources) waiting.push({ resources: resources, around: own ?? next.around });
    }
  }
};

interface Found {
  readonly resources: PDFDict;
  /** Where forms among the resources look for what they lack. */
  readonly around: PDFDict;
}

const formsIn = (resources: PDFDict): readonly PDFRawStream[] => {
  const objects = dictAt(resources, 'XObject');
  const forms = objects?.keys().map((key) => objects.lookup(key)) ?? [];
  return forms.filter(
    (one): one is PDFRawStream => one instanceof PDFRawStream && nameAt(one.dict, 'Subtype') === 'Form',
  );
};

/** Nothing else of them, which might be what is to go. */
const namedIn = (form: PDFRawStream, resources: PDFDict): PDFDict | undefined => {
  const content = decodedBytes(form);
  const names = new Set(content && Buffer.from(content).toString('latin1').match(NAME));
  const { context } = form.dict;
  const emptyResources = context.obj({});
  for (const kind of resources.keys()) {
    const list = resources.lookup(kind);
    if (!(list instanceof PDFDict)) continue;
    const named = list.entries().filter(([key]) => names.has(key.toString()));
    if (named.length > 0)
      emptyResources.set(kind, context.obj(Object.fromEntries(named.map(([key, value]) => [key.decodeText(), value]))));
  }
  return emptyResources.keys().length > 0 ? emptyResources : undefined;
};
