import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { askedByTemplate, type AskedByTemplate, type KeptTemplate } from '../../contracts/api/request-templates.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../contracts/read-models/request-template-document.js';
import { REQUEST_TEMPLATES_MAX } from '../../contracts/request-templates.js';
import { forgetTemplate } from '../../services/platform/accounts/forget-item.js';
import { requestTemplate } from '../../services/platform/accounts/request-template.decider.js';
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

type Member = Pick<AskingMember, 'owner'>;
type Known = Pick<RequestTemplateDocument, 'id' | 'asked' | 'document'>;

/** A PDF that a template is about. */
export interface TemplateFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Templates that a member may have kept within the time of the attempts, forgotten ones included. */
const KEPT_AT_ONCE_MAX = 2 * REQUEST_TEMPLATES_MAX;

/** The part that is sealed beside the PDF. */
const sealedParts = z.object({ name: z.string(), asked: askedByTemplate });

const ofDocument = (id: string): string => `${id}.document`;

/** The templates of signature requests that members keep: each is sealed with the key of its member. */
@Injectable()
export class MemberTemplates {
  private readonly kept: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.kept = openAttempts({ name: 'request-templates', max: KEPT_AT_ONCE_MAX });
  }

  /** Newest first. */
  async of({ owner }: Member): Promise<KeptTemplate[]> {
    const documents = await this.documents.find<RequestTemplateDocument>(REQUEST_TEMPLATES_COLLECTION, {
      where: { owner, isForgotten: false },
      sort: { field: 'keptAt', direction: 'descending' },
      limit: KEPT_AT_ONCE_MAX,
    });
    const all = await Promise.all(documents.map((one) => this.shown(one)));
    return all.filter((one) => one !== undefined);
  }

  /** @throws Refusal `template.too-many`, `request.too-often`, `session.missing`, `storage.full`. */
  async keep({ owner, userId }: AskingMember, file: UploadedFile, asked: AskedByTemplate): Promise<KeptTemplate> {
    const count = await this.documents.count(REQUEST_TEMPLATES_COLLECTION, { where: { owner, isForgotten: false } });
    if (count >= REQUEST_TEMPLATES_MAX) throw new Refusal('template.too-many', { limit: REQUEST_TEMPLATES_MAX });
    // The list knows of a new one a moment later: whoever asks for very many at once is stopped here.
    await assertNotTooOften(this.kept, owner);
    const id = randomUUID();
    const { name } = file;
    const pdf = await buffer(await this.blobs.read(file.blob));
    const document = await writeSealed(this.ports(), { owner, bytes: pdf, about: ofDocument(id) });
    const bytes = Buffer.from(JSON.stringify({ name, asked }));
    const known = { id, document, asked: await writeSealed(this.ports(), { owner, bytes, about: id }) };
    const now = new Date();
    const item = { templateId: id, owner, asked: known.asked, document };
    const command = { type: 'Keep', item, now } as const;
    await handle(this.store, { stream: streamOf('template', id), decider: requestTemplate, command });
    const { state: person } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (person.isGone) {
      await forgetTemplate({ ...this.ports(), now: new Date() }, known);
      throw new Refusal('session.missing');
    }
    return { id, name, keptAt: now.toISOString(), asked };
  }

  /** The name of the document, and what is asked about it. @throws Refusal `template.not-found`, also for one of somebody else. */
  async parts(member: Member, id: string): Promise<z.output<typeof sealedParts>> {
    const parts = await this.partsOf(await this.own(member, id));
    if (!parts) throw new Refusal('template.not-found');
    return parts;
  }

  /** @throws Refusal `template.not-found`, also for one of somebody else. */
  async file(member: Member, id: string): Promise<TemplateFile> {
    const known = await this.own(member, id);
    const [parts, bytes] = await Promise.all([
      this.partsOf(known),
      readSealed(this.ports(), known.document, ofDocument(id)),
    ]);
    if (!parts || !bytes) throw new Refusal('template.not-found');
    return { name: parts.name, bytes };
  }

  /** @throws Refusal `template.not-found`, also for one of somebody else. */
  async forget(member: Member, id: string): Promise<void> {
    await forgetTemplate({ ...this.ports(), now: new Date() }, await this.own(member, id));
  }

  private ports(): { readonly store: EventStore; readonly blobs: Blobs; readonly keys: PersonKeys } {
    const { store, blobs, keys } = this;
    return { store, blobs, keys };
  }

  private async own({ owner }: Member, id: string): Promise<Known> {
    const { state } = await load(this.store, { stream: streamOf('template', id), decider: requestTemplate });
    if (state.item?.owner !== owner) throw new Refusal('template.not-found');
    const { asked, document } = state.item;
    return { id, asked, document };
  }

  private async partsOf({ id, asked }: Known): Promise<z.output<typeof sealedParts> | undefined> {
    const bytes = await readSealed(this.ports(), asked, id);
    return bytes && sealedParts.parse(JSON.parse(bytes.toString('utf8')));
  }

  private async shown(known: RequestTemplateDocument): Promise<KeptTemplate | undefined> {
    const parts = await this.partsOf(known);
    return parts && { id: known.id, keptAt: known.keptAt, ...parts };
  }
}
