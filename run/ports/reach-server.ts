import { Refusal } from '../../contracts/errors.js';
import type { Log } from '../../services/platform/settings/logger.js';

const TOLD_AFTER_MS = 3000;

export const NO_ANSWER = 'no server answers there';

/** No server answers, or lets this process in, where a setting says there is one. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/**
 * Opens what is on another server. The setting that names the server is told when nobody has answered for a while, and
 * when it is given up; its value may hold a password.
 *
 * @throws ServerAway
 */
export const reachServer = async <Opened>(
  setting: string,
  open: () => Promise<Opened>,
  log: Pick<Log, 'warn'>,
): Promise<Opened> => {
  const tell = () => {
    log.warn({ setting }, 'the server that this setting names does not answer yet; it is tried again');
    process.stderr.write(`${setting}: no server answers there yet. It is tried again for a while.\n`);
  };
  const timer = setTimeout(tell, TOLD_AFTER_MS);
  try {
    return await open();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new ServerAway(`${setting}: ${reason}. Look whether the server runs, and whether this address reaches it.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** Undefined for a defect, whose stack is worth more. */
export const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof Refusal && error.code === 'service.unavailable') return NO_ANSWER;
  if (!(error instanceof Error)) return undefined;
  if ('$metadata' in error) return `the store of files says: ${error.name}`;
  return /^(Nats|Mongo)/.test(error.name) ? `the server that it names says: ${error.message}` : undefined;
};
