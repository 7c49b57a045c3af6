import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { AskedByTemplate } from '../../contracts/api/request-templates.js';
import {
  SIGNING_LINK_TOKEN,
  type BeginSigningQuestion,
  type BegunSigning,
  type CloseSigningLinkQuestion,
  type CreatedSigningLink,
  type CreateSigningLinkQuestion,
  type ListedSigningLink,
  type NewSigningLink,
  type ReadSigningLinkAnswer,
  type ReadSigningLinkQuestion,
  type SigningLinkStatus,
  type SigningLinkTokensAnswer,
  type SigningLinkTokensQuestion,
} from '../../contracts/api/signing-links.js';
import {
  newSignatureRequest,
  type NewSignatureRequest,
  type RequestAnswer,
} from '../../contracts/api/signature-requests.js';
import { Refusal } from '../../contracts/errors.js';
import { LIST_PAGE } from '../../contracts/limits.js';
import { SIGNATURE_REQUESTS_COLLECTION } from '../../contracts/read-models/signature-request-document.js';
import {
  SIGNING_LINKS_COLLECTION,
  type SigningLinkDocument,
} from '../../contracts/read-models/signing-link-document.js';
import { onlyOneNamedLater } from '../../contracts/request-rows/named-later.js';
import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import { SIGNING_LINKS_MAX } from '../../contracts/signing-links.js';
import { questions } from '../../contracts/subjects.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { AskingMember } from '../account/member-of-request.js';
import { MemberTemplates } from '../account/member-templates.js';
import { ATTEMPTS, BLOBS, BUS, DOCUMENTS } from '../ports/gateway-ports.js';
import type { SendRequestQuestion } from '../../contracts/api/signature-requests.js';

/** Longer than the work on a document may take. */
const WORK_MS = 90_000;

/** A link as it is listed, without the site that its address begins with. */
type Listed = Omit<ListedSigningLink, 'link'> & { readonly token: string };

/** Somebody who begins by a link. */
export interface Beginner {
  readonly name: string;
  readonly email: string;
  readonly language: ScreenLanguage;
}

/** Somebody is about to begin this: the link, and the words of its template. */
export interface Beginning extends ReadSigningLinkAnswer {
  readonly name: string;
  readonly message: string;
}

type Asking = Pick<BeginSigningQuestion, 'token' | 'key' | 'asker'>;

