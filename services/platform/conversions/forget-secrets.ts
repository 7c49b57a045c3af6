import { secretsRefOf } from '../../../contracts/tools/secret-options.js';
import type { ConversionState } from './conversion.decider.js';
import type { Secrets } from '../secrets/conversion-secrets.js';

/**
 * Forgets what came with a conversion once that has ended. Whoever ends one calls it afterwards, and again whenever
 * they find it ended: a process may have been killed between the two.
 */
export const forgetOnceEnded = async (secrets: Secrets, state: ConversionState): Promise<void> => {
  const { requested } = state.context;
  const ref = state.hasTag('ended') && requested ? secretsRefOf(requested.options) : undefined;
  if (ref !== undefined) await secrets.forget(ref);
};
