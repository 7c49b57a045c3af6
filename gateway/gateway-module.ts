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
import { AdministratorsOnly } from './admin/administrators-guard.js';
import { Installation } from './admin/installation-report.js';
import { ErasuresController } from './admin/erasures.controller.js';
import { FindMember } from './admin/find-member.js';
import { InstallationController } from './admin/installation.controller.js';
import { MembersController } from './admin/members.controller.js';
import { SiteBrand } from './site/site-brand.js';
import { SiteMembers } from './admin/site-members.js';
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
import { Uploads } from './uploads/uploads.js';
import { HistoryController } from './conversions/history.controller.js';
import { History } from './conversions/conversion-history.js';
import { OwnFileController } from './conversions/own-file.controller.js';
import { OwnResults } from './uploads/own-results.js';
import { Retry } from './conversions/retry.js';
import { ToolCall } from './conversions/tool-call.js';
import { HealthController } from './health/health.controller.js';
import { Health } from './health/installation-health.js';
import { UPLOAD_PACE } from './http/connection-limits.js';
import { RefusalFilter } from './http/refusal-filter.js';
import { LiveGateway } from './live/live-gateway.js';
import { Live } from './live/live.js';
import {
  ADAPTERS,
  ATTEMPTS,
  BLOBS,
  BUS,
  CONFIG,
  CONVERSION_QUOTAS,
  DOCUMENTS,
  LOG,
  PACE,
  SEAL,
  SECRETS,
  SITE_RULES,
  STORE,
  UI_DIRECTORY,
  PERSON_KEYS,
  WEBHOOK_SECRETS,
  WORKFLOW_LINKS,
  type GatewayParts,
} from './ports/gateway-ports.js';
import { McpRuns } from './mcp/run-tool.js';
import { McpWorkflows } from './mcp/run-workflow.js';
import { ExportController } from './pdf/export.controller.js';
import { EditController } from './pdf/edit.controller.js';
import { InspectController } from './pdf/inspect.controller.js';
import { RedactController } from './pdf/redact.controller.js';
import { SignController } from './pdf/sign.controller.js';
import { MemberSignatures } from './account/member-signatures.js';
import { MemberTemplates } from './account/member-templates.js';
import { TemplatesController } from './account/templates.controller.js';
import { SignaturesController } from './account/signatures.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { MemberKeys } from './keys/member-keys.js';
import { SiteKeysController } from './keys/site-keys.controller.js';
import { WebPages } from './web-pages/web-pages.js';
import { WebPagesController } from './web-pages/web-pages.controller.js';
import { EmbedController } from './embed/embed.controller.js';
import { EmbedTokensController } from './embed/embed-tokens.controller.js';
import { EmbedTokens } from './embed/embed-tokens.js';
import { EmbedPages } from './embed/embed-pages.js';
import { OpenedFrames } from './sessions/opened-frames.js';
import { ApiKeys } from './sessions/api-keys.js';
import { KeyScope } from './sessions/key-scope-guard.js';
import { AuthController } from './sessions/auth.controller.js';
import { googleProvider } from './sessions/google.js';
import { OidcController } from './sessions/oidc.controller.js';
import { OpenIdConnect } from './sessions/open-id-connect.js';
import { SeenSessions } from './sessions/seen-sessions.js';
import { SignInAttempts } from './sessions/sign-in-attempts.js';
import { SignIn } from './sessions/sign-in.js';
import { Visitors } from './sessions/visitor-sessions.js';
import { OwnRequestsController } from './requests/own-requests.controller.js';
import { RequestRowsController } from './requests/request-rows.controller.js';
import { BeginningController } from './requests/beginning.controller.js';
import { SigningLinks } from './requests/signing-links.js';
import { SigningLinksController } from './requests/signing-links.controller.js';
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
import { SiteChangesController } from './site/site-changes.controller.js';
import { SiteController } from './site/site.controller.js';
import type { Documents } from '../services/platform/documents/documents.js';
import type { EventStore } from '../services/platform/event-store/event-store.js';
import { openConversionQuotas } from '../services/platform/quotas/conversion-quotas.js';
import { openSiteRules } from '../services/platform/site/site-rules.js';
import { DiskQuota, UploadsUnderWay } from './uploads/uploads-under-way.js';
import { InlineFiles } from './uploads/inline-files.js';
import { Pieces } from './uploads/file-pieces.js';
import { PiecesController } from './uploads/pieces.controller.js';
import { DocumentVersions } from './versions/document-versions.js';
import { VersionsController } from './versions/versions.controller.js';
import { MemberWebhooks } from './webhooks/member-webhooks.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { OwnWorkflows } from './workflows/own-workflows.js';
import { WorkflowRuns } from './workflows/workflow-runs.js';
import { WorkflowsController } from './workflows/workflows.controller.js';

