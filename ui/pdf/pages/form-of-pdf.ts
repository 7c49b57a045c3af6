import { AnnotationType, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import type { FormFieldKind, FormFieldPlace } from '../../../contracts/form-fields.js';
import type { FillableField } from './fillable-field.js';

/** The place of a field on a page as pdf.js tells it. */
interface Widget {
  readonly annotationType: number;
  readonly id: string;
  readonly fieldName?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly fieldFlags?: number;
  readonly alternativeText?: string;
  readonly rect: readonly number[];
  readonly hidden?: boolean;
  readonly noView?: boolean;
  readonly hasAppearance?: boolean;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly password?: boolean;
  readonly multiLine?: boolean;
  readonly multiSelect?: boolean;
  readonly combo?: boolean;
  readonly comb?: boolean;
  readonly maxLen?: number;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly buttonValue?: string | null;
  readonly exportValue?: string;
  readonly options?: readonly { readonly exportValue: string | null; readonly displayValue: string | null }[];
  readonly textAlignment?: number | null;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly datetimeFormat?: string;
  readonly datetimeType?: string;
  readonly actions?: Readonly<Record<string, readonly string[]>> | null;
}

/** A place of a field, with what it says of the whole. */
interface Placed {
  readonly widget: Widget;
  readonly place: FormFieldPlace;
}

const placeOf = (widget: Widget, number: number, page: PDFPageProxy): FormFieldPlace => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page
    .getViewport({ scale: 1 })
    .convertToViewportRectangle([...widget.rect]) as readonly number[];
  return {
    page: number,
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    ...(widget.radioButton === true && widget.buttonValue ? { choice: widget.buttonValue } : {}),
  };
};

const isSeen = ({ hidden, noView }: Widget): boolean => hidden !== true && noView !== true;

const placedOn = async (pdf: PDFDocumentProxy, number: number): Promise<readonly Placed[]> => {
  const page = await pdf.getPage(number);
  const annotations = (await page.getAnnotations()) as readonly Widget[];
  return annotations
    .filter((one) => one.annotationType === AnnotationType.WIDGET && isSeen(one) && one.fieldName !== undefined)
    .map((widget) => ({ widget, place: placeOf(widget, number, page) }));
};

const kindOf = ({ fieldType, checkBox, radioButton, combo }: Widget): FormFieldKind => {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return combo === true ? 'choice' : 'list';
  if (fieldType === 'Sig') return 'signature';
  if (checkBox === true) return 'check';
  return radioButton === true ? 'radio' : 'button';
};

type Choice = readonly [value: string, label: string];

const optionsOf = ({ options = [] }: Widget): readonly Choice[] =>
  options.map(({ exportValue, displayValue }) => [
    exportValue ?? displayValue ?? '',
    displayValue ?? exportValue ?? '',
  ]);

/** Choices go by what people read, where no two read the same. */
const hasClearLabels = (options: readonly Choice[]): boolean =>
  new Set(options.map(([, label]) => label)).size === options.length;

const choicesOf = (kind: FormFieldKind, placed: readonly Placed[]): readonly string[] => {
  if (kind === 'radio') return [...new Set(placed.flatMap(({ place }) => place.choice ?? []))];
  const options = placed[0] ? optionsOf(placed[0].widget) : [];
  return options.map(([value, label]) => (hasClearLabels(options) ? label : value));
};

/** The value that the form stores for each choice, and the names of the states of a tick box. */
const storedIn = (kind: FormFieldKind, placed: readonly Placed[]): readonly string[] => {
  if (kind === 'check') return [...new Set(placed.flatMap(({ widget }) => widget.exportValue ?? []))];
  if (kind === 'radio') return choicesOf(kind, placed);
  return placed[0] ? optionsOf(placed[0].widget).map(([value]) => value) : [];
};

const chosenIn = (widget: Widget): readonly string[] => {
  const options = optionsOf(widget);
  const values = [widget.fieldValue].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  if (!hasClearLabels(options)) return values;
  return values.map((one) => options.find(([value]) => value === one)?.[1] ?? one);
};

const isOn = (value: unknown): value is string => typeof value === 'string' && value !== '' && value !== 'Off';

