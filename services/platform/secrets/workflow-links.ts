import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The secrets in the links to workflows: the log has their digests alone, and an owner who asks again gets the same. */
export interface WorkflowLinks {
  /** 32 bytes, in base64url. @param linkId  the one that the workflow has now; each new link has a new one. */
  readonly secretOf: (workflowId: string, linkId: string) => string;
}

/** @param key 32 bytes that all processes share; what is made of it here opens nothing else that the key is used for. */
export const openWorkflowLinks = (key: Uint8Array): WorkflowLinks => {
  const own = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'links to workflows', KEY_BYTES));
  return {
    secretOf: (workflowId, linkId) => createHmac('sha256', own).update(`${workflowId} ${linkId}`).digest('base64url'),
  };
};
