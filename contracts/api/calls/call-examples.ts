/** A request as a caller might send it. */
export interface CallExample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Names of the files of a form, and its fields as they are sent. */
  readonly files?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

const link = { path: { hash: 'Zk3vXq0bT1mWc7yN5uRfLp8sHd2jGa6e' } } as const;
const own = { path: { id: '019b3f5e-7c1a-7d2b-9e4f-5a6b7c8d9e0f' } } as const;
const document = { path: { conversionId: own.path.id } } as const;
const onePdf = { files: ['report.pdf'] } as const;

/** A PNG of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const TO_REMOVE = [{ id: '1', type: 'text', text: 'Ada Lovelace', page: 'all', replacement: '[REDACTED]' }];
const MARKS = [
  { type: 'highlight', page: 1, boxes: [{ x: 72, y: 90, width: 180, height: 14 }], contents: 'Is this so?' },
  { type: 'text', page: 1, box: { x: 72, y: 700, width: 200, height: 20 }, text: 'Seen on 1 March' },
];
const workflowPath = { workflow: own.path.id } as const;
const runPath = { run: own.path.id } as const;
const memberPath = { member: '9c31b4a2d7e80f16a5b3c2d1e0f94867' };
const WORKFLOW = {
  name: 'Invoices for the accountant',
  steps: [
    { tool: 'pdf-compress', options: { quality: 'medium' }, when: { what: 'size', is: 'at-least', value: 2 } },
    { tool: 'pdf-watermark', options: { watermarkText: 'COPY' } },
  ],
};
const webhookPath = { webhook: own.path.id } as const;
const embedPath = { embed: '4b0e6d2f91c87a35' } as const;
const PLACES = [{ page: 0, x: 0.6, y: 0.8, width: 120, height: 40 }];

const TO_SIGN = {
  recipients: [{ name: 'Tomas Reyl', email: 'tomas@example.org' }],
  fields: [{ recipient: 1, kind: 'signature', page: 1, box: { x: 72, y: 640, width: 170, height: 48 } }],
  message: 'Please sign by Friday.',
  days: 14,
};
const TEMPLATE = { people: [{ role: 'Tenant' }], fields: TO_SIGN.fields, days: 14 };
const ROWS = 'Tenant name,Tenant email,language\nTomas Reyl,tomas@example.org,en\nAda Lind,,de\n';
const bySigner = { path: { token: `${own.path.id}.1.Wy0pTaXeautgFSE4sk_LyGfBLhTQSqfDTxbwuVSAh0w` } } as const;

const bySigningLink = { path: { token: `${own.path.id}.Wy0pTaXeautgFSE4sk_LyGfBLhTQSqfDTxbwuVSAh0w` } } as const;

/** An example of each call, by its id. */
export const callExamples: Readonly<Record<string, CallExample>> = {
  convert: {
    files: ['report.pdf'],
    fields: {
      operation: 'pdf-watermark',
      watermarkText: 'Draft',
      watermarkOpacity: '0.3',
      watermarkPosition: 'center',
    },
  },
  sendSignatureRequest: { ...onePdf, fields: { request: JSON.stringify(TO_SIGN) } },
  sendSignatureRequests: { ...onePdf, fields: { template: JSON.stringify(TEMPLATE), rows: ROWS } },
  listSignatureRequests: {},
  signPageStyle: {},
  signPageScript: {},
  getRequestedFile: own,
  getRequestAudit: own,
  getRequestProof: own,
  getRecipientLink: { path: { ...own.path, number: '1' } },
  mailRecipientAgain: { path: { ...own.path, number: '1' } },
  remindRecipient: { path: { ...own.path, number: '1' } },
  cancelSignatureRequest: own,
  deleteRequestedFile: own,
  readSigningLink: bySigningLink,
  beginSigning: { ...bySigningLink, body: { name: 'Tomas Reyl', email: 'tomas@example.org' } },
  readSignatureRequest: bySigner,
  signRequest: { ...bySigner, body: { signature: 'Tomas Reyl', consent: 'yes' } },
  declineRequest: { ...bySigner, body: { reason: 'The rent is wrong.' } },
  handOnRequest: { ...bySigner, body: { name: 'Ada Lind', email: 'ada@example.org' } },
  unlockRequest: { ...bySigner, body: { password: 'correct horse' } },
  getFileToSign: bySigner,
  getPageToSign: { path: { ...bySigner.path, page: '1' } },
  saveWebPage: { body: { address: 'https://www.example.org/menu' } },
  getConversion: own,
  sendPiece: { files: ['first-2-megabytes'], fields: {} },
  discardPiece: { path: { piece: 'q1ZzmTn0Yl3f8Kx2' } },
  getOwnFile: own,
  cancelConversion: own,
  listConversions: {},
  listEveryConversion: {},
  listVersions: { query: { ids: own.path.id } },
  downloadTogether: { query: { ids: own.path.id } },
  renameConversion: { ...own, body: { originalFileName: 'Annual report.pdf' } },
  deleteConversion: own,
  retryConversion: own,
  previewPage: {
    ...onePdf,
    fields: { page: '1', tool: 'pdf-rotate', toolOptions: JSON.stringify({ angle: '90' }) },
  },
  inspectPdf: { ...onePdf, fields: {} },
  editableText: { ...onePdf, fields: { page: '1' } },
  pageImages: { ...onePdf, fields: { pages: '1', width: '640', format: 'png' } },
  exportWord: { ...onePdf, fields: {} },
  exportPowerpoint: { ...onePdf, fields: {} },
  fillForm: { ...onePdf, fields: { values: JSON.stringify({ name: 'Ada Lovelace', member: true }) } },
  annotatePdf: { ...onePdf, fields: { marks: JSON.stringify(MARKS) } },
  editablePdf: { ...onePdf, fields: {} },
  signPdf: { ...onePdf, fields: { signatureImageBase64: PIXEL, placements: JSON.stringify(PLACES) } },
  verifyPdf: { ...onePdf, fields: {} },
  previewRedaction: { ...onePdf, fields: { redactionItems: JSON.stringify(TO_REMOVE) } },
  summarize: { ...onePdf, fields: { type: 'cliff-notes' } },
  generateQuiz: { ...onePdf, fields: {} },
  translate: { ...onePdf, fields: { targetLanguage: 'de', sourceLanguage: 'en', layout: 'keep' } },
  detectLanguage: { ...onePdf, fields: {} },
  detectSensitive: { ...onePdf, fields: {} },
  viewShare: link,
  openShare: { ...link, body: { password: 'correct horse' } },
  sharePageStyle: {},
  thumbnail: link,
  receipt: link,
  proof: link,
  download: link,
  downloadAs: { ...link, query: { filename: 'report.pdf' } },
  unlockShare: { ...link, body: { password: 'correct horse' } },
  restrictShare: { ...link, body: { maxDownloads: 3, password: 'correct horse', expires: '1w' } },
  listLinkUses: link,
  revokeShare: link,
  signIn: {},
  signedIn: {},
  signInWithOidc: {},
  signedInWithOidc: {},
  signOut: {},
  listSessions: {},
  endOtherSessions: {},
  endSession: { path: { session: own.path.id } },
  listLinks: {},
  listSignatures: {},
  keepSignature: { body: { kind: 'initials', picture: PIXEL } },
  forgetSignature: { path: { signature: own.path.id } },
  listSigningLinks: {},
  createSigningLink: { body: { template: own.path.id, days: 30, people: 50, asksEmail: true } },
  closeSigningLink: { path: { link: own.path.id } },
  listRequestTemplates: {},
  keepRequestTemplate: { ...onePdf, fields: { template: JSON.stringify(TEMPLATE) } },
  getTemplateFile: { path: { template: own.path.id } },
  forgetRequestTemplate: { path: { template: own.path.id } },
  listKeys: {},
  createKey: { body: { name: 'Bookkeeping', scopes: ['convert', 'read'], days: 90 } },
  revokeKey: { path: { key: '7f3a91c4d2e81b05' } },
  listWorkflows: {},
  createWorkflow: { body: WORKFLOW },
  getWorkflow: { path: workflowPath },
  changeWorkflow: { path: workflowPath, body: WORKFLOW },
  shareWorkflow: { path: workflowPath, body: { visibility: 'link' } },
  deleteWorkflow: { path: workflowPath },
  runWorkflow: { path: workflowPath, files: ['invoice.pdf'] },
  listWorkflowRuns: { path: workflowPath },
  getWorkflowRun: { path: runPath },
  cancelWorkflowRun: { path: runPath },
  listWebhooks: {},
  createWebhook: { body: { url: 'https://books.example.com/hooks/docket', topics: ['conversion.*'] } },
  changeWebhook: { path: webhookPath, body: { isOn: false } },
  deleteWebhook: { path: webhookPath },
  changeWebhookSecret: { path: webhookPath },
  testWebhook: { path: webhookPath },
  listDeliveries: { path: webhookPath },
  repeatDelivery: { path: { ...webhookPath, delivery: own.path.id } },
  createEmbedToken: { body: { origin: 'https://shop.example.com', tool: 'pdf-compress' } },
  getEmbedPage: { path: embedPath },
  openEmbed: { path: embedPath, body: { token: `dke_${embedPath.embed}_${'A'.repeat(43)}` } },
  getEmbedScript: {},
  listSiteKeys: {},
  revokeSiteKey: { path: { key: '7f3a91c4d2e81b05' } },
  exportData: {},
  exportFiles: {},
  installation: {},
  eraseUser: {},
  currentUser: {},
  dashboard: { query: { until: '2026-03-01T12:00:00Z' } },
  activity: { query: { action: 'ConversionCompleted,ConversionFailed', from: '2026-03-01' } },
  story: document,
  document: { ...document, query: { until: '2026-03-01T12:00:00Z' } },
  logState: {},
  checkLog: {},
  changeSiteRules: { body: { announcement: { text: 'Docket restarts at 18:00 UTC', level: 'warning' } } },
  listMembers: {},
  changeMember: { path: memberPath, body: { quota: { conversionsPerDay: 200, storedMb: 500 } } },
  endMemberSessions: { path: memberPath },
  eraseMember: { body: { member: 'ada@example.com', confirm: 'ada@example.com' } },
  exportLog: { query: { format: 'csv', from: '2026-03-01' } },
  capabilities: {},
  siteRules: {},
  claims: {},
  publicLog: {},
  health: {},
};
