import type { Logger } from 'pino';
import { openSecretsKey } from '../../services/platform/secrets/stored-key.js';
import { openRequestTokens, type RequestTokens } from '../../services/platform/secrets/request-tokens.js';
import { openWebhookSecrets, type WebhookSecrets } from '../../services/platform/secrets/webhook-secrets.js';
import { openWorkflowLinks, type WorkflowLinks } from '../../services/platform/secrets/workflow-links.js';
import { openSecrets, type Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { openSeal, type Seal } from '../../services/platform/secrets/carried-text.js';
import { openClockTrust, type ClockTrust } from '../../services/platform/event-store/clock-trust.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';
import type { Ports } from '../ports/ports.js';

/** Parts that every role is made of. */
export interface RoleParts {
  readonly config: Config;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly seal: Seal;
  readonly requestTokens: RequestTokens;
  readonly webhookSecrets: WebhookSecrets;
  readonly workflowLinks: WorkflowLinks;
  readonly clock: () => Date;
  /** Whether the clock is believed as far as something is deleted by it. */
  readonly isClockTrusted: ClockTrust;
  readonly telemetry: Telemetry;
  readonly log: Logger;
}

export type RolesIn = Pick<RoleParts, 'config' | 'ports' | 'telemetry' | 'log'>;

export const rolePartsOf = async ({ config, ports, telemetry, log }: RolesIn): Promise<RoleParts> => {
  const key = await openSecretsKey(config);
  const clock = () => new Date();
  return {
    config,
    ports,
    telemetry,
    secrets: openSecrets(ports.blobs, key),
    seal: openSeal(key),
    requestTokens: openRequestTokens(key),
    webhookSecrets: openWebhookSecrets(key),
    workflowLinks: openWorkflowLinks(key),
    clock,
    isClockTrusted: openClockTrust({
      log: ports.sealed.store,
      clock,
      elapsed: () => performance.now(),
      report: log,
    }),
    log,
  };
};
