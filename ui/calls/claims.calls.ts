import type { ClaimsReply } from '../../contracts/api/claims-reply.js';
import type { PublicLog } from '../../contracts/api/public-log.js';
import { call } from './server-reply.js';

/** `GET /api/claims`. */
export const askClaims = async (): Promise<ClaimsReply> => {
  const reply = await call('/api/claims');
  const { claimsReply } = await import('../../contracts/api/claims-reply.js'); // keeps zod out of the first load
  return claimsReply.parse(await reply.json());
};

/** `GET /api/log`. */
export const askPublicLog = async (): Promise<PublicLog> => {
  const reply = await call('/api/log');
  const { publicLog } = await import('../../contracts/api/public-log.js');
  return publicLog.parse(await reply.json());
};
