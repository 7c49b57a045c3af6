import type { Logger } from 'pino';
import { openSecretsKey } from '../../services/platform/secrets/kept-key.js';
import { openSecrets, type Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import type { Config } from '../../services/platform/config.js';
import type { Ports } from '../ports.js';

/** What every role is made of. */
export interface RoleParts {
  readonly config: Config;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly clock: () => Date;
  readonly log: Logger;
}

export const rolePartsOf = async (config: Config, ports: Ports, log: Logger): Promise<RoleParts> => ({
  config,
  ports,
  secrets: openSecrets(ports.blobs, await openSecretsKey(config)),
  clock: () => new Date(),
  log,
});