const rulesOn = (store: EventStore, documents: Documents): Provider[] => {
  const rules = openSiteRules(store);
  return [
    { provide: SITE_RULES, useValue: rules },
    { provide: CONVERSION_QUOTAS, useValue: openConversionQuotas({ rules, documents }) },
  ];
};

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
  ...rulesOn(store, documents),
  { provide: PACE, useValue: rest.pace ?? UPLOAD_PACE },
  { provide: ATTEMPTS, useValue: rest.openAttempts },
  { provide: CONFIG, useValue: config },
  { provide: STORE, useValue: store },
  { provide: BUS, useValue: bus },
  { provide: DOCUMENTS, useValue: documents },
  { provide: BLOBS, useValue: blobs },
  { provide: SECRETS, useValue: secrets },
  { provide: SEAL, useValue: rest.seal },
  { provide: PERSON_KEYS, useValue: rest.personKeys },
  { provide: WEBHOOK_SECRETS, useValue: rest.webhookSecrets },
  { provide: WORKFLOW_LINKS, useValue: rest.workflowLinks },
  { provide: ADAPTERS, useValue: adapters },
  { provide: UI_DIRECTORY, useValue: rest.uiDirectory },
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
  RequestRowsController,
  SigningLinksController,
  BeginningController,
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
  EmbedTokensController,
  EmbedController,
  SiteKeysController,
  WebhooksController,
  SignaturesController,
  TemplatesController,
  WorkflowsController,
  AdminController,
  InstallationController,
  ErasuresController,
  MembersController,
  LogController,
  SiteChangesController,
  SiteController,
  WebPagesController,
  HealthController,
  CapabilitiesController,
  ClaimsController,
  PublicLogController,
];

/** Services about results that visitors share. */
const shareLinks = [KnownLinks, LinkQuestions, LinkUses, PreloadedViews, Unlocking];
const signatureRequests = [RecipientQuestions, RequestPages, SigningLinks];
const workflows = [OwnWorkflows, WorkflowRuns];
const ownLists = [
  EveryConversion,
  DocumentVersions,
  MemberSessions,
  MemberLinks,
  MemberSignatures,
  MemberTemplates,
  OwnData,
];

const administration = [FindMember, SiteMembers, SiteBrand, WebPages];

/** Services that wait for conversions. */
const inTime = [AwaitConversion, ToolCall, ConversionEnds, AnswerInTime];
/** Who calls in the name of a member, and who is told. */
const programs = [
  ApiKeys,
  OpenedFrames,
  EmbedTokens,
  EmbedPages,
  MemberKeys,
  MemberWebhooks,
  InlineFiles,
  McpRuns,
  McpWorkflows,
];

@Module({})
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      controllers,
      providers: [
        ...portsOf(parts),
        ...administration,
        DiskQuota,
        Pieces,
        UploadsUnderWay,
        Uploads,
        Admission,
        History,
        Retry,
        OwnResults,
        AnsweredQuestions,
        ConversionRequests,
        ...inTime,
        Visitors,
        AdministratorsOnly,
        SeenSessions,
        ...programs,
        ...ownLists,
        ...workflows,
        Capabilities,
        Installation,
        SignIn,
        googleProvider,
        SignInAttempts,
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
