import { createActor } from 'xstate';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import { playedCall } from '../../../live/run-call.given.js';
import type { Notice } from '../../../notice.js';
import { verifyMachine } from './verify.machine.js';

export const signedBy = (name: string, rest: Partial<SignatureReport> = {}): SignatureReport => ({
  name,
  reason: 'I agree',
  location: null,
  signedAt: '2026-03-01T09:30:00.000Z',
  signer: 'Docket',
  issuer: 'Docket',
  selfSigned: true,
  timestampedAt: null,
  timestampedBy: null,
  certification: null,
  coversWholeDocument: true,
  intact: true,
  changedAfterwards: false,
  laterChanges: [],
  modified: false,
  ...rest,
});

/** The check with a server that the test controls. */
export const givenVerify = (answer: () => Promise<readonly SignatureReport[]>) => {
  const notices: Notice[] = [];
  const verifying = createActor(verifyMachine.provide({ actors: { verifyPdf: playedCall(answer) } }));
  verifying.on('notice', (notice) => notices.push(notice));
  verifying.start();
  return { verifying, notices, context: () => verifying.getSnapshot().context };
};
