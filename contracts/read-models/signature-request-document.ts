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
  readonly recipients: readonly RequestedRecipient[];
}

/** What has become of one recipient. */
export interface RequestedRecipient {
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly order: number;
  readonly status: RecipientStatus;
  /** When they opened the link first, signed or declined; null for not yet. */
  readonly openedAt: string | null;
  readonly signedAt: string | null;
  readonly declinedAt: string | null;
}
