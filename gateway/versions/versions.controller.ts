import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { idsOf } from '../../contracts/api/list-page.js';
import { versionsQuery, type VersionsReply } from '../../contracts/api/version-list.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { originOf, queryOf } from '../http/request-values.js';
import { visitorOf } from '../sessions/session.js';
import { DocumentVersions } from './document-versions.js';

/** The documents that visitors work on, step by step. */
@Controller('api/conversions')
export class VersionsController {
  constructor(
    @Inject(DocumentVersions) private readonly versions: DocumentVersions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('versions')
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<VersionsReply> {
    const ids = idsOf(queryOf(request, versionsQuery).ids);
    const { owners } = visitorOf(request);
    return { versions: await this.versions.of(ids, { owners, origin: originOf(request, this.config) }) };
  }
}
