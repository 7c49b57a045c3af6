import { fromPromise } from 'xstate';
import { receipt } from '../../../../contracts/api/proof.js';
import { redactionReceipt, type RedactionReceipt } from '../../../../contracts/api/receipt.js';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { canHash, hexOf, sha256 } from '../../../browser/sha256.js';
import { call } from '../../../calls/server-reply.js';
import { withPass } from '../../../calls/share.calls.js';
import { readReceipt, type SignedReceipt } from './signed-receipt.js';

interface Shared {
  readonly hash: string;
  readonly file: SharedFile;
}

export interface ReceiptShown {
  readonly signed: SignedReceipt;
  /** The proof of a redaction; null for anything else. */
  readonly redaction: RedactionReceipt | null;
}

const pathOf = (kind: 'proof' | 'receipt', { hash, file }: Shared): string =>
  withPass(`/api/${kind}/${encodeURIComponent(hash)}`, file.pass);

const jsonAt = async (path: string): Promise<unknown> => (await call(path)).json() as Promise<unknown>;

/** `GET /api/proof/{hash}`, checked here, and `GET /api/receipt/{hash}` where there is one. */
export const fetchSigned = fromPromise<ReceiptShown, Shared>(async ({ input }) => {
  const [proof, proven] = await Promise.all([
    jsonAt(pathOf('proof', input)),
    input.file.receipt === '' ? null : jsonAt(pathOf('receipt', input)),
  ]);
  const signed = await readReceipt(receipt.parse(proof), input.file.sha256);
  return { signed, redaction: proven === null ? null : redactionReceipt.parse(proven) };
});

interface Copy {
  readonly file: File;
  /** The hash of the file that was made. */
  readonly sha256: string;
}

/** Whether a copy is the file that was made, byte for byte. It does not leave the browser. */
export const compareCopy = fromPromise<boolean, Copy>(async ({ input }) => {
  if (!canHash()) throw new Error('This browser can compare files only on pages opened over HTTPS.');
  return hexOf(await sha256(await input.file.arrayBuffer())) === input.sha256;
});
