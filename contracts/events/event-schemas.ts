import { z } from 'zod';
import type { ApiKeyScope } from '../api-keys.js';
import type { Owner } from '../owner.js';
import type { WebhookOffReason, WebhookTopic, WebhookType } from '../webhooks.js';
import type { SharedVisibility, StepCondition } from '../workflows/workflow.js';
import type { DomainEvent } from './domain-event.js';
import type { StepPurpose } from './workflow.js';

type EventType = DomainEvent['type'];
type DataOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>['data'];

/** Texts of which each release knows more are any text here: an old release reads what a newer one has written. */
const oneOf = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string', { error: 'not a text' });

const owner = z.custom<Owner>((value) => typeof value === 'string' && /^(guest|member)-/.test(value), {
  error: 'neither a guest nor a member',
});
const text = z.string();
const textOrNull = text.nullable();
const at = text;
const facts = z.record(text, z.union([text, z.number()]));
const options = z.record(text, z.unknown());
const file = z.object({
  uploadId: text,
  name: text,
  kind: oneOf<DataOf<'UploadReceived'>['kind']>(),
  mime: text,
  size: z.number(),
  sha256: text,
  blob: text,
});
const ofConversion = z.object({ conversionId: text, at });
const attempt = ofConversion.extend({ attempt: z.number() });
const ofLink = z.object({ hash: text, at });
const endedLink = ofLink.extend({ conversionId: text });
const use = { owned: z.boolean(), withPassword: z.boolean().nullable() };
const requestFile = file.pick({ blob: true, size: true, sha256: true });
const ofRequest = z.object({ requestId: text, at });
const ofRecipient = ofRequest.extend({ recipient: z.number() });
const byRecipient = ofRecipient.extend({ address: text });
const recipient = z.object({
  number: z.number(),
  name: text,
  email: text,
  order: z.number(),
  digest: text,
  password: z.object({ salt: text, key: text }).nullable(),
});
const requestField = z.object({
  name: text,
  recipient: z.number(),
  kind: oneOf<DataOf<'SignatureRequested'>['fields'][number]['kind']>(),
  page: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  required: z.boolean(),
  label: text,
});
const ofOwner = z.object({ owner, at });
const ofUser = z.object({ userId: text, at });
const ofKey = z.object({ keyId: text, owner, at });
const ofEmbed = ofKey.extend({ embedId: text, digest: text });
const ofSignature = z.object({ signatureId: text, owner, at });
const ofSigningLink = z.object({ linkId: text, owner, at });
const ofTemplate = z.object({ templateId: text, owner, at });
const ofWorkflow = z.object({ workflowId: text, owner, at });
const ofRun = z.object({ runId: text, at });
const ofMail = z.object({ mailId: text, owner, at });
const ofStep = ofRun.extend({ step: z.number() });
const condition = z.object({
  what: oneOf<StepCondition['what']>(),
  is: oneOf<StepCondition['is']>(),
  value: z.union([text, z.number()]),
});
const steps = z.array(z.object({ tool: text, options, when: condition.nullable() }));
const byAdministrator = z.object({ by: owner, at });
const quota = { conversionsPerDay: z.number().nullable(), storedMb: z.number().nullable() };
const picture = requestFile;
const brand = z.object({
  name: textOrNull,
  colour: textOrNull,
  logo: picture.extend({ width: z.number(), height: z.number(), icon: picture }).nullable(),
});
const ofWebhook = z.object({ webhookId: text, owner, at });
const ofDelivery = ofWebhook.extend({ deliveryId: text });

const making = z.object({
  tool: text,
  options,
  inputs: z.array(z.object({ sha256: text, size: z.number(), mime: text })),
  engines: z.record(text, text),
});

