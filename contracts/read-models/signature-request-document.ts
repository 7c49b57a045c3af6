import type { MailedSigner, MailFailure, MailPlan } from '../lifecycles/request-mails.js';
import type { RecipientStatus, SignatureRequestStatus } from '../lifecycles/signature-request-status.js';

/** Collection of {@link SignatureRequestDocument}s, by id. */
export const SIGNATURE_REQUESTS_COLLECTION = 'signature-requests';

/** One signature request, folded from its stream `request-{id}`. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface SignatureRequestDocument {
  readonly id: string;
  readonly owner: string;
  readonly status: SignatureRequestStatus;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Empty while it is open. */
  readonly endedAt: string;
  readonly hasFile: boolean;
  /** The blob of the document as far as it is signed. */
  readonly blob: string;
  /** The link for many people that it was begun by; empty for none. */
  readonly linkId: string;
  /** Number of the recipient who began it; 0 for none. */
  readonly begunBy: number;
  /** Whether that recipient has signed. */
  readonly isBeginnerDone: boolean;
  readonly recipients: readonly RequestedRecipient[];
  readonly mail: MailPlan | null;
  readonly senderNotifiedAt: string | null;
  readonly senderMailFailure: MailFailure | null;
  /** Whether a mail about it follows, and when the first does; empty for none. */
  readonly isMailed: boolean;
  readonly mailAt: string;
}

/** The state of one recipient. */
export interface RequestedRecipient extends MailedSigner {
  readonly name: string;
  readonly email: string;
  readonly status: RecipientStatus;
  /** The name of who had this place before; null where it was not handed on. */
  readonly handedOnBy: string | null;
  /** When they opened the link first; null for not yet. */
  readonly openedAt: string | null;
}