const valueOf = (kind: FormFieldKind, widget: Widget): FillableField['value'] => {
  if (kind === 'text') return typeof widget.fieldValue === 'string' ? widget.fieldValue.replace(/\r\n?/g, '\n') : '';
  if (kind === 'check') return isOn(widget.fieldValue);
  if (kind === 'radio') return isOn(widget.fieldValue) ? widget.fieldValue : '';
  if (kind === 'choice') return chosenIn(widget)[0] ?? '';
  return kind === 'list' ? [...chosenIn(widget)] : null;
};

const saysNumber = /AFNumber_|AFPercent_/;

const isNumber = ({ actions }: Widget): boolean =>
  [...(actions?.['Format'] ?? []), ...(actions?.['Keystroke'] ?? [])].some((script) => saysNumber.test(script));

const dateFormatOf = ({ datetimeFormat, datetimeType }: Widget): string | null =>
  datetimeType === 'date' ? (datetimeFormat ?? null) : null;

/** Bit 19: in a choice, other words may be written. @see ISO 32000-1 table 230 */
const EDITABLE = 1 << 18;

const alignments = ['left', 'center', 'right'] as const;

const isOpen = (kind: FormFieldKind, { multiSelect, fieldFlags = 0 }: Widget): boolean =>
  multiSelect === true || (kind === 'choice' && (fieldFlags & EDITABLE) !== 0);

/** How what is written in it looks, and what it has to be. */
const writingOf = (widget: Widget) => {
  const { maxLen = 0, multiLine, comb, textAlignment, defaultAppearanceData } = widget;
  return {
    multiline: multiLine === true,
    maxLength: maxLen > 0 ? maxLen : null,
    comb: comb === true,
    dateFormat: dateFormatOf(widget),
    isNumber: isNumber(widget),
    fontSize: defaultAppearanceData?.fontSize ?? 0,
    align: alignments[textAlignment ?? 0] ?? 'left',
  };
};

interface FormFacts {
  /** Ids of fields that scripts work out. */
  readonly calculated: ReadonlySet<string>;
  readonly isSigned: boolean;
}

const fieldOf = (placed: readonly [Placed, ...Placed[]], { calculated, isSigned }: FormFacts): FillableField => {
  const { widget } = placed[0];
  const kind = kindOf(widget);
  return {
    name: widget.fieldName ?? '',
    kind,
    label: widget.alternativeText?.trim() ?? '',
    value: valueOf(kind, widget),
    choices: [...choicesOf(kind, placed)],
    stored: [...storedIn(kind, placed)],
    required: widget.required === true,
    readOnly: widget.readOnly === true || widget.password === true,
    calculated: placed.some(
      ({ widget: { id, actions } }) => calculated.has(id) || actions?.['Calculate'] !== undefined,
    ),
    open: isOpen(kind, widget),
    places: placed.map(({ place }) => place),
    ...(kind === 'signature' && { isSigned: isSigned && placed.some(({ widget: one }) => one.hasAppearance === true) }),
    ...writingOf(widget),
  };
};

/** Pages whose fields are read at once. */
const AT_ONCE = 16;

/** The fields of a document in the order in which its pages have them; buttons that only run scripts are left out. */
export const formOfPdf = async (
  pdf: PDFDocumentProxy,
  isSigned: () => Promise<boolean>,
): Promise<readonly FillableField[]> => {
  if (((await pdf.getFieldObjects()) ?? null) === null) return [];
  const calculated = new Set(await pdf.getCalculationOrderIds());
  const byName = new Map<string, [Placed, ...Placed[]]>();
  for (let first = 1; first <= pdf.numPages; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pdf.numPages - first + 1) }, (_, at) => first + at);
    for (const one of (await Promise.all(numbers.map((number) => placedOn(pdf, number)))).flat()) {
      const known = byName.get(one.widget.fieldName ?? '');
      if (known) known.push(one);
      else byName.set(one.widget.fieldName ?? '', [one]);
    }
  }
  const hasSignatureField = [...byName.values()].some(([{ widget }]) => kindOf(widget) === 'signature');
  const facts = { calculated, isSigned: hasSignatureField && (await isSigned()) };
  return [...byName.values()].map((placed) => fieldOf(placed, facts)).filter(({ kind }) => kind !== 'button');
};
