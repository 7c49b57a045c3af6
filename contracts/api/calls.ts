import { accountCalls } from './calls/account-calls.js';
import { adminCalls } from './calls/admin-calls.js';
import type { Call } from './calls/call.js';
import { conversionCalls } from './calls/conversion-calls.js';
import { embeddingCalls } from './calls/embedding-calls.js';
import { documentCalls } from './calls/document-calls.js';
import { operationsCalls } from './calls/operations-calls.js';
import { sessionCalls } from './calls/session-calls.js';
import { shareCalls } from './calls/share-calls.js';
import { signatureRequestCalls } from './calls/signature-request-calls.js';
import { understandingCalls } from './calls/understanding-calls.js';
import { webhookCalls } from './calls/webhook-calls.js';
import { workflowCalls } from './calls/workflow-calls.js';

export type { Answer, Call } from './calls/call.js';

/** Every call, in the order the documentation shows them. Requirements. */
export const calls: readonly Call[] = [
  ...conversionCalls,
  ...documentCalls,
  ...understandingCalls,
  ...shareCalls,
  ...signatureRequestCalls,
  ...workflowCalls,
  ...sessionCalls,
  ...accountCalls,
  ...webhookCalls,
  ...embeddingCalls,
  ...adminCalls,
  ...operationsCalls,
];
