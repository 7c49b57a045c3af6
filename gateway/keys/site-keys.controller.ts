import { Controller, Delete, Get, Header, Inject, Param, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { siteKeysQuery, type RevokedKeyReply, type SiteKey, type SiteKeysReply } from '../../contracts/api/api-keys.js';
import { cursorOf, placeOf } from '../../contracts/api/list-page.js';
import { memberOf } from '../../contracts/owner.js';
import { API_KEYS_COLLECTION, type ApiKeyDocument } from '../../contracts/read-models/api-key-document.js';
import { USERS_COLLECTION, type UserDocument } from '../../contracts/read-models/user-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { AdministratorsOnly } from '../admin/administrators-guard.js';
import { queryOf } from '../http/request-values.js';
import { DOCUMENTS } from '../ports/gateway-ports.js';
import { visitorOf } from '../sessions/session.js';
import { MemberKeys, rowOfKey } from './member-keys.js';

/** The API keys of all members, for administrators. */
@Controller('api/admin/keys')
@UseGuards(AdministratorsOnly)
export class SiteKeysController {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(MemberKeys) private readonly keys: MemberKeys,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<SiteKeysReply> {
    const { after, limit, member } = queryOf(request, siteKeysQuery);
    const place = after === undefined ? undefined : placeOf(after);
    const keys = await this.documents.find<ApiKeyDocument>(API_KEYS_COLLECTION, {
      where: { ...(member !== undefined && { owner: memberOf(member) }), isRevoked: false },
      sort: { field: 'createdAt', direction: 'descending' },
      ...(place && { after: { value: place.at, id: place.id } }),
      limit: limit + 1,
    });
    const shown = keys.slice(0, limit);
    const last = shown.at(-1);
    const next = keys.length > limit && last ? cursorOf({ at: last.createdAt, id: last.id }) : null;
    return { keys: await Promise.all(shown.map((key) => this.row(key))), next };
  }

  @Delete(':key')
  async revoke(@Param('key') key: string, @Req() request: Request): Promise<RevokedKeyReply> {
    await this.keys.revokeAny(key, visitorOf(request).owner);
    return { revoked: key };
  }

  private async row(key: ApiKeyDocument): Promise<SiteKey> {
    const member = await this.documents.get<UserDocument>(USERS_COLLECTION, key.owner);
    return { ...rowOfKey(key), member: member?.email ?? member?.name ?? key.owner };
  }
}
