import { z } from 'zod';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { findTool } from '../../../contracts/tools/catalogue.js';

type EventType = DomainEvent['type'];
type DataOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>['data'];

/** Paths of the texts in a value: names joined by dots, `*` for each entry of a list or of a record. */
type TextPath<Value> = Value extends readonly (infer Item)[]
  ? Step<'*', Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: Step<string extends Name ? '*' : Name, Value[Name]> }[keyof Value & string]
    : never;
type Step<Name extends string, Value> =
  | (unknown extends Value ? Name : Extract<Value, string> extends never ? never : Name)
  | (unknown extends Value ? never : `${Name}.${TextPath<Value>}`);

/**
 * Where each event holds what tells of a person: names of files and people, addresses, texts that they typed. Whoever
 * adds a type of event has to say it here, because what is not listed is stored readable.
 */
const personal: { readonly [Type in EventType]: readonly TextPath<DataOf<Type>>[] } = {
  UploadReceived: ['name'],
  UploadRejected: ['name', 'facts.*'],
  ConversionRequested: ['files.*.name', 'options.*'],
  ConversionStarted: [],
  ConversionHandedBack: [],
  ConversionCompleted: ['result.name', 'notes.*.text', 'made.options.*'],
  ConversionFailed: ['facts.*', 'reason'],
  ConversionCancelRequested: [],
  ConversionCancelled: [],
  ConversionRenamed: ['name'],
  ThumbnailDrawn: [],
  ConversionDeleted: [],
  ShareLinkCreated: [],
  ShareLinkViewed: [],
  FileDownloaded: ['name'],
  ShareLinkEndChosen: [],
  ShareLinkRestricted: [],
  ShareLinkRevoked: [],
  ShareLinkExpired: [],
  SignatureRequested: ['name', 'message', 'recipients.*.name', 'recipients.*.email', 'fields.*.label'],
  RequestOpened: ['address'],
  RecipientSigned: ['address'],
  RequestDeclined: ['reason', 'address'],
  RequestBegunByLink: [],
  HandingOnAllowed: [],
  RecipientLanguagesChosen: [],
  MailAgainRequested: [],
  RequestHandedOn: ['to.name', 'to.email', 'address'],
  RecipientReminded: [],
  RequestMailChosen: [],
  RecipientNotified: ['to'],
  SenderNotified: ['to'],
  NotificationFailed: [],
  RequestCancelled: [],
  RequestExpired: [],
  RequestCompleted: [],
  RequestFilesDeleted: [],
  SessionStarted: [],
  SessionSeen: ['device'],
  SessionEnded: [],
  UserSignedIn: ['name', 'email', 'picture'],
  UserSignedOut: [],
  UserSessionsEnded: [],
  UserErased: [],
  ApiKeyCreated: ['name'],
  ApiKeyUsed: [],
  ApiKeyRevoked: [],
  EmbedTokenCreated: ['options.*'],
  EmbedOpened: [],
  SignatureKept: [],
  SignatureForgotten: [],
  RequestTemplateKept: [],
  RequestTemplateForgotten: [],
  SigningLinkCreated: [],
  SigningLinkUsed: [],
  SigningLinkClosed: [],
  WebhookCreated: ['url'],
  WebhookSecretChanged: [],
  WebhookTurnedOn: [],
  WebhookTurnedOff: [],
  WebhookDeleted: [],
  DeliveryPlanned: [],
  DeliveryTried: ['answer'],
  DeliveryRepeated: [],
  DeliveryDropped: [],
  WorkflowSaved: ['name', 'steps.*.options.*', 'steps.*.when.value'],
  WorkflowShared: [],
  WorkflowWithdrawn: [],
  WorkflowDeleted: [],
  WorkflowRunStarted: ['name', 'steps.*.options.*', 'steps.*.when.value', 'files.*.name'],
  WorkflowStepStarted: [],
  WorkflowStepChosen: [],
  WorkflowStepSkipped: [],
  WorkflowStepCompleted: [],
  WorkflowFannedOut: [],
  WorkflowPartCompleted: [],
  WorkflowPartsPacked: [],
  WorkflowRunCompleted: [],
  WorkflowRunFailed: ['facts.*', 'reason', 'part'],
  WorkflowRunCancelled: [],
  MailTaken: ['sender', 'files.*.name'],
  MailAnswered: [],
  ToolSwitchedOff: [],
  ToolSwitchedOn: [],
  GuestsTurnedAway: [],
  GuestsLetIn: [],
  AnnouncementMade: [],
  AnnouncementWithdrawn: [],
  QuotaSet: [],
  RetentionSet: [],
  WebPageHostsSet: [],
  MemberQuotaSet: [],
  MemberQuotaLifted: [],
  BrandChanged: [],
};

/** @throws Error for an event that the table does not know: it could tell of a person. */
const fieldsOf = (type: EventType): readonly string[] => {
  if (!Object.hasOwn(personal, type)) throw new Error(`nobody has said what ${type} tells of people`);
  return personal[type];
};

type Change = (text: string) => string;

/** References, such as that of sealed passwords, tell nothing and are looked up by other services. */
const isReference = (name: string): boolean => name.startsWith('@');

const choices = new Map<string, ReadonlySet<string>>();

/** The options of a tool that are one of a few values: nobody is told by them, and a receipt proves them. */
const choicesOf = (id: string): ReadonlySet<string> => {
  const known = choices.get(id);
  if (known) return known;
  const tool = findTool(id);
  const { properties = {} } = tool ? z.toJSONSchema(tool.options, { io: 'output', unrepresentable: 'any' }) : {};
  const isChoice = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && 'enum' in schema;
  const choiceFields = new Set(Object.keys(properties).filter((name) => isChoice(properties[name])));
  choices.set(id, choiceFields);
  return choiceFields;
};

interface Changing {
  readonly change: Change;
  /** Names of fields that tell nothing. */
  readonly open: ReadonlySet<string>;
}

const changed = (value: unknown, path: readonly string[], changing: Changing): unknown => {
  const { change, open } = changing;
  const [step, ...rest] = path;
  if (typeof value === 'string') return step === undefined ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const item = (inner: unknown, name: string): unknown => {
    if (step === undefined) return changed(inner, [], changing);
    if (isReference(name) || (step === '*' && open.has(name))) return inner;
    return step === '*' || step === name ? changed(inner, rest, changing) : inner;
  };
  if (Array.isArray(value)) return value.map((inner, index) => item(inner, String(index)));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, item(inner, name)]));
};

const toolOf = ({ type, data }: DomainEvent): string => {
  if (type === 'ConversionRequested') return data.tool;
  return type === 'ConversionCompleted' ? (data.made?.tool ?? '') : '';
};

export const isPersonal = ({ type }: DomainEvent): boolean => fieldsOf(type).length > 0;

/** The event with every text that tells of a person changed. */
export const changePersonal = <Event extends DomainEvent>(event: Event, change: Change): Event => ({
  ...event,
  data: fieldsOf(event.type).reduce<unknown>(
    (data, path) => changed(data, path.split('.'), { change, open: choicesOf(toolOf(event)) }),
    event.data,
  ),
});
