import { PDFDict, PDFHexString, PDFNumber, PDFString, type PDFArray, type PDFDocument, type PDFRef } from 'pdf-lib';
import { arrayAt, dictAt, isText, itemsOf, numberAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';

const DEPTH_MAX = 32;

/** The form of a document, which is made where there is none, with the fonts by which readers draw new values. */
export const formIn = (document: PDFDocument): PDFDict => {
  const { catalog, context } = document;
  const acroForm = dictAt(catalog, 'AcroForm');
  const form = acroForm ?? context.obj({ Fields: [] });
  if (!acroForm) catalog.set(pdfName('AcroForm'), context.register(form));
  if (!arrayAt(form, 'Fields')) form.set(pdfName('Fields'), context.obj([]));
  if (!form.has(pdfName('DA'))) form.set(pdfName('DA'), PDFString.of('/Helv 0 Tf 0 g'));
  addFonts(form);
  return form;
};

/** @see ISO 32000-1, 12.7.2 "Interactive form dictionary", DR */
const addFonts = (form: PDFDict): void => {
  const { context } = form;
  const resources = dictAt(form, 'DR') ?? context.obj({});
  const fonts = dictAt(resources, 'Font') ?? context.obj({});
  const standard = (name: string, encoding?: string): PDFRef =>
    context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type1',
        BaseFont: name,
        ...(encoding !== undefined && { Encoding: encoding }),
      }),
    );
  if (!fonts.has(pdfName('Helv'))) fonts.set(pdfName('Helv'), standard('Helvetica', 'WinAnsiEncoding'));
  if (!fonts.has(pdfName('ZaDb'))) fonts.set(pdfName('ZaDb'), standard('ZapfDingbats'));
  resources.set(pdfName('Font'), fonts);
  form.set(pdfName('DR'), resources);
};

interface Node {
  readonly dict: PDFDict;
  /** It has a kind, so it is a field and no mere part of a name. */
  readonly isField: boolean;
}

/** The nodes of a form by their full names. */
export const nodesOf = (form: PDFDict): ReadonlyMap<string, Node> => {
  const nodes = new Map<string, Node>();
  const visit = (list: PDFArray | undefined, above: string, depth: number): void => {
    for (const item of itemsOf(list)) {
      if (!(item instanceof PDFDict) || depth > DEPTH_MAX) continue;
      const part = item.lookup(pdfName('T'));
      if (!isText(part)) continue;
      const name = above === '' ? part.decodeText() : `${above}.${part.decodeText()}`;
      nodes.set(name, { dict: item, isField: item.has(pdfName('FT')) || !hasNamedKids(item) });
      visit(arrayAt(item, 'Kids'), name, depth + 1);
    }
  };
  visit(arrayAt(form, 'Fields'), '', 0);
  return nodes;
};

const hasNamedKids = (dict: PDFDict): boolean =>
  itemsOf(arrayAt(dict, 'Kids')).some((kid) => kid instanceof PDFDict && kid.has(pdfName('T')));

/** Puts a field into a form under its full name, with nodes for the parts of the name that are missing. */
export const addToForm = (
  document: PDFDocument,
  form: PDFDict,
  { name, field }: { readonly name: string; readonly field: PDFDict },
): PDFRef => {
  const { context } = document;
  const parts = name.split('.');
  const ref = context.register(field);
  field.set(pdfName('T'), PDFHexString.fromText(parts.at(-1) ?? ''));
  let list = arrayAt(form, 'Fields') ?? context.obj([]);
  let path = '';
  for (const part of parts.slice(0, -1)) {
    path = path === '' ? part : `${path}.${part}`;
    const parent =
      nodesOf(form).get(path)?.dict ?? newNode(list, { document, part, parent: parentOf(document, form, path) });
    field.set(pdfName('Parent'), refOf(document, parent));
    const kids = arrayAt(parent, 'Kids') ?? context.obj([]);
    parent.set(pdfName('Kids'), kids);
    list = kids;
  }
  list.push(ref);
  return ref;
};

const parentOf = (document: PDFDocument, form: PDFDict, path: string): PDFRef | undefined => {
  const above = path.includes('.') ? nodesOf(form).get(path.slice(0, path.lastIndexOf('.'))) : undefined;
  return above && refOf(document, above.dict);
};

interface NewNode {
  readonly document: PDFDocument;
  readonly part: string;
  readonly parent: PDFRef | undefined;
}

const newNode = (list: PDFArray, { document: { context }, part, parent }: NewNode): PDFDict => {
  const node = context.obj({ Kids: [], ...(parent && { Parent: parent }) });
  node.set(pdfName('T'), PDFHexString.fromText(part));
  list.push(context.register(node));
  return node;
};

const refOf = ({ context }: PDFDocument, dict: PDFDict): PDFRef => context.getObjectRef(dict) ?? context.register(dict);

/** Says that there are fields to sign, so that readers look for them. @see ISO 32000-1, table 219 */
export const noteSignatureFields = (form: PDFDict): void => {
  form.set(pdfName('SigFlags'), PDFNumber.of((numberAt(form, 'SigFlags') ?? 0) | 1));
};
