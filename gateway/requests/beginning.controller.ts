import { Controller, Get, Inject, Param, Post, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { beginForm } from '../../contracts/api/signing-links.js';
import { Refusal, refusals } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { brandedHtml } from '../brand/branded.js';
import { bodyOf } from '../http/body.js';
import { networkOf } from '../http/request-values.js';
import { spokenTo } from '../http/visitor-language.js';
import { CONFIG, SITE_RULES } from '../ports/gateway-ports.js';
import { newToken, ownCookie, setOwnCookie } from '../sessions/token.js';
import { RecipientQuestions } from './recipient-questions.js';
import { SIGN_PAGE_POLICY } from './sign-page.js';
import { beginningHtml, insteadOfBeginningHtml } from './signing-link-html.js';
import { SigningLinks, type Beginning } from './signing-links.js';

const SEE_OTHER_STATUS = 303;
const KEY_COOKIE = 'docket_signing';
const KEY_FORM = /^[\w-]{43}$/;
/** Longer than a link is open and what was begun by it, together. */
const KEY_SECONDS = 200 * 24 * 60 * 60;

/** The pages of a link by which many people sign: they need no script and no account. */
@Controller('sign/open')
export class BeginningController {
  constructor(
    @Inject(RecipientQuestions) private readonly recipients: RecipientQuestions,
    @Inject(SigningLinks) private readonly links: SigningLinks,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  /** Whoever has begun in this browser goes on with that. */
  @Get(':token')
  page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const key = this.keyIn(response) ?? newToken();
      const read = await this.read(token, key, response);
      if (read.begun !== null) {
        goTo(response, read.begun);
        return;
      }
      this.keep(key, response);
      await this.send(response, beginningHtml(spokenTo(response), { ...read, token, key }));
    });
  }

  @Post(':token')
  begin(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const { req: request } = response;
      const { name, email, key: sent } = bodyOf(request, beginForm);
      const key = this.keyIn(response) ?? sent ?? newToken();
      const { language } = spokenTo(response);
      const network = createHash('sha256').update(networkOf(request.ip)).digest('base64url');
      const asking = { token, key, asker: { network, visitor: '' } };
      const begun = await this.recipients.whileKnown(request, () =>
        this.links.begin(asking, { name, email, language }),
      );
      this.keep(key, response);
      goTo(response, begun);
    });
  }

  private read(token: string, key: string, { req: request }: Response): Promise<Beginning> {
    return this.recipients.whileKnown(request, () => this.links.read(token, key));
  }

  /** The secret of this browser, by which it finds what it has begun. */
  private keyIn({ req: request }: Response): string | undefined {
    const key = ownCookie(request, KEY_COOKIE, this.config);
    return key !== undefined && KEY_FORM.test(key) ? key : undefined;
  }

  private keep(value: string, response: Response): void {
    response.append('Set-Cookie', setOwnCookie({ name: KEY_COOKIE, value, maxAge: KEY_SECONDS }, this.config));
  }

  /** Says in a page what stands in the way, to whoever reads pages: above the form, where they may try again. */
  private async orExplain(token: string, response: Response, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { req: request } = response;
      if (!(error instanceof Refusal) || request.accepts(['json', 'html']) !== 'html') throw error;
      const spoken = spokenTo(response);
      const read = await this.readAgain(token, response);
      response.status(refusals[error.code].status);
      if (read === undefined) return this.send(response, insteadOfBeginningHtml(spoken, error));
      const { values, key } = sentIn(request);
      await this.send(response, beginningHtml(spoken, { ...read, token, key, values, problem: error }));
    }
  }

  /** The page that the form was on; undefined where it is no longer there. */
  private async readAgain(token: string, response: Response): Promise<Beginning | undefined> {
    if (response.req.method !== 'POST') return undefined;
    try {
      return await this.links.read(token, this.keyIn(response) ?? '');
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private async send(response: Response, html: string): Promise<void> {
    const { brand } = await this.rules.brand();
    response.vary('Accept');
    response
      .set({
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': SIGN_PAGE_POLICY,
        'X-Robots-Tag': 'noindex',
      })
      .type('html')
      .send(brandedHtml(html, brand));
  }
}

const goTo = (response: Response, token: string): void => {
  response.set('Cache-Control', 'no-store').redirect(SEE_OTHER_STATUS, `/sign/${token}`);
};

/** A form that did not go through begins once, too. */
const sentIn = ({ body }: Request): { readonly values: Readonly<Record<string, string>>; readonly key: string } => {
  const all = (body ?? {}) as Readonly<Record<string, unknown>>;
  const textOf = (name: string): string => (typeof all[name] === 'string' ? all[name] : '');
  const key = textOf('key');
  return { values: { name: textOf('name'), email: textOf('email') }, key: KEY_FORM.test(key) ? key : newToken() };
};
