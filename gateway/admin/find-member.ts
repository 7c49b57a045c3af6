import { Inject, Injectable } from '@nestjs/common';
import { memberOf } from '../../contracts/owner.js';
import { USERS_COLLECTION, type UserDocument } from '../../contracts/read-models/user-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { DOCUMENTS } from '../ports/gateway-ports.js';

const PAGE_MEMBERS = 500;

/** Addresses are kept sealed, so that each is opened and compared. */
@Injectable()
export class FindMember {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  /** @returns the id of the member with this id, or of the last one to sign in with this address, upper or lower case. */
  async named(wanted: string): Promise<string | undefined> {
    const known = await this.documents.get<UserDocument>(USERS_COLLECTION, memberOf(wanted));
    if (known) return wanted;
    const address = wanted.toLowerCase();
    for await (const { id, email } of this.latestFirst()) {
      if (email?.toLowerCase() === address) return id.slice(memberOf('').length);
    }
    return undefined;
  }

  private async *latestFirst(): AsyncGenerator<UserDocument, void> {
    const sort = { field: 'lastLoginAt', direction: 'descending' } as const;
    let last: UserDocument | undefined;
    do {
      const after = last && { value: last.lastLoginAt, id: last.id };
      const page: UserDocument[] = await this.documents.find(USERS_COLLECTION, {
        sort,
        ...(after && { after }),
        limit: PAGE_MEMBERS,
      });
      yield* page;
      last = page.length === PAGE_MEMBERS ? page.at(-1) : undefined;
    } while (last);
  }
}
