import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { webPageRequest } from '../../contracts/api/web-pages.js';
import { bodyOf } from '../http/body.js';
import { ownerOf } from '../sessions/session.js';
import { WebPages } from './web-pages.js';

/** Pages of the net as files, which go into any conversion as files of the visitor's own do. */
@Controller('api/web-pages')
export class WebPagesController {
  constructor(@Inject(WebPages) private readonly pages: WebPages) {}

  @Post()
  @HttpCode(200)
  async save(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { address } = bodyOf(request, webPageRequest);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { name, media, bytes } = await this.pages.save(address, ownerOf(request), left.signal);
    if (left.signal.aborted) return;
    response
      .set('Cache-Control', 'private, no-store')
      .set('Content-Security-Policy', "default-src 'none'; sandbox")
      .set('Content-Disposition', contentDisposition(name))
      .type(media)
      .send(bytes);
  }
}
