import type { RequestSigner } from '../../../contracts/lifecycles/signature-request.machine.js';
import type { RequestTokens } from '../../platform/secrets/request-tokens.js';

/** The end of a recipient's link. */
export const tokenOf = (
  tokens: RequestTokens,
  id: string,
  { number, formerDigests }: Pick<RequestSigner, 'number' | 'formerDigests'>,
): string => `${id}.${number}.${tokens.secretOf(id, number, formerDigests.length)}`;
