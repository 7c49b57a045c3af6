import {
  PDFHexString,
  PDFNumber,
  PDFString,
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import type { NewField } from '../../../../contracts/tools/pdf-add-fields.js';

import { frameOf } from '../../content/page-frame.js';
import { pdfName } from '../../content/pdf-name.js';
import { rectOf } from '../lines/page-boxes.js';
import { addToForm, formIn, nodesOf, noteSignatureFields } from './form-tree.js';
import { emptyLook, listLook, radioLooks, tickLooks, type LookSize, type Turn } from './field-looks.js';

/** Bits of a field's flags. @see ISO 32000-1, tables 221, 226, 228 and 230 */
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const NO_TOGGLE_TO_OFF = 1 << 14;
const RADIO = 1 << 15;
const COMBO = 1 << 17;
/** A widget is printed. */
const PRINT = 4;

/**
 * Adds fields to the form of a document, each with its look. Several of one name are places of one field.
 *
 * @throws Refusal `tool.option-invalid`, naming the field: a name that is there already or stands for two kinds, a box that leaves
 *   the page, radio buttons or lists without choices; `pages.not-in-file`; `fonts.missing`.
 */
export const addFields = async (document: PDFDocument, fields: readonly NewField[], name: string): Promise<void> => {
  const form = formIn(document);
  refuseBad(document, fields, { form, name });
  const groups = new Map<string, (NewField & { readonly index: number })[]>();
  for (const [index, field] of fields.entries())
    groups.set(field.name, [...(groups.get(field.name) ?? []), { ...field, index }]);
  for (const [full, places] of groups) await addField(document, form, { name: full, places });
  if (fields.some(({ type }) => type === 'signature')) noteSignatureFields(form);
};

const invalid = (index: number, key: string, problem: string): Refusal =>
  new Refusal('tool.option-invalid', { field: `fields.${index}.${key}`, problem });

interface Known {
  readonly form: PDFDict;
  readonly name: string;
}

const refuseBad = (document: PDFDocument, fields: readonly NewField[], { form, name }: Known): void => {
  const known = nodesOf(form);
  const kinds = new Map<string, NewField['type']>();
  const pages = document.getPages();
  for (const [index, field] of fields.entries()) {
    const page = pages[field.page - 1];
    if (!page) throw new Refusal('pages.not-in-file', { name, page: field.page, count: pages.length });
    if (leavesPage(page, field)) throw invalid(index, 'box', 'leaves the page');
    if ((kinds.get(field.name) ?? field.type) !== field.type)
      throw invalid(index, 'name', 'stands for two kinds of fields');
    kinds.set(field.name, field.type);
    if (isTaken(field.name, known)) throw invalid(index, 'name', 'is the name of another field');
    refuseBadChoices(field, index);
  }
  const names = [...kinds.keys()];
  const parent = fields.findIndex((field) => names.some((other) => other.startsWith(`${field.name}.`)));
  if (parent >= 0) throw invalid(parent, 'name', 'is a part of the name of another field');
};

const leavesPage = ({ node }: PDFPage, { box }: NewField): boolean => {
  const { width, height, pointsPerUnit: unit } = frameOf(node);
  const isBeyond =
    box.x + box.width > width * unit + ROUNDING_POINTS || box.y + box.height > height * unit + ROUNDING_POINTS;
  return box.x < 0 || box.y < 0 || isBeyond;
};

const refuseBadChoices = ({ type, choices }: NewField, index: number): void => {
  if (NEEDS_CHOICES.has(type) && choices.length === 0) throw invalid(index, 'choices', 'must name at least one');
  if (new Set(choices).size < choices.length) throw invalid(index, 'choices', 'must differ from each other');
};

/** A part of a point, for boxes that were rounded. */
const ROUNDING_POINTS = 0.05;
const NEEDS_CHOICES: ReadonlySet<NewField['type']> = new Set(['radio', 'choice', 'list']);

/** A field is there already, or would stand above or below one. */
const isTaken = (name: string, known: ReturnType<typeof nodesOf>): boolean => {
  if (known.has(name)) return true;
  const parts = name.split('.');
  return parts.some((_, count) => known.get(parts.slice(0, count).join('.'))?.isField === true);
};

interface Group {
  readonly name: string;
  readonly places: readonly (NewField & { readonly index: number })[];
}

const addField = async (document: PDFDocument, form: PDFDict, { name, places }: Group): Promise<void> => {
  const [first] = places;
  if (!first) return;
  const field = fieldOf(document, first);
  const ref = addToForm(document, form, { name, field });
  const choices: string[] = [];
  const widgets: Placed[] = [];
  for (const place of places) {
    for (const part of partsOf(place)) {
      if (part.choice !== undefined) choices.push(part.choice);
      widgets.push({
        page: place.page,
        widget: await widgetOf(document, place, { ...part, number: choices.length - 1 }),
      });
    }
  }
  placeWidgets(document, { field, ref, isJoined: first.type !== 'radio' && widgets.length === 1 }, widgets);
  if (first.type === 'radio') field.set(pdfName('Opt'), textsOf(document, choices));
};

const textsOf = ({ context }: PDFDocument, texts: readonly string[]): PDFArray =>
  context.obj(texts.map((text) => PDFHexString.fromText(text)));

const IS_SET: ReadonlySet<NewField['type']> = new Set(['text', 'choice', 'list']);
const IS_TICKED: ReadonlySet<NewField['type']> = new Set(['check', 'radio']);

/** The dictionary of a field, wherever it lies. */
const fieldOf = (document: PDFDocument, newField: NewField): PDFDict => {
  const { type, tooltip, maxLength, choices, fontSize } = newField;
  const field = document.context.obj({ FT: kinds[type], Ff: flagsOf(newField) });
  if (tooltip !== '') field.set(pdfName('TU'), PDFHexString.fromText(tooltip));
  if (maxLength !== undefined && type === 'text') field.set(pdfName('MaxLen'), PDFNumber.of(maxLength));
  if (type === 'choice' || type === 'list') field.set(pdfName('Opt'), textsOf(document, choices));
  if (IS_SET.has(type)) field.set(pdfName('DA'), PDFString.of(`/Helv ${fontSize} Tf 0 g`));
  if (IS_TICKED.has(type)) field.set(pdfName('V'), pdfName('Off'));
  return field;
};

interface Placed {
  readonly page: number;
  readonly widget: PDFDict;
}

/** A field with one widget is one object with it, as most programs write and some read it. */
const placeWidgets = (
  document: PDFDocument,
  { field, ref, isJoined }: { readonly field: PDFDict; readonly ref: PDFRef; readonly isJoined: boolean },
  widgets: readonly Placed[],
): void => {
  const { context } = document;
  const refs = widgets.map(({ page, widget }) => {
    if (isJoined) for (const [key, value] of widget.entries()) field.set(key, value);
    else widget.set(pdfName('Parent'), ref);
    const own = isJoined ? ref : context.register(widget);
    document.getPage(page - 1).node.addAnnot(own);
    return own;
  });
  if (!isJoined) field.set(pdfName('Kids'), context.obj(refs));
};

const kinds: Readonly<Record<NewField['type'], string>> = {
  text: 'Tx',
  check: 'Btn',
  radio: 'Btn',
  choice: 'Ch',
  list: 'Ch',
  signature: 'Sig',
};

const flagsOf = ({ type, required, multiline }: NewField): number =>
  (required ? REQUIRED : 0) |
  (type === 'text' && multiline ? MULTILINE : 0) |
  (type === 'radio' ? RADIO | NO_TOGGLE_TO_OFF : 0) |
  (type === 'choice' ? COMBO : 0);

interface Part {
  readonly box: NewField['box'];
  readonly choice: string | undefined;
}

/** Radio buttons that share a box stand in it one beside the other along its longer side. */
const partsOf = ({ type, box, choices }: NewField): readonly Part[] => {
  if (type !== 'radio') return [{ box, choice: undefined }];
  const isAcross = box.width >= box.height;
  const step = (isAcross ? box.width : box.height) / choices.length;
  const side = Math.min(step, isAcross ? box.height : box.width);
  return choices.map((choice, index) => ({
    choice,
    box: {
      x: box.x + (isAcross ? index * step : 0),
      y: box.y + (isAcross ? 0 : index * step),
      width: side,
      height: side,
    },
  }));
};

const widgetOf = async (
  document: PDFDocument,
  field: NewField,
  { box, number }: Part & { readonly number: number },
): Promise<PDFDict> => {
  const { context } = document;
  const page = document.getPage(field.page - 1);
  const frame = frameOf(page.node);
  const { left, bottom, right, top } = rectOf(frame, box);
  const size = { width: box.width / frame.pointsPerUnit, height: box.height / frame.pointsPerUnit };
  const turn = turnOf(page.getRotation().angle);
  const widget = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    F: PRINT,
    P: page.ref,
    Rect: [left, bottom, right, top],
    MK: { R: turn, BC: [0.45, 0.45, 0.45] },
    BS: { W: 1, S: 'S' },
  });
  const states = await looksOf(document, field, { size, turn, number });
  widget.set(pdfName('AP'), context.obj({ N: states }));
  if (field.type === 'check' || field.type === 'radio') widget.set(pdfName('AS'), pdfName('Off'));
  return widget;
};

/** A field stands upright on the page as displayed. */
const turnOf = (angle: number): Turn => {
  const turn = (((Math.round(angle / 90) * 90) % 360) + 360) % 360;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
};

interface LookPlace {
  readonly size: LookSize;
  readonly turn: Turn;
  readonly number: number;
}

const looksOf = async (document: PDFDocument, field: NewField, { size, turn, number }: LookPlace) => {
  if (field.type === 'check') return document.context.obj(tickLooks(document, { size, turn }));
  if (field.type === 'radio') return document.context.obj(radioLooks(document, { size, turn, state: String(number) }));
  if (field.type === 'list') return listLook(document, { size, turn, lines: field.choices, fontSize: field.fontSize });
  return emptyLook(document, { size, turn, isFramed: true });
};
