import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '../../contracts/durations.js';
import { createGateway, type Gateway } from '../../gateway/gateway.js';
import { startWebhookService } from '../../services/accounts/webhooks/webhook.service.js';
import { watchMailbox, type MailInParts } from '../../services/accounts/mail-in/watch-mailbox.js';
import { watchFolder, type WatchParts } from '../../services/accounts/watched/watch-folder.js';
import { startWorkflowService } from '../../services/accounts/workflows/workflow.service.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { startAccountsService } from '../../services/accounts/accounts.service.js';
import type { Running, StartOnce } from '../../services/platform/leases/hold-lease.js';
import { openMailer } from '../../services/platform/mail/mailer.js';
import { openConversionQuotas } from '../../services/platform/quotas/conversion-quotas.js';
import { openSiteRules } from '../../services/platform/site/site-rules.js';
import { mailAddressOf } from '../../services/platform/settings/mail-address.js';
import { mailboxServerOf } from '../../services/platform/settings/mail-in-settings.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import { startRequestService } from '../../services/share/requests/request.service.js';
import { startShareService } from '../../services/share/share.service.js';
import type { RoleParts } from './role-parts.js';
import { stopInTurn } from './stop-in-turn.js';

const UI = fileURLToPath(new URL('../../ui', import.meta.url));

/** Answers questions about the links of recipients, and about the accounts of members. */
export const startShareRole = async ({
  config,
  ports,
  secrets,
  requestTokens,
  webhookSecrets,
  clock,
  isClockTrusted,
  log,
}: RoleParts): Promise<Running> => {
  const { store, bus, documents, blobs, keys, openAttempts, startOnce } = ports;
  const stores = { store, bus, documents, blobs, openAttempts };
  const share = await startShareService({ ...stores, startOnce, clock, isClockTrusted, log });
  const requests = await startRequestService({
    ...stores,
    tokens: requestTokens,
    startOnce,
    clock,
    isClockTrusted,
    log,
    mails: mailsOf(config),
  });
  const accounts = await startAccountsService({ store, bus, documents, keys, blobs, clock });
  const webhooks = await startWebhookService({
    store,
    bus,
    documents,
    secrets: webhookSecrets,
    inner: innerReceivers(config.WEBHOOK_ALLOW),
    startOnce,
    clock,
    log,
  });
  const quotas = openConversionQuotas({ rules: openSiteRules(store), documents });
  const workflows = await startWorkflowService({ store, bus, blobs, secrets, quotas, clock, log });
  const watched = await startWatching(config, { store, blobs, clock, log }, startOnce);
  const mailIn = await startMailIn(config, { store, blobs, clock, log }, ports);
  return stopInTurn([share, requests, accounts, webhooks, workflows, watched, mailIn]);
};

const nothingRuns: Running = { stop: () => Promise.resolve() };

/** Mails of one sender that are taken in; further ones wait in the inbox. */
const MAILS_PER_HOUR = 60;

/** Does nothing where no folder is to be watched. */
const startWatching = (
  { WATCH_FOLDER: folder, WATCH_WORKFLOW: workflow }: Config,
  parts: Pick<WatchParts, 'store' | 'blobs' | 'clock' | 'log'>,
  startOnce: StartOnce,
): Promise<Running> =>
  folder === undefined || workflow === undefined
    ? Promise.resolve(nothingRuns)
    : startOnce('watched-folder', () => Promise.resolve(watchFolder({ ...parts, folder, workflow })));

/** Does nothing where no mailbox is set, or nothing that answers could be sent by. */
const startMailIn = (
  config: Config,
  parts: Pick<MailInParts, 'store' | 'blobs' | 'clock' | 'log'>,
  { openAttempts, startOnce }: Pick<RoleParts['ports'], 'openAttempts' | 'startOnce'>,
): Promise<Running> => {
  const { MAIL_IN_URL: address, MAIL_IN_WORKFLOW: workflow, MAIL_IN_AUTHSERV: authserv = '' } = config;
  const mails = mailsOf(config);
  if (address === undefined || workflow === undefined || !mails) return Promise.resolve(nothingRuns);
  const own = [mailAddressOf(config.MAIL_FROM ?? '')?.address, mailboxServerOf(address).auth.user];
  const rules = { senders: config.MAIL_IN_SENDERS ?? [], authserv, own: own.map((one) => one?.toLowerCase() ?? '') };
  const counted = openAttempts({ name: 'mail-in', max: MAILS_PER_HOUR, windowMs: HOUR_MS });
  const watching = { ...parts, ...mails, address, workflow, rules, mails: counted };
  return startOnce('mail-in', () => Promise.resolve(watchMailbox(watching)));
};

/** Mails carry links that begin with PUBLIC_URL, which has to be set for them. */
const mailsOf = (config: Config) => {
  const mailer = openMailer(config);
  return mailer && { mailer, site: (config.PUBLIC_URL ?? '').replace(/\/+$/, '') };
};

/** @param sandbox of what works on files in this process; undefined where others do. */
export const createGatewayRole = (
  { config, ports, secrets, seal, webhookSecrets, workflowLinks, telemetry, log }: RoleParts,
  sandbox: Sandbox | undefined,
): Promise<Gateway> => {
  const { store, bus, documents, blobs, keys: personKeys, adapters, openAttempts } = ports;
  return createGateway({
    config,
    store,
    bus,
    documents,
    blobs,
    secrets,
    seal,
    webhookSecrets,
    workflowLinks,
    personKeys,
    openAttempts,
    telemetry,
    log,
    adapters: { ...adapters, ...(sandbox && { sandbox: sandbox.level, sandboxedBy: sandbox.told }) },
    uiDirectory: UI,
  });
};
