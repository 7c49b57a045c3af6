import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { LinksReply, linksQuery, MemberLink } from '../../contracts/api/own-account.js';
import { cursorOf, placeOf } from '../../contracts/api/list-page.js';
import type { Owner } from '../../contracts/owner.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { DOCUMENTS } from '../ports/gateway-ports.js';
import { newestFirst } from './newest-first.js';
import { owned } from './owned-lists.js';

interface Asking {
  readonly owners: readonly Owner[];
  /** Address of this installation. */
  readonly origin: string;
}

/** The links of a member that still lead to a file. */
@Injectable()
export class MemberLinks {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async page({ after, limit }: z.output<typeof linksQuery>, { owners, origin }: Asking): Promise<LinksReply> {
    const links = await newestFirst<ShareLinkDocument>(this.documents, owned.links, {
      owners,
      where: { status: 'live' },
      after: after === undefined ? undefined : placeOf(after),
      limit: limit + 1,
    });
    const shown = links.slice(0, limit);
    const last = shown.at(-1);
    const now = new Date().toISOString();
    const rows = await Promise.all(
      shown.filter(({ expiresAt }) => expiresAt > now).map((link) => this.row(link, origin)),
    );
    const next = links.length > limit && last ? cursorOf(owned.links.placeOf(last)) : null;
    return { links: rows.filter((row) => row !== undefined), next };
  }

  /** A link of a question is over with its answer, and one of a deleted conversion goes in a moment. */
  private async row(link: ShareLinkDocument, origin: string): Promise<MemberLink | undefined> {
    const { hash, conversionId, createdAt, expiresAt, viewCount, downloadCount, maxDownloads, hasPassword } = link;
    const document = await this.documents.get<ConversionDocument>(CONVERSIONS_COLLECTION, conversionId);
    if (!document || document.isDeleted || document.isQuestion) return undefined;
    const name = document.downloadName ?? document.originalFileName;
    const shareLink = `${origin}/s/${hash}`;
    return { hash, name, shareLink, createdAt, expiresAt, viewCount, downloadCount, maxDownloads, hasPassword };
  }
}
