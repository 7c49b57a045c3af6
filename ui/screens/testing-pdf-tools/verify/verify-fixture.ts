import { createActor } from 'xstate';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import { playedCall } from '../../../live/run-call-fixture.js';
import type { Notice } from '../../../notice.js';
import { verifyMachine } from './verify.machine.js';

/** The check with a server that the test controls. */
export const givenVerify = (answer: () => Promise<readonly SignatureReport[]>) => {
  const notices: Notice[] = [];
  const verifying = createActor(verifyMachine.provide({ actors: { verifyPdf: playedCall(answer) } }));
  verifying.on('notice', (notice) => notices.push(notice));
  verifying.start();
  return { verifying, notices, context: () => verifying.getSnapshot().context };
};
