import { fileURLToPath } from 'node:url';
import { createGateway, type Gateway } from '../../gateway/gateway.js';
import { startWebhookService } from '../../services/accounts/webhooks/webhook.service.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { startAccountsService } from '../../services/accounts/accounts.service.js';
import type { Running } from '../../services/platform/leases/hold-lease.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import { startRequestService } from '../../services/share/requests/request.service.js';
import { startShareService } from '../../services/share/share.service.js';
import type { RoleParts } from './role-parts.js';
import { stopInTurn } from './stop-in-turn.js';

const UI = fileURLToPath(new URL('../../ui', import.meta.url));

/** What recipients of links may have, and what members ask for about their accounts. */
export const startShareRole = async ({
  config,
  ports,
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
  return stopInTurn([share, requests, accounts, webhooks]);
};

/** @param sandbox of what works on files in this process; undefined where others do. */
export const createGatewayRole = (
  { config, ports, secrets, seal, webhookSecrets, telemetry, log }: RoleParts,
  sandbox: Sandbox | undefined,
): Promise<Gateway> => {
  const { store, bus, documents, blobs, adapters, openAttempts } = ports;
  return createGateway({
    config,
    store,
    bus,
    documents,
    blobs,
    secrets,
    seal,
    webhookSecrets,
    openAttempts,
    telemetry,
    log,
    adapters: { ...adapters, ...(sandbox && { sandbox: sandbox.level, sandboxedBy: sandbox.told }) },
    uiDirectory: UI,
  });
};
