import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import { byEventType, type CompleteEventTable } from '../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../platform/event-store/event-store.js';

/** Every type is named: the bytes of one that was forgotten here would be deleted as orphans. */
const bytes = byEventType<readonly string[]>({
  UploadReceived: null,
  UploadRejected: null,
  ConversionRequested: ({ data }) => data.files.map(({ blob }) => blob),
  ConversionStarted: null,
  ConversionHandedBack: null,
  ConversionCompleted: ({ data: { result, thumbnail, receipt } }) =>
    [result.blob, thumbnail, receipt].filter((ref) => typeof ref === 'string'),
  ConversionFailed: null,
  ConversionCancelRequested: null,
  ConversionCancelled: null,
  ConversionRenamed: null,
  ThumbnailDrawn: ({ data: { thumbnail } }) => (thumbnail === null ? [] : [thumbnail]),
  ConversionDeleted: null,
  ShareLinkCreated: null,
  ShareLinkViewed: null,
  FileDownloaded: null,
  ShareLinkEndChosen: null,
  ShareLinkRestricted: null,
  ShareLinkRevoked: null,
  ShareLinkExpired: null,
  SignatureRequested: ({ data: { file } }) => [file.blob],
  RequestOpened: null,
  RecipientSigned: ({ data: { file } }) => [file.blob],
  RequestDeclined: null,
  RequestBegunByLink: null,
  HandingOnAllowed: null,
  RecipientLanguagesChosen: null,
  MailAgainRequested: null,
  RequestHandedOn: null,
  RecipientReminded: null,
  RequestMailChosen: null,
  RecipientNotified: null,
  SenderNotified: null,
  NotificationFailed: null,
  RequestCancelled: null,
  RequestExpired: null,
  RequestCompleted: null,
  RequestFilesDeleted: null,
  SessionStarted: null,
  SessionSeen: null,
  SessionEnded: null,
  UserSignedIn: null,
  UserSignedOut: null,
  UserSessionsEnded: null,
  UserErased: null,
  ApiKeyCreated: null,
  ApiKeyUsed: null,
  ApiKeyRevoked: null,
  EmbedTokenCreated: null,
  EmbedOpened: null,
  SignatureKept: ({ data: { blob } }) => [blob],
  SignatureForgotten: null,
  RequestTemplateKept: ({ data: { asked, document } }) => [asked, document],
  RequestTemplateForgotten: null,
  SigningLinkCreated: null,
  SigningLinkUsed: null,
  SigningLinkClosed: null,
  WebhookCreated: null,
  WebhookSecretChanged: null,
  WebhookTurnedOn: null,
  WebhookTurnedOff: null,
  WebhookDeleted: null,
  DeliveryPlanned: null,
  DeliveryTried: null,
  DeliveryRepeated: null,
  DeliveryDropped: null,
  WorkflowSaved: null,
  WorkflowShared: null,
  WorkflowWithdrawn: null,
  WorkflowDeleted: null,
  WorkflowRunStarted: ({ data }) => data.files.map(({ blob }) => blob),
  WorkflowStepStarted: null,
  WorkflowStepChosen: null,
  WorkflowStepSkipped: null,
  WorkflowStepCompleted: null,
  WorkflowFannedOut: null,
  WorkflowPartCompleted: null,
  WorkflowPartsPacked: null,
  WorkflowRunCompleted: null,
  WorkflowRunFailed: null,
  WorkflowRunCancelled: null,
  MailTaken: null,
  MailAnswered: null,
  ToolSwitchedOff: null,
  ToolSwitchedOn: null,
  GuestsTurnedAway: null,
  GuestsLetIn: null,
  AnnouncementMade: null,
  AnnouncementWithdrawn: null,
  QuotaSet: null,
  RetentionSet: null,
  WebPageHostsSet: null,
  MemberQuotaSet: null,
  MemberQuotaLifted: null,
  BrandChanged: ({ data: { to } }) => (to.logo === null ? [] : [to.logo.blob, to.logo.icon.blob]),
} satisfies CompleteEventTable<readonly string[]>);

/** The bytes that a conversion has from this event on; an upload alone has none yet. */
export const bytesOf = (event: StoredEvent): readonly string[] => bytes(event) ?? [];

/** Passwords and the like that are still needed, by the conversion or the run of a workflow that they came with. */
type Waiting = Map<string, string>;

const ended =
  ({ data }: { readonly data: { readonly conversionId: string } }) =>
  (waiting: Waiting): void =>
    void waiting.delete(data.conversionId);

const endedRun =
  ({ data }: { readonly data: { readonly runId: string } }) =>
  (waiting: Waiting): void =>
    void waiting.delete(data.runId);

const secrets = byEventType<(waiting: Waiting) => void>({
  ConversionRequested:
    ({ data }) =>
    (waiting) => {
      const ref = secretsRefOf(data.options);
      if (ref !== undefined) waiting.set(data.conversionId, ref);
    },
  ConversionCompleted: ended,
  ConversionFailed: ended,
  ConversionCancelled: ended,
  WorkflowRunStarted:
    ({ data }) =>
    (waiting) => {
      const [ref] = data.steps.flatMap(({ options }) => secretsRefOf(options) ?? []);
      if (ref !== undefined) waiting.set(data.runId, ref);
    },
  WorkflowRunCompleted: endedRun,
  WorkflowRunFailed: endedRun,
  WorkflowRunCancelled: endedRun,
});

/** Takes over what an event says of the secrets that conversions and runs wait with: they are needed until it ends. */
export const noteSecrets = (waiting: Waiting, event: StoredEvent): void => secrets(event)?.(waiting);
