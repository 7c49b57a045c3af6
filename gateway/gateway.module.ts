import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccountController } from './account/account.controller.js';
import { EveryConversion } from './account/conversion-list.js';
import { EveryConversionController } from './account/every-conversion.controller.js';
import { MemberLinks } from './account/member-links.js';
import { MemberSessions } from './account/member-sessions.js';
import { OwnData } from './account/own-data.js';
import { OwnDataController } from './account/own-data.controller.js';
import { AdminController } from './admin/admin.controller.js';
import { AdministratorsOnly } from './admin/administrators.guard.js';
import { Installation } from './admin/installation-report.js';
import { ErasuresController } from './admin/erasures.controller.js';
import { FindMember } from './admin/find-member.js';
import { InstallationController } from './admin/installation.controller.js';
import { LogController } from './admin/log.controller.js';
import { DetectController } from './ai/detect.controller.js';
import { TranslateController } from './ai/translate.controller.js';
import { UnderstandController } from './ai/understand.controller.js';
import { Capabilities } from './capabilities/site-capabilities.js';
import { CapabilitiesController } from './capabilities/capabilities.controller.js';
import { ClaimsController } from './claims/claims.controller.js';
import { PublicLogController } from './claims/public-log.controller.js';
import { Admission } from './conversions/admission.js';
import { AnswerInTime } from './conversions/answer-in-time.js';
import { ConversionEnds } from './conversions/conversion-ends.js';
import { ConversionStateController } from './conversions/conversion-state.controller.js';
import { AnsweredQuestions } from './conversions/answered-questions.js';
import { ConversionRequests } from './conversions/conversion-requests.js';
import { AwaitConversion } from './conversions/await-conversion.js';
import { ConversionsController } from './conversions/conversions.controller.js';
import { FilesToConvert } from './uploads/files-to-convert.js';
import { HistoryController } from './conversions/history.controller.js';
import { History } from './conversions/conversion-history.js';
import { OwnFileController } from './conversions/own-file.controller.js';
import { OwnResults } from './uploads/own-results.js';
import { Retry } from './conversions/retry.js';
import { ToolCall } from './conversions/tool-call.js';
import { HealthController } from './health/health.controller.js';
import { Health } from './health/installation-health.js';
import { UPLOAD_PACE } from './http/body-pace.js';
import { RefusalFilter } from './http/refusal.filter.js';
import { LiveGateway } from './live/live.gateway.js';
import { Live } from './live/live.js';
import {
  ADAPTERS,
  ATTEMPTS,
  BLOBS,
  BUS,
  CONFIG,
  DOCUMENTS,
  LOG,
  PACE,
  SEAL,
  SECRETS,
  STORE,
  WEBHOOK_SECRETS,
  type GatewayParts,
} from './ports/gateway-ports.js';
import { McpRuns } from './mcp/run-tool.js';
import { ExportController } from './pdf/export.controller.js';
import { EditController } from './pdf/edit.controller.js';
import { InspectController } from './pdf/inspect.controller.js';
import { RedactController } from './pdf/redact.controller.js';
import { SignController } from './pdf/sign.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { MemberKeys } from './keys/member-keys.js';
import { SiteKeysController } from './keys/site-keys.controller.js';
import { ApiKeys } from './sessions/api-keys.js';
import { KeyScope } from './sessions/key-scope.guard.js';
import { AuthController } from './sessions/auth.controller.js';
import { FailedSignIns } from './sessions/failed-sign-ins.js';
import { googleProvider } from './sessions/google.js';
import { OidcController } from './sessions/oidc.controller.js';
import { OpenIdConnect } from './sessions/open-id-connect.js';
import { SeenSessions } from './sessions/seen-sessions.js';
import { SignIn } from './sessions/sign-in.js';
import { Visitors } from './sessions/visitor-sessions.js';
import { OwnRequestsController } from './requests/own-requests.controller.js';
import { RecipientController } from './requests/recipient.controller.js';
import { RecipientQuestions } from './requests/recipient-questions.js';
import { RequestPages } from './requests/request-pages.js';
import { LinkOwnerController } from './shares/link-owner.controller.js';
import { KnownLinks } from './shares/known-links.js';
import { LinkQuestions } from './shares/link-questions.js';
import { LinkUses } from './shares/link-uses.js';
import { PageController } from './shares/page.controller.js';
import { PreloadedViews } from './shares/preloaded-views.js';
import { SharesController } from './shares/shares.controller.js';
import { Unlocking } from './shares/unlocking.js';
import { DiskQuota } from './uploads/disk-quota.js';
import { GivenFiles } from './uploads/given-files.js';
import { Pieces } from './uploads/waiting-pieces.js';
import { PiecesController } from './uploads/pieces.controller.js';
import { UploadsUnderWay } from './uploads/uploads-under-way.js';
import { Uploads } from './uploads/uploads.js';
import { DocumentVersions } from './versions/document-versions.js';
import { VersionsController } from './versions/versions.controller.js';
import { MemberWebhooks } from './webhooks/member-webhooks.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

