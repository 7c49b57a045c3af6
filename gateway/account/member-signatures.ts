import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { KeptSignature, KeptSignatureRequest } from '../../contracts/api/kept-signatures.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { KEPT_SIGNATURE_SIDE_MAX, KEPT_SIGNATURES_MAX } from '../../contracts/kept-signatures.js';
import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../contracts/read-models/kept-signature-document.js';
import { forgetSignature } from '../../services/platform/accounts/forget-item.js';
import { keptSignature } from '../../services/platform/accounts/kept-signature.decider.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { ATTEMPTS, BLOBS, DOCUMENTS, PERSON_KEYS, STORE } from '../ports/gateway-ports.js';
import type { AskingMember } from './member-of-request.js';
import { readSealed, writeSealed } from './sealed-blobs.js';

const DATA_URL = 'data:image/png;base64,';

/** The bytes of a picture as calls carry it. */
export const bytesInPicture = (picture: string): Buffer => Buffer.from(picture.slice(DATA_URL.length), 'base64');

type Member = Pick<AskingMember, 'owner'>;
type Known = Pick<KeptSignatureDocument, 'id' | 'kind' | 'blob' | 'width' | 'height' | 'keptAt'>;

/** Signatures that a member may have kept within the time of the attempts, forgotten ones included. */
const KEPT_AT_ONCE_MAX = 2 * KEPT_SIGNATURES_MAX;

/** The pictures of signatures that members keep: each is sealed with the key of its member. */
@Injectable()
export class MemberSignatures {
  private readonly kept: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.kept = openAttempts({ name: 'kept-signatures', max: KEPT_AT_ONCE_MAX });
  }

  /** Newest first. */
  async of({ owner }: Member): Promise<KeptSignature[]> {
    const documents = await this.documents.find<KeptSignatureDocument>(KEPT_SIGNATURES_COLLECTION, {
      where: { owner, isForgotten: false },
      sort: { field: 'keptAt', direction: 'descending' },
      limit: KEPT_AT_ONCE_MAX,
    });
    const all = await Promise.all(documents.map((one) => this.shown(one)));
    return all.filter((one) => one !== undefined);
  }

  /** @throws Refusal `request.invalid`, `signature.too-many`, `request.too-often`, `session.missing`, `storage.full`. */
  async keep({ owner, userId }: AskingMember, { kind, picture }: KeptSignatureRequest): Promise<KeptSignature> {
    const bytes = bytesInPicture(picture);
    const size = sizeOf(bytes);
    const count = await this.documents.count(KEPT_SIGNATURES_COLLECTION, { where: { owner, isForgotten: false } });
    if (count >= KEPT_SIGNATURES_MAX) throw new Refusal('signature.too-many', { limit: KEPT_SIGNATURES_MAX });
    // The list knows of a new one a moment later: whoever asks for very many at once is stopped here.
    await assertNotTooOften(this.kept, owner);
    const id = randomUUID();
    const { blobs, keys } = this;
    const blob = await writeSealed({ blobs, keys }, { owner, bytes, about: id });
    const now = new Date();
    const item = { signatureId: id, owner, kind, blob, ...size };
    const command = { type: 'Keep', item, now } as const;
    await handle(this.store, { stream: streamOf('signature', id), decider: keptSignature, command });
    const { state: person } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (person.isGone) {
      await this.end({ id, blob });
      throw new Refusal('session.missing');
    }
    return { id, kind, ...size, keptAt: now.toISOString(), picture };
  }

  /** @throws Refusal `signature.not-found`, also for one of somebody else. */
  async forget({ owner }: Member, id: string): Promise<void> {
    const { state } = await load(this.store, { stream: streamOf('signature', id), decider: keptSignature });
    if (state.item?.owner !== owner) throw new Refusal('signature.not-found');
    await this.end({ id, blob: state.item.blob });
  }

  private async end(signature: Pick<Known, 'id' | 'blob'>): Promise<void> {
    await forgetSignature({ store: this.store, blobs: this.blobs, now: new Date() }, signature);
  }

  private async shown(known: Known): Promise<KeptSignature | undefined> {
    const { id, kind, blob, width, height, keptAt } = known;
    const { blobs, keys } = this;
    const bytes = await readSealed({ blobs, keys }, blob, id);
    return bytes && { id, kind, width, height, keptAt, picture: DATA_URL + bytes.toString('base64') };
  }
}

/** The eight bytes that a PNG begins with, and the head of its first chunk. @see RFC 2083, 3.1 and 4.1.1 */
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEAD_BYTES = 24;

/** The sides of a PNG, in pixels. @throws Refusal `request.invalid` */
const sizeOf = (bytes: Buffer): { readonly width: number; readonly height: number } => {
  const isPng = bytes.length > HEAD_BYTES && bytes.subarray(0, PNG_START.length).equals(PNG_START);
  const [width, height] = isPng ? [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)] : [0, 0];
  const problem = isPng ? `must have sides of 1 to ${KEPT_SIGNATURE_SIDE_MAX} pixels` : 'must be a PNG as a data URL';
  if (Math.min(width, height) < 1 || Math.max(width, height) > KEPT_SIGNATURE_SIDE_MAX)
    throw new Refusal('request.invalid', { field: 'picture', problem });
  return { width, height };
};
