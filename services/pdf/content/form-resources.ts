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
  for (let found = waiting.pop(); found; found = waiting.pop()) {
    for (const form of formsIn(found.resources)) {
      if (seen.has(form)) continue;
      seen.add(form);
      const own = dictAt(form.dict, 'Resources');
      const given = own ?? namedIn(form, found.around);
      if (!own && given) form.dict.set(RESOURCES, given);
      if (given) waiting.push({ resources: given, around: own ?? found.around });
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
  const found = objects?.keys().map((key) => objects.lookup(key)) ?? [];
  return found.filter(
    (one): one is PDFRawStream => one instanceof PDFRawStream && nameAt(one.dict, 'Subtype') === 'Form',
  );
};

/** Nothing else of them, which might be what is to go. */
const namedIn = (form: PDFRawStream, resources: PDFDict): PDFDict | undefined => {
  const content = decodedBytes(form);
  const names = new Set(content && Buffer.from(content).toString('latin1').match(NAME));
  const { context } = form.dict;
  const given = context.obj({});
  for (const kind of resources.keys()) {
    const list = resources.lookup(kind);
    if (!(list instanceof PDFDict)) continue;
    const named = list.entries().filter(([key]) => names.has(key.toString()));
    if (named.length > 0)
      given.set(kind, context.obj(Object.fromEntries(named.map(([key, value]) => [key.decodeText(), value]))));
  }
  return given.keys().length > 0 ? given : undefined;
};