const portsOf = ({
  config,
  store,
  bus,
  documents,
  blobs,
  secrets,
  adapters,
  log,
  ...rest
}: GatewayParts): Provider[] => [
  { provide: PACE, useValue: rest.pace ?? UPLOAD_PACE },
  { provide: ATTEMPTS, useValue: rest.openAttempts },
  { provide: CONFIG, useValue: config },
  { provide: STORE, useValue: store },
  { provide: BUS, useValue: bus },
  { provide: DOCUMENTS, useValue: documents },
  { provide: BLOBS, useValue: blobs },
  { provide: SECRETS, useValue: secrets },
  { provide: SEAL, useValue: rest.seal },
  { provide: WEBHOOK_SECRETS, useValue: rest.webhookSecrets },
  { provide: ADAPTERS, useValue: adapters },
  { provide: LOG, useValue: log },
];

const controllers = [
  ConversionsController,
  PiecesController,
  HistoryController,
  OwnFileController,
  EveryConversionController,
  VersionsController,
  ConversionStateController,
  LinkOwnerController,
  PageController,
  SharesController,
  OwnRequestsController,
  RecipientController,
  SignController,
  EditController,
  InspectController,
  ExportController,
  RedactController,
  UnderstandController,
  DetectController,
  TranslateController,
  AuthController,
  OidcController,
  AccountController,
  OwnDataController,
  KeysController,
  SiteKeysController,
  WebhooksController,
  AdminController,
  InstallationController,
  ErasuresController,
  LogController,
  HealthController,
  CapabilitiesController,
  ClaimsController,
  PublicLogController,
];

/** What visitors have made, and what members have. */
const shareLinks = [KnownLinks, LinkQuestions, LinkUses, PreloadedViews, Unlocking];
const signatureRequests = [RecipientQuestions, RequestPages];
const ownLists = [EveryConversion, DocumentVersions, MemberSessions, MemberLinks, OwnData];

/** What waits for conversions. */
const inTime = [AwaitConversion, ToolCall, ConversionEnds, AnswerInTime];
/** Who calls in the name of a member, and who is told. */
const programs = [ApiKeys, MemberKeys, MemberWebhooks, GivenFiles, McpRuns];

@Module({})
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      controllers,
      providers: [
        ...portsOf(parts),
        FindMember,
        DiskQuota,
        Pieces,
        UploadsUnderWay,
        Uploads,
        Admission,
        History,
        Retry,
        OwnResults,
        FilesToConvert,
        AnsweredQuestions,
        ConversionRequests,
        ...inTime,
        Visitors,
        AdministratorsOnly,
        SeenSessions,
        ...programs,
        ...ownLists,
        Capabilities,
        Installation,
        SignIn,
        googleProvider,
        FailedSignIns,
        OpenIdConnect,
        ...shareLinks,
        ...signatureRequests,
        Live,
        LiveGateway,
        Health,
        { provide: APP_GUARD, useClass: KeyScope },
        { provide: APP_FILTER, useClass: RefusalFilter },
      ],
    };
  }
}