/** Links by which many people sign, each a document of their own: made from the templates of their owners. */
@Injectable()
export class SigningLinks {
  private readonly created: Attempts;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(MemberTemplates) private readonly templates: MemberTemplates,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.created = openAttempts({ name: 'signing-links', max: 2 * SIGNING_LINKS_MAX });
  }

  /** Newest first. */
  async of(member: Pick<AskingMember, 'owner'>): Promise<readonly Listed[]> {
    const { owner } = member;
    const found = await this.documents.find<SigningLinkDocument>(SIGNING_LINKS_COLLECTION, {
      where: { owner },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: LIST_PAGE.max,
    });
    const names = new Map((await this.templates.of(member)).map(({ id, name }) => [id, name]));
    const question: SigningLinkTokensQuestion = { ids: found.map(({ id }) => id) };
    const { tokens } = await this.bus.ask<SigningLinkTokensAnswer>(questions.tokensOfSigningLinks, question);
    return Promise.all(
      found.map(async (link, index) => ({
        ...listed(link, names.get(link.templateId)),
        token: tokens[index] ?? '',
        signed: await this.documents.count(SIGNATURE_REQUESTS_COLLECTION, {
          where: { linkId: link.id, isBeginnerDone: true },
        }),
      })),
    );
  }

  /** @throws Refusal `template.not-found`, `signing-link.unfit`, `signing-link.too-many`, `request.too-often`. */
  async create({ owner }: AskingMember, asked: NewSigningLink): Promise<Listed> {
    const { name, asked: template } = await this.templates.parts({ owner }, asked.template);
    requestOf(template, { name: 'X', email: '', language: 'en' });
    const count = await this.documents.count(SIGNING_LINKS_COLLECTION, {
      where: { owner, isClosed: false },
      since: { field: 'expiresAt', from: new Date().toISOString() },
    });
    if (count >= SIGNING_LINKS_MAX) throw new Refusal('signing-link.too-many', { limit: SIGNING_LINKS_MAX });
    // The list knows of a new one a moment later: whoever asks for very many at once is stopped here.
    await assertNotTooOften(this.created, owner);
    const question: CreateSigningLinkQuestion = { owner, asked };
    const made = await this.bus.ask<CreatedSigningLink>(questions.createSigningLink, question);
    const { people, asksEmail } = asked;
    return { ...made, name, status: 'open', people, asksEmail, begun: 0, signed: 0 };
  }

  /** @throws Refusal `signing-link.not-found`, also for one of somebody else. */
  async close({ owner }: AskingMember, id: string): Promise<void> {
    const question: CloseSigningLinkQuestion = { id, owner };
    await this.bus.ask<RequestAnswer>(questions.closeSigningLink, question);
  }

  /** @throws Refusal `signing-link.not-found`, `signing-link.closed`, `signing-link.ended`, `signing-link.full`. */
  async read(token: string, key: string): Promise<Beginning> {
    if (!SIGNING_LINK_TOKEN.test(token)) throw new Refusal('signing-link.not-found');
    const question: ReadSigningLinkQuestion = { token, key };
    const read = await this.bus.ask<ReadSigningLinkAnswer>(questions.readSigningLink, question);
    if (read.begun !== null) return { ...read, name: '', message: '' };
    const { name, asked } = await orClosed(this.templates.parts(read, read.templateId));
    return { ...read, name, message: asked.message };
  }

  /** @returns the end of the link to what they have begun. @throws Refusal as {@link read}, and as sending. */
  async begin({ token, key, asker }: Asking, beginner: Beginner): Promise<string> {
    const read = await this.read(token, key);
    if (read.begun !== null) return read.begun;
    if (read.asksEmail && beginner.email === '') throw new Refusal('signature-request.incomplete', { field: 'email' });
    const { asked: template } = await orClosed(this.templates.parts(read, read.templateId));
    const { name, bytes } = await orClosed(this.templates.file(read, read.templateId));
    const { blob, size, sha256 } = await this.stored(bytes);
    try {
      const question: BeginSigningQuestion = {
        token,
        key,
        asker,
        source: { blob, size, sha256, name },
        ...requestOf(template, beginner),
        language: beginner.language,
      };
      return (await this.bus.ask<BegunSigning>(questions.beginSigning, question, WORK_MS)).token;
    } finally {
      await this.blobs.delete(blob); // the request has a document of its own, with its fields
    }
  }

  private async stored(bytes: Buffer): Promise<Omit<SendRequestQuestion['source'], 'name'>> {
    const { ref: blob, size, sha256 } = await this.blobs.write(Readable.from([bytes], { objectMode: false }));
    return { blob, size, sha256 };
  }
}

/** Whoever has the link is not told why its template is gone. */
const orClosed = async <Found>(looking: Promise<Found>): Promise<Found> => {
  try {
    return await looking;
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === 'template.not-found';
    throw isGone ? new Refusal('signing-link.closed') : error;
  }
};

/** The request of somebody who begins; everybody else is who the template says. @throws Refusal `signing-link.unfit`. */
const requestOf = (
  { people, fields, isInOrder, message, days, remindEvery, mayHandOn }: AskedByTemplate,
  beginner: Beginner,
): { readonly asked: NewSignatureRequest; readonly recipient: number } => {
  const recipient = onlyOneNamedLater(people);
  const recipients = people.map(({ name, email, language }, index) => ({
    order: isInOrder ? index + 1 : 1,
    ...(index + 1 === recipient ? beginner : { name, email, ...(language && { language }) }),
  }));
  const settings = { message, days, remindEvery, mayHandOn };
  const parsed = newSignatureRequest.safeParse({ recipients, fields, ...settings });
  if (recipient === null || !parsed.success) throw new Refusal('signing-link.unfit');
  return { asked: parsed.data, recipient };
};

const listed = (
  { id, createdAt, expiresAt, asksEmail, people, begun, isClosed }: SigningLinkDocument,
  name: string | undefined,
) => ({
  id,
  name: name ?? '',
  status: statusOf({ isClosed, expiresAt, isFull: begun >= people, isGone: name === undefined }),
  createdAt,
  expiresAt,
  asksEmail,
  people,
  begun,
});

interface Standing extends Pick<SigningLinkDocument, 'isClosed' | 'expiresAt'> {
  readonly isFull: boolean;
  readonly isGone: boolean;
}

const statusOf = ({ isClosed, expiresAt, isFull, isGone }: Standing): SigningLinkStatus => {
  if (isClosed) return 'closed';
  if (isGone) return 'without-template';
  if (Date.parse(expiresAt) <= Date.now()) return 'ended';
  return isFull ? 'full' : 'open';
};
