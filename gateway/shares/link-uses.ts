import { Inject, Injectable } from '@nestjs/common';
import type { LinkUse, LinkUsesQuery, LinkUsesReply } from '../../contracts/api/link-uses.js';
import { Refusal } from '../../contracts/errors.js';
import type { Owner } from '../../contracts/owner.js';
import { LINK_USES_COLLECTION, type LinkUseDocument } from '../../contracts/read-models/link-use-document.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { DOCUMENTS } from '../ports/gateway-ports.js';

/** How a link was used, for its owner: as long as the log tells of it, after its end too. */
@Injectable()
export class LinkUses {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  /** Another's link looks like one that never was. @throws Refusal `share-link.not-found`. */
  async page(hash: string, owners: readonly Owner[], { after, limit }: LinkUsesQuery): Promise<LinkUsesReply> {
    const link = await this.documents.get<ShareLinkDocument>(SHARE_LINKS_COLLECTION, hash);
    if (!link || !owners.includes(link.owner as Owner)) throw new Refusal('share-link.not-found');
    const uses = await this.documents.find<LinkUseDocument>(LINK_USES_COLLECTION, {
      where: { hash },
      sort: { field: 'place', direction: 'descending' },
      ...(after !== undefined && { after: { value: after, id: `${hash}-${after}` } }),
      limit: limit + 1,
    });
    const shown = uses.slice(0, limit);
    return {
      views: await this.counts(hash, 'view'),
      downloads: await this.counts(hash, 'download'),
      uses: await this.numbered(hash, shown),
      next: uses.length > limit ? (shown.at(-1)?.place ?? null) : null,
    };
  }

  private async counts(hash: string, kind: LinkUse['kind']): Promise<LinkUsesReply['views']> {
    const count = (byOwner: boolean) => this.documents.count(LINK_USES_COLLECTION, { where: { hash, kind, byOwner } });
    const [recipients, owner] = await Promise.all([count(false), count(true)]);
    return { recipients, owner };
  }

  /** Counted from the oldest of the link, so that later ones change no number. */
  private async numbered(hash: string, uses: readonly LinkUseDocument[]): Promise<LinkUse[]> {
    const [first] = uses;
    if (!first) return [];
    const where = { hash };
    const since = { field: 'place', from: first.place };
    const fromFirst = await this.documents.count(LINK_USES_COLLECTION, { where, since });
    const all = await this.documents.count(LINK_USES_COLLECTION, { where });
    const number = all - fromFirst + 1;
    return uses.map(({ kind, byOwner, withPassword, at }, index) => ({
      number: number - index,
      kind,
      byOwner,
      withPassword,
      at,
    }));
  }
}
