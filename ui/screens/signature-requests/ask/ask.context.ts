import type { NewSignatureRequest, SentRequest } from '../../../../contracts/api/signature-requests.js';
import type { RequestFieldKind } from '../../../../contracts/events/signature-request.js';
import { RECIPIENTS_MAX, REQUEST_DAYS, REQUEST_FIELDS_MAX } from '../../../../contracts/limits.js';
import type { PdfDocument, PdfEvent } from '../../../pdf/pdf-document.js';

/** Points from the top left of the page as displayed. */
export interface FieldBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A field that is being placed. */
export interface PlacedField {
  readonly id: string;
  /** Counted from 1. */
  readonly recipient: number;
  readonly kind: RequestFieldKind;
  /** Counted from 0. */
  readonly page: number;
  readonly box: FieldBox;
  readonly label: string;
}

export interface AskedPerson {
  readonly name: string;
  readonly email: string;
  /** Empty for none. */
  readonly password: string;
}

/** A page as displayed, in points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export interface AskContext {
  readonly file: File | null;
  readonly pdf: PdfDocument | null;
  /** Counted from 0. */
  readonly page: number;
  /** Size of that page; null until it is known. */
  readonly sheet: Sheet | null;
  readonly people: readonly AskedPerson[];
  /** Who gets the next field, counted from 1. */
  readonly recipient: number;
  readonly fields: readonly PlacedField[];
  /** Number of the next field. */
  readonly next: number;
  /** Id of the chosen field. */
  readonly chosen: string | null;
  readonly isInOrder: boolean;
  readonly message: string;
  readonly days: number;
  readonly sent: SentRequest | null;
}

export type AskEvent =
  | PdfEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.cleared' }
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'person.added' }
  | { readonly type: 'person.removed'; readonly recipient: number }
  | { readonly type: 'person.changed'; readonly recipient: number; readonly change: Partial<AskedPerson> }
  | { readonly type: 'person.chosen'; readonly recipient: number }
  | { readonly type: 'order.switched' }
  | { readonly type: 'field.added'; readonly kind: RequestFieldKind }
  | { readonly type: 'field.chosen'; readonly id: string }
  | { readonly type: 'field.placed'; readonly id: string; readonly box: Partial<FieldBox> }
  | { readonly type: 'field.labelled'; readonly id: string; readonly label: string }
  | { readonly type: 'field.removed'; readonly id: string }
  | { readonly type: 'message.typed'; readonly text: string }
  | { readonly type: 'days.chosen'; readonly days: number }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'copy.pressed'; readonly link: string };

const nobody: AskedPerson = { name: '', email: '', password: '' };

export const emptyAsk: AskContext = {
  file: null,
  pdf: null,
  page: 0,
  sheet: null,
  people: [nobody],
  recipient: 1,
  fields: [],
  next: 1,
  chosen: null,
  isInOrder: false,
  message: '',
  days: REQUEST_DAYS.initial,
  sent: null,
};

const sizes: Readonly<Record<RequestFieldKind, Sheet>> = {
  signature: { width: 170, height: 48 },
  initials: { width: 64, height: 32 },
  name: { width: 150, height: 20 },
  date: { width: 90, height: 20 },
  text: { width: 150, height: 20 },
  check: { width: 16, height: 16 },
};

const LEAST = 8;
/** Fields land under each other, so that none hides another. */
const STEP = 56;
const ROWS = 6;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)) * 10) / 10;

/** Where a field lies once it is kept on its page. */
export const keptOn = (sheet: Sheet, box: FieldBox): FieldBox => {
  const width = within(box.width, LEAST, sheet.width);
  const height = within(box.height, LEAST, sheet.height);
  return { width, height, x: within(box.x, 0, sheet.width - width), y: within(box.y, 0, sheet.height - height) };
};

export const withField = (context: AskContext, kind: RequestFieldKind): Partial<AskContext> => {
  const { sheet, fields, page, recipient, next } = context;
  if (!sheet || fields.length >= REQUEST_FIELDS_MAX) return {};
  const row = fields.filter((field) => field.page === page).length % ROWS;
  const { width, height } = sizes[kind];
  const box = keptOn(sheet, { width, height, x: (sheet.width - width) / 2, y: sheet.height / 3 + row * STEP });
  const id = String(next);
  return { fields: [...fields, { id, recipient, kind, page, box, label: '' }], next: next + 1, chosen: id };
};

export const withChanged = (
  { fields, sheet, page }: AskContext,
  id: string,
  change: { readonly box?: Partial<FieldBox>; readonly label?: string },
): readonly PlacedField[] =>
  fields.map((field) => {
    if (field.id !== id) return field;
    const box = sheet && change.box && field.page === page ? keptOn(sheet, { ...field.box, ...change.box }) : field.box;
    return { ...field, box, label: change.label ?? field.label };
  });

export const withoutField = ({ fields, chosen }: AskContext, id: string): Partial<AskContext> => ({
  fields: fields.filter((field) => field.id !== id),
  chosen: chosen === id ? null : chosen,
});

export const withPerson = ({ people }: AskContext): Partial<AskContext> =>
  people.length >= RECIPIENTS_MAX ? {} : { people: [...people, nobody], recipient: people.length + 1 };

/** Those after them move up, and take their fields along. */
export const withoutPerson = ({ people, fields, recipient: chosen }: AskContext, gone: number): Partial<AskContext> => {
  if (people.length <= 1) return {};
  const moved = (recipient: number): number => (recipient > gone ? recipient - 1 : recipient);
  return {
    people: people.filter((_, index) => index + 1 !== gone),
    fields: fields
      .filter(({ recipient }) => recipient !== gone)
      .map((field) => ({ ...field, recipient: moved(field.recipient) })),
    recipient: Math.min(moved(chosen), people.length - 1),
    chosen: null,
  };
};

/** The first recipient who lacks something: a name, or a place to sign. */
export interface Lacking {
  readonly recipient: number;
  readonly what: 'name' | 'signature' | 'email';
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const lackingIn = ({ people, fields }: AskContext): Lacking | null => {
  for (const [index, { name, email }] of people.entries()) {
    const recipient = index + 1;
    if (name.trim() === '') return { recipient, what: 'name' };
    if (email.trim() !== '' && !EMAIL.test(email.trim())) return { recipient, what: 'email' };
    const signs = fields.some((field) => field.recipient === recipient && field.kind === 'signature');
    if (!signs) return { recipient, what: 'signature' };
  }
  return null;
};

/** What is sent. */
export const requestOf = ({ people, fields, isInOrder, message, days }: AskContext): NewSignatureRequest => ({
  recipients: people.map(({ name, email, password }, index) => ({
    name: name.trim(),
    email: email.trim(),
    order: isInOrder ? index + 1 : 1,
    ...(password !== '' && { password }),
  })),
  fields: fields.map(({ recipient, kind, page, box, label }) => ({
    recipient,
    kind,
    page: page + 1,
    box,
    label: label.trim(),
    required: true,
  })),
  message: message.trim(),
  days,
});
