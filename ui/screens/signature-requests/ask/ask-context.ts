import type { NewSignatureRequest, SentRequest } from '../../../../contracts/api/signature-requests.js';
import type { ScreenLanguage } from '../../../../contracts/screen-languages.js';
import type { RequestFieldKind } from '../../../../contracts/events/signature-request.js';
import { RECIPIENTS_MAX, REQUEST_DAYS, REQUEST_FIELDS_MAX } from '../../../../contracts/limits.js';
import { REMIND_EVERY_DAYS } from '../../../../contracts/request-mail.js';
import type { PdfDocument, PdfEvent } from '../../../pdf/pdf-document.js';
import type { FieldBox, PlacedField } from './placed-field.js';
import type { RequestTemplate } from './request-template.js';

export interface AskedPerson {
  /** In the template that was taken; empty for none. */
  readonly role: string;
  readonly name: string;
  readonly email: string;
  /** Empty for none. */
  readonly password: string;
  /** In which they read; left out for that of whoever asks. */
  readonly language?: ScreenLanguage | undefined;
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
  /** Days between reminders by mail; 0 for none. */
  readonly remindEvery: number;
  /** Whether those who are asked may name somebody else. */
  readonly mayHandOn: boolean;
  readonly sent: SentRequest | null;
}

export type AskEvent =
  | PdfEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.cleared' }
  | { readonly type: 'template.taken'; readonly template: RequestTemplate }
  /** Others are asked to sign the same. */
  | { readonly type: 'again.pressed' }
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
  | { readonly type: 'reminders.chosen'; readonly days: number }
  | { readonly type: 'hand-on.switched' }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'copy.pressed'; readonly link: string };

const nobody: AskedPerson = { role: '', name: '', email: '', password: '' };

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
  remindEvery: REMIND_EVERY_DAYS.initial,
  mayHandOn: false,
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

const SIDE_POINTS_MIN = 8;
/** Fields land under each other, so that none hides another. */
const FIELD_STEP_POINTS = 56;
const FIELD_ROWS = 6;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)) * 10) / 10;

/** Where a field lies once it is kept on its page. */
export const keptOn = (sheet: Sheet, box: FieldBox): FieldBox => {
  const width = within(box.width, SIDE_POINTS_MIN, sheet.width);
  const height = within(box.height, SIDE_POINTS_MIN, sheet.height);
  return { width, height, x: within(box.x, 0, sheet.width - width), y: within(box.y, 0, sheet.height - height) };
};

export const withField = (context: AskContext, kind: RequestFieldKind): Partial<AskContext> => {
  const { sheet, fields, page, recipient, next } = context;
  if (!sheet || fields.length >= REQUEST_FIELDS_MAX) return {};
  const row = fields.filter((field) => field.page === page).length % FIELD_ROWS;
  const { width, height } = sizes[kind];
  const box = keptOn(sheet, {
    width,
    height,
    x: (sheet.width - width) / 2,
    y: sheet.height / 3 + row * FIELD_STEP_POINTS,
  });
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

/** The same document and fields, for other people. */
export const forOthers = ({ people }: AskContext): Partial<AskContext> => ({
  people: people.map(({ role, language }) => ({ ...nobody, role, language })),
  recipient: 1,
  page: 0,
  pdf: null,
  sheet: null,
  chosen: null,
  sent: null,
});

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

/** The request that is sent. */
export const requestOf = ({
  people,
  fields,
  isInOrder,
  message,
  days,
  remindEvery,
  mayHandOn,
}: AskContext): NewSignatureRequest => ({
  recipients: people.map(({ name, email, password, language }, index) => ({
    name: name.trim(),
    email: email.trim(),
    order: isInOrder ? index + 1 : 1,
    ...(password !== '' && { password }),
    ...(language !== undefined && { language }),
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
  remindEvery,
  mayHandOn,
});

/** Takes a request apart from its passwords. @returns null before there is a document. */
export const templateOf = (context: AskContext, id: string, createdAtMs: number): RequestTemplate | null => {
  const { file, people, fields, isInOrder, message, days, remindEvery, mayHandOn } = context;
  if (file === null) return null;
  const named = people.map(({ role, name, email, language }) => ({
    role,
    name,
    email,
    ...(language !== undefined && { language }),
  }));
  return {
    id,
    name: file.name,
    file,
    people: named,
    fields,
    isInOrder,
    message,
    days,
    remindEvery,
    mayHandOn,
    made: createdAtMs,
  };
};

/** The same asked once more. */
export const fromTemplate = (template: RequestTemplate): Partial<AskContext> => {
  const { file, people, fields, isInOrder, message, days, remindEvery, mayHandOn } = template;
  const numbers = fields.map(({ id }) => Number(id));
  return {
    file,
    people: people.map((person) => ({ ...person, password: '' })),
    fields,
    next: Math.max(0, ...numbers) + 1,
    isInOrder,
    message,
    days,
    remindEvery,
    mayHandOn,
  };
};
