import { partsOfStream } from './events/domain-event.js';
import type { Owner } from './owner.js';
import type { Lane } from './tools/tool.js';

interface Publishable {
  readonly stream: string;
  readonly type: string;
  readonly data: object;
}

/** The bus subject of a stored event: `evt.{category}.{lane}.{EventType}.{id}`; the lane is `any` where none applies. */
export const subjectOf = ({ stream, type, data }: Publishable): string => {
  const { category, id } = partsOfStream(stream);
  const lane = 'lane' in data && typeof data.lane === 'string' ? data.lane : 'any';
  return `evt.${category}.${lane}.${type}.${id}`;
};

/** Filters with which consumers ask the bus; `*` is one token, `>` the rest. */
export const filters = {
  everything: 'evt.>',
  conversions: 'evt.conversion.>',
  requestsOf: (lane: Lane) => `evt.conversion.${lane}.ConversionRequested.*`,
  requests: 'evt.conversion.*.ConversionRequested.*',
  signatureRequests: 'evt.request.*.SignatureRequested.*',
  cancelRequests: 'evt.conversion.*.ConversionCancelRequested.*',
  shareLinks: 'evt.share.>',
  expiries: 'evt.share.*.ShareLinkExpired.*',
  revocations: 'evt.share.*.ShareLinkRevoked.*',
  erasures: 'evt.user.*.UserErased.*',
  runs: 'evt.run.>',
  completions: 'evt.conversion.*.ConversionCompleted.*',
  deletions: 'evt.conversion.*.ConversionDeleted.*',
  drawings: 'evt.conversion.*.ThumbnailDrawn.*',
  sessions: 'evt.session.>',
  users: 'evt.user.>',
  keys: 'evt.key.>',
  progress: 'progress.>',
  used: 'used.>',
  piecesTaken: 'pieces.taken',
  isolation: 'isolation.>',
} as const;

/** Signals, not facts: never stored. */
export const progressSubject = (owner: Owner, conversionId: string): string => `progress.${owner}.${conversionId}`;

/** Told once a job is over. Not stored either: it is forgotten with the budgets that it counts for. */
export const usedSubject = (owner: Owner, conversionId: string): string => `used.${owner}.${conversionId}`;

/** Told by the gateway that has made a file of them, so that whichever took them in counts them no longer. */
export interface PiecesTakenMessage {
  /** References of what has been deleted. */
  readonly blobs: readonly string[];
}

/** Told now and then by each process that works on files. */
export const isolationSubject = (lane: Lane): string => `isolation.${lane}`;

/** How far a process keeps programs apart that work on files. */
export interface IsolationMessage {
  readonly worker: string;
  /** `full`, `reduced` or `none`. */
  readonly level: string;
  /** In plain words, by what. */
  readonly told: string;
}

/** Told now and then by a worker that could begin with more at once. */
export const idleSubject = (lane: Lane): string => `idle.${lane}`;

/** How many conversions a worker could begin with. */
export interface IdleMessage {
  readonly worker: string;
  readonly free: number;
}

/** The processor time that one job of a conversion has used. */
export interface UsedMessage {
  readonly owner: Owner;
  readonly conversionId: string;
  readonly cpuSeconds: number;
}

/** Questions that one service asks another and that are answered at once. */
export const questions = {
  viewShareLink: 'ask.share.view',
  downloadShared: 'ask.share.download',
  thumbnailOfShared: 'ask.share.thumbnail',
  receiptOfShared: 'ask.share.receipt',
  unlockShared: 'ask.share.unlock',
  restrictShareLink: 'ask.share.restrict',
  revokeShareLink: 'ask.share.revoke',
  resultEventOfShared: 'ask.share.result-event',
  receiptOfEvent: 'ask.log.receipt',
  proofOfEvents: 'ask.log.request-proof',
  stateOfLog: 'ask.log.state',
  checkLog: 'ask.log.check',
  exportLog: 'ask.log.export',
  checkpointsSent: 'ask.log.checkpoints-sent',
  dashboard: 'ask.admin.dashboard',
  activity: 'ask.admin.activity',
  story: 'ask.admin.story',
  document: 'ask.admin.document',
  engines: 'ask.pdf.engines',
  documentCapabilities: 'ask.pdf.capabilities',
  drawThumbnail: 'ask.pdf.thumbnail',
  translations: 'ask.ai.translations',
  placeRequestFields: 'ask.pdf.place-request-fields',
  sealRequest: 'ask.pdf.seal-request',
  drawRequestPage: 'ask.pdf.draw-request-page',
  setAuditPage: 'ask.pdf.set-audit-page',
  sendRequest: 'ask.request.send',
  cancelRequest: 'ask.request.cancel',
  remindRecipient: 'ask.request.remind',
  linkOfRecipient: 'ask.request.link',
  mailRecipientAgain: 'ask.request.mail-again',
  languageOfRecipient: 'ask.request.language',
  fileOfRequest: 'ask.request.file',
  deleteFileOfRequest: 'ask.request.delete-file',
  proofOfRequest: 'ask.request.proof',
  readRequest: 'ask.request.read',
  fileForRecipient: 'ask.request.recipient-file',
  unlockRequest: 'ask.request.unlock',
  signRequest: 'ask.request.sign',
  declineRequest: 'ask.request.decline',
  handOnRequest: 'ask.request.hand-on',
  createSigningLink: 'ask.request.create-signing-link',
  closeSigningLink: 'ask.request.close-signing-link',
  tokensOfSigningLinks: 'ask.request.signing-link-tokens',
  readSigningLink: 'ask.request.read-signing-link',
  beginSigning: 'ask.request.begin-signing',
} as const;

/** Asked again and again for what follows of one export; its answers come from whoever began it. */
export const exportPartSubject = (id: string): string => `ask.log.export-part.${id}`;
