import type { ApiKeyScope } from '../api-keys.js';

/**
 * The scopes of which a key must have any one to make a call; `any key`, which stands for calls that strangers may make
 * too; or `no key`, for decisions that a person makes in the browser.
 */
export type KeyAccess = readonly ApiKeyScope[] | 'any key' | 'no key';

const accesses: Readonly<Record<string, KeyAccess>> = {
  convert: ['convert'],
  saveWebPage: ['convert'],
  getConversion: ['convert', 'read'],
  sendPiece: ['convert'],
  discardPiece: ['convert'],
  getOwnFile: ['convert', 'read'],
  cancelConversion: ['convert'],
  listConversions: ['read'],
  listEveryConversion: ['read'],
  listVersions: ['read'],
  downloadTogether: ['read'],
  renameConversion: ['convert'],
  deleteConversion: ['convert'],
  retryConversion: ['convert'],

  inspectPdf: ['convert'],
  editableText: ['convert'],
  editablePdf: ['convert'],
  fillForm: ['convert'],
  annotatePdf: ['convert'],
  pageImages: ['convert'],
  exportWord: ['convert'],
  exportPowerpoint: ['convert'],
  signPdf: ['sign'],
  verifyPdf: ['convert'],
  previewPage: ['convert'],
  previewRedaction: ['convert'],

  summarize: ['convert'],
  generateQuiz: ['convert'],
  translate: ['convert'],
  detectLanguage: ['convert'],
  detectSensitive: ['convert'],

  viewShare: 'any key',
  openShare: 'any key',
  sharePageStyle: 'any key',
  thumbnail: 'any key',
  receipt: 'any key',
  proof: 'any key',
  download: 'any key',
  downloadAs: 'any key',
  unlockShare: 'any key',
  restrictShare: ['share'],
  listLinkUses: ['share', 'read'],
  revokeShare: ['share'],
  listLinks: ['share', 'read'],

  sendSignatureRequest: ['sign'],
  sendSignatureRequests: ['sign'],
  listSignatureRequests: ['sign', 'read'],
  getRequestedFile: ['sign', 'read'],
  deleteRequestedFile: ['sign'],
  getRequestAudit: ['sign', 'read'],
  getRequestProof: ['sign', 'read'],
  getRecipientLink: ['sign'],
  mailRecipientAgain: ['sign'],
  remindRecipient: ['sign'],
  cancelSignatureRequest: ['sign'],
  signPageStyle: 'any key',
  signPageScript: 'any key',
  readSigningLink: 'any key',
  beginSigning: 'any key',
  readSignatureRequest: 'any key',
  signRequest: 'any key',
  declineRequest: 'any key',
  handOnRequest: 'any key',
  unlockRequest: 'any key',
  getFileToSign: 'any key',
  getPageToSign: 'any key',

  listWorkflows: ['workflows', 'read'],
  createWorkflow: ['workflows'],
  getWorkflow: ['workflows', 'read'],
  changeWorkflow: ['workflows'],
  shareWorkflow: ['workflows'],
  deleteWorkflow: ['workflows'],
  runWorkflow: ['workflows'],
  listWorkflowRuns: ['workflows', 'read'],
  getWorkflowRun: ['workflows', 'read'],
  cancelWorkflowRun: ['workflows'],

  listWebhooks: ['webhooks', 'read'],
  createWebhook: ['webhooks'],
  changeWebhook: ['webhooks'],
  deleteWebhook: ['webhooks'],
  changeWebhookSecret: ['webhooks'],
  testWebhook: ['webhooks'],
  listDeliveries: ['webhooks'],
  repeatDelivery: ['webhooks'],

  createEmbedToken: ['embed'],
  getEmbedPage: 'any key',
  openEmbed: 'any key',
  getEmbedScript: 'any key',

  currentUser: 'any key',
  capabilities: 'any key',
  siteRules: 'any key',
  claims: 'any key',
  publicLog: 'any key',
  health: 'any key',

  signIn: 'no key',
  signedIn: 'no key',
  signInWithOidc: 'no key',
  signedInWithOidc: 'no key',
  signOut: 'no key',
  eraseUser: 'no key',
  listSessions: 'no key',
  endOtherSessions: 'no key',
  endSession: 'no key',
  exportData: 'no key',
  exportFiles: 'no key',
  listSignatures: 'no key',
  keepSignature: 'no key',
  forgetSignature: 'no key',
  listSigningLinks: 'no key',
  createSigningLink: 'no key',
  closeSigningLink: 'no key',
  listRequestTemplates: 'no key',
  keepRequestTemplate: 'no key',
  getTemplateFile: 'no key',
  forgetRequestTemplate: 'no key',
  listKeys: 'no key',
  createKey: 'no key',
  revokeKey: 'no key',

  dashboard: 'no key',
  activity: 'no key',
  story: 'no key',
  document: 'no key',
  installation: 'no key',
  logState: 'no key',
  checkLog: 'no key',
  eraseMember: 'no key',
  listMembers: 'no key',
  changeMember: 'no key',
  endMemberSessions: 'no key',
  changeSiteRules: 'no key',
  exportLog: 'no key',
  listSiteKeys: 'no key',
  revokeSiteKey: 'no key',
};

/** Ids of the calls that have a row. */
export const callsWithAccess: readonly string[] = Object.keys(accesses);

/** A call without a row is open to no key. */
export const keyAccessOf = (callId: string): KeyAccess => accesses[callId] ?? 'no key';

/** The calls that a frame on a page of another site makes, of what is its own. */
const openToFrames: ReadonlySet<string> = new Set([
  'convert',
  'getConversion',
  'getOwnFile',
  'cancelConversion',
  'capabilities',
  'siteRules',
]);

/** Whether a frame on a page of another site may make a call; one without a row may not. */
export const isOpenToFrames = (callId: string): boolean => openToFrames.has(callId);

/** The scope of a tool that a form of any call may ask for. */
export const scopeOfTool = (toolId: string): ApiKeyScope =>
  toolId === 'pdf-sign' || toolId === 'pdf-place-signature' ? 'sign' : 'convert';

/** Whether a key with these scopes may make a call of this access. */
export const isOpenTo = (access: KeyAccess, scopes: readonly ApiKeyScope[]): boolean =>
  access === 'any key' || (access !== 'no key' && access.some((scope) => scopes.includes(scope)));
