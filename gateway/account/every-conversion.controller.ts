import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { conversionsQuery, filesQuery, type ConversionsReply } from '../../contracts/api/every-conversion.js';
import { idsOf } from '../../contracts/api/list-page.js';
import type { DownloadAnswer, DownloadQuestion } from '../../contracts/api/shared-document.js';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { ARCHIVE_MAX_BYTES } from '../../contracts/limits.js';
import { questions } from '../../contracts/subjects.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Config } from '../../services/platform/settings/config.js';
import { BLOBS, CONFIG } from '../ports/gateway-ports.js';
import { originOf, queryOf } from '../http/request-values.js';
import { visitorOf } from '../sessions/session.js';
import { askerOf } from '../shares/access.js';
import { takingOf } from '../shares/count-download.js';
import { LinkQuestions } from '../shares/link-questions.js';
import { readBlob } from '../shares/send-file.js';
import { archiveOf, openPaths, type ArchivedFile } from './file-archive.js';
import { EveryConversion } from './conversion-list.js';
import { sendParts } from './send-parts.js';

/** Everything that a visitor has made, and several files of it at once. */
@Controller('api/conversions')
export class EveryConversionController {
  constructor(
    @Inject(EveryConversion) private readonly every: EveryConversion,
    @Inject(LinkQuestions) private readonly links: LinkQuestions,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('all')
  @Header('Cache-Control', 'private, no-store')
  list(@Req() request: Request): Promise<ConversionsReply> {
    const query = queryOf(request, conversionsQuery);
    return this.every.page(query, visitorOf(request).owners, originOf(request, this.config));
  }

  /** Each file is downloaded by its owner, as the log then says. */
  @Get('files')
  async files(@Res() response: Response): Promise<void> {
    const request = response.req as Request;
    const ids = idsOf(queryOf(request, filesQuery).ids);
    const own = await Promise.all(ids.map((id) => this.every.own(id, visitorOf(request).owners)));
    const bytes = own.reduce((sum, { size }) => sum + (size ?? 0), 0);
    if (bytes > ARCHIVE_MAX_BYTES) throw new Refusal('result.too-large', { limit: ARCHIVE_MAX_BYTES / MB });
    const files: DownloadAnswer[] = [];
    for (const { shareHash } of own) files.push(await this.download(shareHash, request));
    await sendParts(response, {
      name: 'docket-files.zip',
      type: 'application/zip',
      parts: () => archiveOf(this.archived(files)),
    });
  }

  private download(hash: string, request: Request): Promise<DownloadAnswer> {
    const access = { owners: visitorOf(request).owners, pass: null };
    const about = { hash, access, asker: askerOf(request) };
    const question: DownloadQuestion = { ...about, filename: null, ...takingOf(request), range: null };
    return this.links.ask<DownloadAnswer>(request, questions.downloadShared, question);
  }

  private async *archived(files: readonly DownloadAnswer[]): AsyncGenerator<ArchivedFile, void> {
    const pathOf = openPaths();
    for (const { name, blob } of files) yield { path: pathOf(name), bytes: await readBlob(this.blobs, blob) };
  }
}
