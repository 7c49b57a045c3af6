import { Controller, Get, Header, Inject, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import { buffer } from 'node:stream/consumers';
import {
  REST_OF_DOWNLOADS,
  type DownloadAnswer,
  type DownloadQuestion,
  type DrawnThumbnail,
  type ReceiptAnswer,
  type ThumbnailAnswer,
} from '../../contracts/api/shared-document.js';
import type { Receipt, ReceiptQuestion, ResultEventAnswer } from '../../contracts/api/proof.js';
import { questions } from '../../contracts/subjects.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { ATTEMPTS, BLOBS, BUS } from '../ports/gateway-ports.js';
import { accessOf, askerOf, wellFormed } from './access.js';
import { LinkQuestions } from './link-questions.js';
import { takingOf } from './count-download.js';
import { readBlob, sendFile } from './send-file.js';

/** A picture waits behind the conversions of a busy machine; a page that asks for it needs nothing of it meanwhile. */
const DRAW_MS = 20_000;

/**
 * Files and facts that recipients of a share link may ask for besides its page; the share service decides, the gateway
 * sends.
 */
@Controller('api')
export class SharesController {
  private readonly rests: Attempts;

  constructor(
    @Inject(LinkQuestions) private readonly links: LinkQuestions,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.rests = openAttempts(REST_OF_DOWNLOADS);
  }

  @Get('thumbnail/:hash')
  async thumbnail(@Param('hash') hash: string, @Res() response: Response): Promise<void> {
    const { req: request } = response;
    const question = { hash: wellFormed(hash), access: accessOf(request) };
    const known = await this.links.ask<ThumbnailAnswer>(request, questions.thumbnailOfShared, question);
    const picture = await buffer(await readBlob(this.blobs, known.blob ?? (await this.drawn(known))));
    const type = await fileTypeFromBuffer(picture);
    response.set({
      'Content-Type': type?.mime ?? 'application/octet-stream',
      'Cache-Control': 'private, no-cache', // asked about each time, so that a link's end is noticed
      'Cross-Origin-Resource-Policy': 'cross-origin', // the sandboxed page has no origin
    });
    response.send(picture);
  }

  @Get('receipt/:hash')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Header('Cache-Control', 'private, no-store')
  async receipt(@Param('hash') hash: string, @Req() request: Request): Promise<StreamableFile> {
    const question = { hash: wellFormed(hash), access: accessOf(request) };
    const { blob } = await this.links.ask<ReceiptAnswer>(request, questions.receiptOfShared, question);
    return new StreamableFile(await readBlob(this.blobs, blob), { type: 'application/json; charset=utf-8' });
  }

  @Get('proof/:hash')
  @Header('Cache-Control', 'private, no-store')
  async proof(@Param('hash') hash: string, @Res({ passthrough: true }) response: Response): Promise<Receipt> {
    const { req: request } = response;
    const shared = { hash: wellFormed(hash), access: accessOf(request) };
    const { name, ...asked } = await this.links.ask<ResultEventAnswer>(request, questions.resultEventOfShared, shared);
    const receipt = await this.links.ask<Receipt>(request, questions.receiptOfEvent, asked satisfies ReceiptQuestion);
    response.set('Content-Disposition', contentDisposition(`${name}.proof.json`));
    return receipt;
  }

  @Get('download/:hash')
  download(@Param('hash') hash: string, @Res() response: Response): Promise<void> {
    return this.send(hash, null, response);
  }

  @Get('download-custom/:hash')
  downloadAs(
    @Param('hash') hash: string,
    @Query('filename') filename: unknown,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(hash, typeof filename === 'string' ? filename : null, response);
  }

  /** Asked beside the questions about links, of which each network has few at a time: drawing waits for its turn. */
  private async drawn({ conversionId }: ThumbnailAnswer): Promise<string> {
    const { blob } = await this.bus.ask<DrawnThumbnail>(questions.drawThumbnail, { conversionId }, DRAW_MS);
    return blob;
  }

  private async send(hash: string, filename: string | null, response: Response): Promise<void> {
    const { req: request } = response;
    const about = { hash: wellFormed(hash), access: accessOf(request), asker: askerOf(request) };
    const question: DownloadQuestion = { ...about, filename, ...takingOf(request) };
    const file = await this.links.ask<DownloadAnswer>(request, questions.downloadShared, question);
    const { restBytes = 0 } = file;
    let sent = 0;
    try {
      sent = await sendFile(this.blobs, file, response);
    } catch (error) {
      if (response.headersSent) sent = restBytes; // how much of it went out is not known then
      throw error;
    } finally {
      if (sent < restBytes) await this.rests.add(`${hash} ${question.recipient}`, sent - restBytes);
    }
  }
}