/** Fields that each event of today must have, whoever has written it; it may have more. */
const schemas: { readonly [Type in EventType]: z.ZodType<DataOf<Type>> } = {
  UploadReceived: file.extend({ owner, conversionId: text, from: textOrNull, at }),
  UploadRejected: z.object({ uploadId: text, owner, name: text, code: text, facts, at }),
  ConversionRequested: ofConversion.extend({
    owner,
    tool: text,
    lane: oneOf<DataOf<'ConversionRequested'>['lane']>(),
    options,
    files: z.array(file),
    shareHash: text,
  }),
  ConversionStarted: attempt,
  ConversionHandedBack: attempt,
  ConversionCompleted: ofConversion.extend({
    result: file.omit({ uploadId: true, kind: true }),
    thumbnail: textOrNull,
    receipt: textOrNull,
    made: making.nullable(),
    notes: z.array(z.object({ code: text, text })),
  }),
  ConversionFailed: ofConversion.extend({ code: text, facts, reason: text }),
  ConversionCancelRequested: ofConversion,
  ConversionCancelled: ofConversion,
  ConversionRenamed: ofConversion.extend({ name: text }),
  ThumbnailDrawn: ofConversion.extend({ thumbnail: textOrNull }),
  ConversionDeleted: ofConversion.extend({ shareHash: text }),
  ShareLinkCreated: endedLink.extend({ owner, expiresAt: text, latestEnd: text }),
  ShareLinkViewed: ofLink.extend(use),
  FileDownloaded: endedLink.extend({ name: text, ...use }),
  ShareLinkEndChosen: ofLink.extend({ expiresAt: text }),
  ShareLinkRestricted: ofLink.extend({
    maxDownloads: z.number().nullable(),
    password: z.object({ salt: text, key: text }).nullable(),
  }),
  ShareLinkRevoked: endedLink,
  ShareLinkExpired: endedLink,
  SignatureRequested: ofRequest.extend({
    owner,
    madeBy: textOrNull,
    name: text,
    message: text,
    original: text,
    file: requestFile,
    pages: z.number(),
    sheets: z.array(z.object({ page: z.number(), width: z.number(), height: z.number() })),
    recipients: z.array(recipient),
    fields: z.array(requestField),
    expiresAt: text,
  }),
  RequestOpened: byRecipient,
  RecipientSigned: byRecipient.extend({
    builtOn: text,
    file: requestFile,
    manner: oneOf<DataOf<'RecipientSigned'>['manner']>(),
    consent: text,
  }),
  RequestDeclined: byRecipient.extend({ reason: text }),
  RequestBegunByLink: ofRecipient.extend({ linkId: text }),
  HandingOnAllowed: ofRequest,
  RequestHandedOn: byRecipient.extend({ to: z.object({ name: text, email: text, digest: text }) }),
  RecipientLanguagesChosen: ofRequest.extend({
    languages: z.array(z.object({ recipient: z.number(), language: oneOf<DataOf<'RequestMailChosen'>['language']>() })),
  }),
  MailAgainRequested: ofRecipient,
  RecipientReminded: ofRecipient,
  RequestMailChosen: ofRequest.extend({
    language: oneOf<DataOf<'RequestMailChosen'>['language']>(),
    remindEvery: z.number(),
    recipients: z.array(z.number()),
  }),
  RecipientNotified: ofRecipient.extend({ about: oneOf<DataOf<'RecipientNotified'>['about']>(), to: text }),
  SenderNotified: ofRequest.extend({ about: oneOf<DataOf<'SenderNotified'>['about']>(), to: text }),
  NotificationFailed: ofRequest.extend({
    recipient: z.number().nullable(),
    about: oneOf<DataOf<'NotificationFailed'>['about']>(),
    attempt: z.number(),
    problem: oneOf<DataOf<'NotificationFailed'>['problem']>(),
    nextAt: textOrNull,
  }),
  RequestCancelled: ofRequest,
  RequestExpired: ofRequest,
  RequestCompleted: ofRequest.extend({ sha256: text }),
  RequestFilesDeleted: ofRequest,
  SessionStarted: ofOwner,
  SessionSeen: ofOwner.extend({ device: text }),
  SessionEnded: ofOwner,
  UserSignedIn: ofUser.extend({ guest: owner.nullable(), name: text, email: textOrNull, picture: textOrNull }),
  UserSignedOut: ofUser,
  UserSessionsEnded: ofUser.extend({ by: owner }),
  UserErased: ofUser.extend({ by: owner.nullable() }),
  ApiKeyCreated: ofKey.extend({ name: text, digest: text, scopes: z.array(oneOf<ApiKeyScope>()), expiresAt: text }),
  ApiKeyUsed: ofKey,
  ApiKeyRevoked: ofKey.extend({ by: owner.nullable() }),
  EmbedTokenCreated: ofEmbed.extend({
    origin: text,
    onlyTool: textOrNull,
    options,
    language: textOrNull,
    expiresAt: text,
  }),
  EmbedOpened: ofEmbed.extend({ endsAt: text }),
  SignatureKept: ofSignature.extend({
    kind: oneOf<DataOf<'SignatureKept'>['kind']>(),
    blob: text,
    width: z.number(),
    height: z.number(),
  }),
  SignatureForgotten: ofSignature,
  RequestTemplateKept: ofTemplate.extend({ asked: text, document: text }),
  RequestTemplateForgotten: ofTemplate,
  SigningLinkCreated: ofSigningLink.extend({
    templateId: text,
    digest: text,
    asksEmail: z.boolean(),
    people: z.number(),
    expiresAt: text,
  }),
  SigningLinkUsed: ofSigningLink.extend({ requestId: text }),
  SigningLinkClosed: ofSigningLink,
  WebhookCreated: ofWebhook.extend({ url: text, topics: z.array(oneOf<WebhookTopic>()) }),
  WebhookSecretChanged: ofWebhook.extend({ secret: z.number(), previousUntil: text }),
  WebhookTurnedOn: ofWebhook,
  WebhookTurnedOff: ofWebhook.extend({ why: oneOf<WebhookOffReason>() }),
  WebhookDeleted: ofWebhook,
  DeliveryPlanned: ofDelivery.extend({
    type: oneOf<WebhookType>(),
    about: facts,
    happenedAt: text,
    isRepeated: z.boolean(),
  }),
  DeliveryTried: ofDelivery.extend({
    attempt: z.number(),
    status: z.number().nullable(),
    problem: oneOf<NonNullable<DataOf<'DeliveryTried'>['problem']>>().nullable(),
    answer: textOrNull,
    tookMs: z.number(),
    outcome: oneOf<DataOf<'DeliveryTried'>['outcome']>(),
    nextAt: textOrNull,
  }),
  DeliveryRepeated: ofDelivery,
  DeliveryDropped: ofDelivery,
  WorkflowSaved: ofWorkflow.extend({ name: text, steps }),
  WorkflowShared: ofWorkflow.extend({
    visibility: oneOf<SharedVisibility>(),
    link: z.object({ id: text, digest: text }).nullable(),
  }),
  WorkflowWithdrawn: ofWorkflow.extend({ by: owner.nullable() }),
  WorkflowDeleted: ofWorkflow,
  WorkflowRunStarted: ofRun.extend({
    workflowId: text,
    owner,
    name: text,
    steps,
    files: z.array(file.extend({ from: textOrNull })),
    parent: z.object({ runId: text, part: z.number(), step: z.number() }).exactOptional(),
  }),
  WorkflowStepStarted: ofStep.extend({ purpose: oneOf<StepPurpose>(), conversionId: text }),
  WorkflowStepChosen: ofStep,
  WorkflowStepSkipped: ofStep,
  WorkflowStepCompleted: ofStep.extend({ conversionId: text }),
  WorkflowFannedOut: ofStep.extend({ parts: z.number() }),
  WorkflowPartCompleted: ofRun.extend({ part: z.number(), made: textOrNull, skipped: z.array(z.number()) }),
  WorkflowPartsPacked: ofRun.extend({ conversionId: text }),
  WorkflowRunCompleted: ofRun,
  WorkflowRunFailed: ofStep.extend({ code: text, facts, reason: text, part: text.exactOptional() }),
  WorkflowRunCancelled: ofRun,
  MailTaken: ofMail.extend({ sender: text, files: z.array(z.object({ name: text, runId: textOrNull })) }),
  MailAnswered: ofMail.extend({
    outcome: oneOf<DataOf<'MailAnswered'>['outcome']>(),
    problem: oneOf<NonNullable<DataOf<'MailAnswered'>['problem']>>().nullable(),
  }),
  ToolSwitchedOff: byAdministrator.extend({ tool: text }),
  ToolSwitchedOn: byAdministrator.extend({ tool: text }),
  GuestsTurnedAway: byAdministrator,
  GuestsLetIn: byAdministrator,
  AnnouncementMade: byAdministrator.extend({
    text,
    level: oneOf<DataOf<'AnnouncementMade'>['level']>(),
    until: textOrNull,
  }),
  AnnouncementWithdrawn: byAdministrator,
  QuotaSet: byAdministrator.extend(quota),
  RetentionSet: byAdministrator.extend({ guestDays: z.number().nullable(), memberDays: z.number().nullable() }),
  WebPageHostsSet: byAdministrator.extend({ hosts: z.array(text) }),
  MemberQuotaSet: byAdministrator.extend({ userId: text, ...quota }),
  MemberQuotaLifted: byAdministrator.extend({ userId: text }),
  BrandChanged: byAdministrator.extend({ from: brand, to: brand }),
};

/** The part that every event has: one that only a newer program knows has its time, too. */
const ofNewer = z.object({ at });

/** Says how the data of an event is wrong, such as `"at" is missing`; undefined where it is right. */
export const problemOfEvent = (type: string, data: unknown): string | undefined => {
  const schema: z.ZodType = Object.hasOwn(schemas, type) ? schemas[type as EventType] : ofNewer;
  const { error } = schema.safeParse(data, { reportInput: true });
  const issue = error?.issues[0];
  if (!issue) return undefined;
  const name = issue.path.join('.');
  if (name === '') return 'its data is no object';
  return issue.input === undefined ? `"${name}" is missing` : `"${name}" is of another kind`;
};
