import {
  keptSignatureReply,
  keptSignaturesReply,
  type KeptSignature,
  type KeptSignatureRequest,
} from '../../contracts/api/kept-signatures.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

/** `GET /api/account/signatures`. */
export const fetchSignatures = async (signal: AbortSignal): Promise<readonly KeptSignature[]> => {
  const reply = await call('/api/account/signatures', { signal });
  return keptSignaturesReply.parse(await reply.json()).signatures;
};

/** `POST /api/account/signatures`. */
export const sendSignature = async (signature: KeptSignatureRequest): Promise<KeptSignature> => {
  const reply = await sendJson('POST', '/api/account/signatures', { ...signature });
  return keptSignatureReply.parse(await reply.json()).signature;
};

/** `DELETE /api/account/signatures/{signature}`. */
export const deleteSignature = async (id: string): Promise<void> => {
  await call(`/api/account/signatures/${encodeURIComponent(id)}`, { method: 'DELETE' });
};
