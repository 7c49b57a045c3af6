import { Controller, Get, Header, Inject, Param, Post, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ViewAnswer, ViewQuestion } from '../../contracts/api/shared-document.js';
import { Refusal, refusals } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { accessOf, askerOf, wellFormed } from './access.js';
import { LinkQuestions } from './link-questions.js';
import { countsAsView, isFramed } from './count-download.js';
import { spokenTo } from '../http/visitor-language.js';
import { asksPassword, insteadPageHtml } from './instead-page-html.js';
import { framedPageHtml, sharePageHtml } from './share-page-html.js';
import { LOCKED_PAGE_POLICY, SHARE_PAGE_POLICY, sharePageStyle } from './share-page.js';
import { brandedHtml } from '../brand/branded.js';
import { SITE_RULES } from '../ports/gateway-ports.js';
import { Unlocking } from './unlocking.js';

const SEE_OTHER_STATUS = 303;

/** A browser that goes to the page asks for HTML by name; programs and the share screen read a refusal as JSON. */
const isRead = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/** The page of a share link, which needs no script. */
@Controller('api')
export class PageController {
  constructor(
    @Inject(LinkQuestions) private readonly links: LinkQuestions,
    @Inject(Unlocking) private readonly unlocking: Unlocking,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  @Get('share/:hash')
  page(@Param('hash') hash: string, @Res() response: Response): Promise<void> {
    return this.showOrExplain(hash, response, async () => {
      const { req: request } = response;
      const about = { hash: wellFormed(hash), access: accessOf(request) };
      const question: ViewQuestion = { ...about, counts: countsAsView(request), asker: askerOf(request) };
      const view = await this.links.ask<ViewAnswer>(request, questions.viewShareLink, question);
      await this.send(
        response,
        SHARE_PAGE_POLICY,
        (isFramed(request) ? framedPageHtml : sharePageHtml)(spokenTo(response), view),
      );
    });
  }

  /** The form of that page; its attempts count with all others. */
  @Post('share/:hash')
  open(@Param('hash') hash: string, @Res() response: Response): Promise<void> {
    return this.showOrExplain(hash, response, async () => {
      const { pass } = await this.unlocking.unlock(hash, response.req);
      const query = pass === '' ? '' : `?pass=${encodeURIComponent(pass)}`;
      response.set('Cache-Control', 'no-store').redirect(SEE_OTHER_STATUS, `/api/share/${hash}${query}`);
    });
  }

  @Get('share-page.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'private, max-age=3600') // it may bring a session along
  @Header('Cross-Origin-Resource-Policy', 'cross-origin') // the sandboxed page has no origin
  style(): string {
    return sharePageStyle;
  }

  /** Says in a page why there is nothing to show, to whoever reads pages. */
  private async showOrExplain(hash: string, response: Response, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal) || !isRead(response.req)) throw error;
      response.status(refusals[error.code].status);
      const policy = asksPassword(error) ? LOCKED_PAGE_POLICY : SHARE_PAGE_POLICY;
      await this.send(response, policy, insteadPageHtml(spokenTo(response), hash, error));
    }
  }

  private async send(response: Response, policy: string, html: string): Promise<void> {
    const { brand } = await this.rules.brand();
    response.vary('Accept');
    response
      .set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': policy })
      .type('html')
      .send(brandedHtml(html, brand));
  }
}
