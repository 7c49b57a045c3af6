import type { Call } from '../../contracts/api/calls.js';

/**
 * The reason why a call tells one visitor nothing of another:
 * - `nothing kept`: it takes no id, and answers with what came along or is the same for everybody.
 * - `own`: it takes no id, and answers each visitor with what is theirs.
 * - `owner`: it takes an id or a hash, and only its owner finds anything by it.
 * - `member`: it takes an id of the signed-in member's own account; e2e/own-account.e2e.ts has another ask for it.
 * - `bearer`: whoever has the hash may see; an id opens nothing.
 * - `administrators`: nobody else is told anything.
 */
export type Keeping = 'nothing kept' | 'own' | 'owner' | 'member' | 'bearer' | 'administrators';

interface Row {
  readonly keeping: Keeping;
  readonly body?: object;
  /** The form that a page without scripts sends. */
  readonly form?: Readonly<Record<string, string>>;
}

const rows: Readonly<Record<string, Row>> = {
  convert: { keeping: 'nothing kept' },
  saveWebPage: { keeping: 'nothing kept', body: { address: 'https://www.example.org/menu' } },
  getConversion: { keeping: 'owner' },
  sendPiece: { keeping: 'nothing kept' },
  discardPiece: { keeping: 'owner' },
  getOwnFile: { keeping: 'owner' },
  cancelConversion: { keeping: 'owner' },
  listConversions: { keeping: 'own' },
  listEveryConversion: { keeping: 'own' },
  listVersions: { keeping: 'own' },
  downloadTogether: { keeping: 'own' },
  renameConversion: { keeping: 'owner', body: { originalFileName: 'mine now' } },
  deleteConversion: { keeping: 'owner' },
  retryConversion: { keeping: 'owner' },

  inspectPdf: { keeping: 'nothing kept' },
  editableText: { keeping: 'nothing kept' },
  editablePdf: { keeping: 'nothing kept' },
  fillForm: { keeping: 'nothing kept' },
  annotatePdf: { keeping: 'nothing kept' },
  pageImages: { keeping: 'nothing kept' },
  exportWord: { keeping: 'nothing kept' },
  exportPowerpoint: { keeping: 'nothing kept' },
  signPdf: { keeping: 'nothing kept' },
  verifyPdf: { keeping: 'nothing kept' },
  previewPage: { keeping: 'nothing kept' },
  previewRedaction: { keeping: 'nothing kept' },

  summarize: { keeping: 'nothing kept' },
  generateQuiz: { keeping: 'nothing kept' },
  translate: { keeping: 'nothing kept' },
  detectLanguage: { keeping: 'nothing kept' },
  detectSensitive: { keeping: 'nothing kept' },

  viewShare: { keeping: 'bearer' },
  sharePageStyle: { keeping: 'nothing kept' },
  thumbnail: { keeping: 'bearer' },
  receipt: { keeping: 'bearer' },
  proof: { keeping: 'bearer' },
  download: { keeping: 'bearer' },
  downloadAs: { keeping: 'bearer' },
  openShare: { keeping: 'bearer', body: { password: 'correct horse' } },
  unlockShare: { keeping: 'bearer', body: { password: 'correct horse' } },
  restrictShare: { keeping: 'owner', body: { maxDownloads: 1, password: 'mine now' } },
  listLinkUses: { keeping: 'owner' },
  revokeShare: { keeping: 'owner' },

  sendSignatureRequest: { keeping: 'own' },
  sendSignatureRequests: { keeping: 'own' },
  listSignatureRequests: { keeping: 'own' },
  getRequestedFile: { keeping: 'owner' },
  getRequestAudit: { keeping: 'owner' },
  getRequestProof: { keeping: 'owner' },
  getRecipientLink: { keeping: 'owner' },
  mailRecipientAgain: { keeping: 'owner' },
  remindRecipient: { keeping: 'owner' },
  cancelSignatureRequest: { keeping: 'owner' },
  deleteRequestedFile: { keeping: 'owner' },
  signPageStyle: { keeping: 'nothing kept' },
  signPageScript: { keeping: 'nothing kept' },
  readSigningLink: { keeping: 'bearer' },
  beginSigning: { keeping: 'bearer', form: { name: 'Ada' } },
  readSignatureRequest: { keeping: 'bearer' },
  getFileToSign: { keeping: 'bearer' },
  getPageToSign: { keeping: 'bearer' },
  signRequest: { keeping: 'bearer', form: { signature: 'Ada', consent: 'yes' } },
  declineRequest: { keeping: 'bearer' },
  handOnRequest: { keeping: 'bearer', form: { name: 'Ada' } },
  unlockRequest: { keeping: 'bearer' },

  signIn: { keeping: 'nothing kept' },
  signedIn: { keeping: 'nothing kept' },
  signInWithOidc: { keeping: 'nothing kept' },
  signedInWithOidc: { keeping: 'nothing kept' },
  signOut: { keeping: 'own' },
  eraseUser: { keeping: 'own' },
  listSessions: { keeping: 'own' },
  endOtherSessions: { keeping: 'own' },
  endSession: { keeping: 'member' },
  listLinks: { keeping: 'own' },
  listKeys: { keeping: 'own' },
  createKey: { keeping: 'own' },
  revokeKey: { keeping: 'member' },
  listWorkflows: { keeping: 'own' },
  createWorkflow: { keeping: 'own' },
  getWorkflow: { keeping: 'owner' },
  changeWorkflow: { keeping: 'owner', body: { name: 'mine now', steps: [{ tool: 'pdf-compress' }] } },
  shareWorkflow: { keeping: 'owner', body: { visibility: 'link' } },
  deleteWorkflow: { keeping: 'owner' },
  runWorkflow: { keeping: 'owner' },
  listWorkflowRuns: { keeping: 'owner' },
  getWorkflowRun: { keeping: 'owner' },
  cancelWorkflowRun: { keeping: 'owner' },
  listWebhooks: { keeping: 'own' },
  createWebhook: { keeping: 'own' },
  createEmbedToken: { keeping: 'own' },
  getEmbedPage: { keeping: 'bearer' },
  openEmbed: { keeping: 'bearer', body: { token: 'none' } },
  getEmbedScript: { keeping: 'nothing kept' },
  listSignatures: { keeping: 'own' },
  keepSignature: { keeping: 'own' },
  forgetSignature: { keeping: 'member' },
  listSigningLinks: { keeping: 'own' },
  createSigningLink: { keeping: 'own' },
  closeSigningLink: { keeping: 'member' },
  listRequestTemplates: { keeping: 'own' },
  keepRequestTemplate: { keeping: 'own' },
  getTemplateFile: { keeping: 'member' },
  forgetRequestTemplate: { keeping: 'member' },
  changeWebhook: { keeping: 'member' },
  deleteWebhook: { keeping: 'member' },
  changeWebhookSecret: { keeping: 'member' },
  testWebhook: { keeping: 'member' },
  listDeliveries: { keeping: 'member' },
  repeatDelivery: { keeping: 'member' },
  listSiteKeys: { keeping: 'administrators' },
  revokeSiteKey: { keeping: 'administrators' },
  exportData: { keeping: 'own' },
  exportFiles: { keeping: 'own' },

  currentUser: { keeping: 'own' },

  dashboard: { keeping: 'administrators' },
  activity: { keeping: 'administrators' },
  document: { keeping: 'administrators' },
  story: { keeping: 'administrators' },
  logState: { keeping: 'administrators' },
  checkLog: { keeping: 'administrators' },
  eraseMember: { keeping: 'administrators' },
  listMembers: { keeping: 'administrators' },
  changeMember: { keeping: 'administrators' },
  endMemberSessions: { keeping: 'administrators' },
  changeSiteRules: { keeping: 'administrators' },
  installation: { keeping: 'administrators' },
  exportLog: { keeping: 'administrators' },

  capabilities: { keeping: 'nothing kept' },
  siteRules: { keeping: 'nothing kept' },
  claims: { keeping: 'nothing kept' },
  publicLog: { keeping: 'nothing kept' },
  health: { keeping: 'nothing kept' },
};

/** Ids of the calls that have a row. */
export const callsWithRow: readonly string[] = Object.keys(rows);

export const keepingOf = ({ id }: Call): Keeping | undefined => rows[id]?.keeping;

/** Requests so far: each comes from an address of its own, lest it be taken for the next guess of one. */
let asked = 0;

/** The call about one conversion or link: where it goes, and what goes with it. */
export const requestOf = (call: Call, subject: string): { readonly path: string; readonly init: RequestInit } => {
  const { body, form } = rows[call.id] ?? {};
  const json = { 'content-type': 'application/json' };
  asked += 1;
  return {
    path: call.path.replace(/\{\w+\}/, encodeURIComponent(subject)).replace(/\{(?:number|page)\}/, '1'),
    init: {
      method: call.method.toUpperCase(),
      redirect: 'manual',
      headers: { ...(body && json), 'x-forwarded-for': `198.18.${(asked >> 8) & 255}.${asked & 255}` },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
    },
  };
};
