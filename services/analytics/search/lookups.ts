import type { UserDocument } from '../../../contracts/read-models/user-document.js';
import type { ActivityEntry } from '../../../contracts/api/audit.js';
import type { ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import type { ShareLinkDocument } from '../../../contracts/read-models/share-link-document.js';
import { memberOf, ownerKindOf, type Owner } from '../../../contracts/owner.js';
import type { Documents } from '../../platform/documents/documents.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../../contracts/read-models/signature-request-document.js';
import { history } from '../read-models/history.projection.js';
import { logins } from '../read-models/logins.projection.js';
import { shareLinks } from '../read-models/share-links.projection.js';
import { isByRecipient, type Fact } from './event-facts.js';

/** Who and what events are about, each looked up in the read models once. For one answer: it keeps all it finds. */
export interface Lookups {
  conversionOf(fact: Fact): Promise<ConversionDocument | undefined>;
  /** Who did it, or on whose behalf. */
  actorOf(fact: Fact): Promise<ActivityEntry['actor']>;
  /** Whose document it is about, or whose session. */
  ownerOf(fact: Fact): Promise<ActivityEntry['owner']>;
  /** The conversion that this is the id of, or the hash of its link. */
  conversionNamed(idOrHash: string): Promise<string | undefined>;
}

const RECIPIENT = { id: 'recipient', kind: 'recipient', name: null, email: null } as const;

export const openLookups = (documents: Documents): Lookups => {
  const conversion = lookupIn<ConversionDocument>(documents, history.collection.name);
  const link = lookupIn<ShareLinkDocument>(documents, shareLinks.collection.name);
  const request = lookupIn<SignatureRequestDocument>(documents, SIGNATURE_REQUESTS_COLLECTION);
  const user = lookupIn<UserDocument>(documents, logins.collection.name);

  const conversionOf: Lookups['conversionOf'] = async ({ data: { conversionId, hash } }) => {
    const id = conversionId ?? (hash === undefined ? undefined : (await link(hash))?.conversionId);
    return id === undefined ? undefined : conversion(id);
  };
  const idOfOwner = async (fact: Fact): Promise<string | undefined> => {
    const { owner, userId, requestId } = fact.data;
    if (owner !== undefined) return owner;
    if (userId !== undefined) return memberOf(userId);
    return (requestId === undefined ? await conversionOf(fact) : await request(requestId))?.owner;
  };

  const person = async (id: string) => {
    const { name = null, email = null } = (await user(id)) ?? {};
    return { id, kind: ownerKindOf(id as Owner), name, email };
  };
  const ownerOf: Lookups['ownerOf'] = async (fact) => {
    const id = await idOfOwner(fact);
    return id === undefined ? null : person(id);
  };
  const actorOf: Lookups['actorOf'] = async (fact) => {
    const { by } = fact.data;
    if (typeof by === 'string') return person(by);
    return isByRecipient(fact.type, () => fact.data) ? RECIPIENT : ownerOf(fact);
  };

  return {
    conversionOf,
    ownerOf,
    actorOf,
    conversionNamed: async (idOrHash) => (await conversion(idOrHash))?.id ?? (await link(idOrHash))?.conversionId,
  };
};

const lookupIn = <Doc extends object>(documents: Documents, collection: string) => {
  const known = new Map<string, Promise<Doc | undefined>>();
  return (id: string): Promise<Doc | undefined> => {
    const document = known.get(id) ?? documents.get<Doc>(collection, id);
    known.set(id, document);
    return document;
  };
};
