import { Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { openEmbedRequest, type OpenEmbedReply } from '../../contracts/api/embedding.js';
import { Refusal } from '../../contracts/errors.js';
import { bodyOf } from '../http/body.js';
import { embedPagePolicy, EmbedPages, embedScript } from './embed-pages.js';
import { EmbedTokens } from './embed-tokens.js';

const NOT_FOUND_STATUS = 404;
const OK_STATUS = 200;

/** Frames on pages of other sites. The token is behind the `#` of the address, which no log and no Referer has. */
@Controller()
export class EmbedController {
  constructor(
    @Inject(EmbedTokens) private readonly tokens: EmbedTokens,
    @Inject(EmbedPages) private readonly pages: EmbedPages,
  ) {}

  /** Pages of any site may load it: it holds nothing of anybody. */
  @Get('embed.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  script(): string {
    return embedScript;
  }

  @Get('embed/:embed')
  async page(@Param('embed') embedId: string, @Res() response: Response): Promise<void> {
    const origin = await this.tokens.originOf(embedId);
    if (origin === undefined && !wantsPage(response.req)) throw new Refusal('embed.unknown');
    const html = await this.pages.html();
    if (html === undefined) throw new Refusal('route.not-found', { path: '/embed' });
    response.removeHeader('X-Frame-Options'); // it knows no site but one's own
    response
      .status(origin === undefined ? NOT_FOUND_STATUS : OK_STATUS)
      .type('html')
      .set({
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': embedPagePolicy(origin ?? "'none'"),
      })
      .send(html);
  }

  @Post('embed/:embed/open')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  open(@Param('embed') embedId: string, @Req() request: Request): Promise<OpenEmbedReply> {
    return this.tokens.open(embedId, bodyOf(request, openEmbedRequest).token);
  }
}

const wantsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';
