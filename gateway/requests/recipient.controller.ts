import { Controller, Get, Header, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import {
  declineForm,
  handOnForm,
  REQUEST_TOKEN,
  requestPasswordForm,
  signForm,
  type DeclineRequestQuestion,
  type HandedOn,
  type HandOnRequestAnswer,
  type HandOnRequestQuestion,
  type ReadRequestAnswer,
  type ReadRequestQuestion,
  type RecipientLanguageAnswer,
  type RequestAnswer,
  type RequestFileAnswer,
  type SigningManner,
  type SignRequestQuestion,
  type UnlockRequestAnswer,
  type UnlockRequestQuestion,
} from '../../contracts/api/signature-requests.js';
import { Refusal, refusals } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import { isScreenLanguage, type ScreenLanguage } from '../../contracts/screen-languages.js';
import type { Spoken } from '../../contracts/texts/wording.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import type { Config } from '../../services/platform/settings/config.js';
import { bodyOf } from '../http/body.js';
import { originOf } from '../http/request-values.js';
import { brandedHtml } from '../brand/branded.js';
import { spokenAs, spokenTo } from '../http/visitor-language.js';
import { BLOBS, BUS, CONFIG, SITE_RULES } from '../ports/gateway-ports.js';
import { countsAsView } from '../shares/count-download.js';
import { sendFile } from '../shares/send-file.js';
import { byToken, RecipientQuestions } from './recipient-questions.js';
import {
  handedOnHtml,
  insteadOfRequestHtml,
  pagePath,
  requestPageHtml,
  type PageAddress,
} from './request-page-html.js';
import { SIGN_PAGE_POLICY, signPageScript, signPageStyle } from './sign-page.js';
import { RequestPages } from './request-pages.js';

const SEE_OTHER_STATUS = 303;
const PNG_PREFIX = 'data:image/png;base64,';

/** The pages that the recipient of a signature request opens: they need no script, and hold forms. */
@Controller('sign')
export class RecipientController {
  constructor(
    @Inject(RecipientQuestions) private readonly recipients: RecipientQuestions,
    @Inject(RequestPages) private readonly pages: RequestPages,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  @Get('page.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  style(): string {
    return signPageStyle;
  }

  @Get('page.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  script(): string {
    return signPageScript;
  }

  @Get(':token')
  page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const read = await this.read(token, response);
      await this.send(response, requestPageHtml(spokenHere(response, read.language), read, addressIn(token, response)));
    });
  }

  @Post(':token')
  sign(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const { req: request } = response;
      const form = bodyOf(request, signForm);
      if (form.consent === '') throw new Refusal('signature-request.incomplete', { field: 'consent' });
      const values = valuesIn(request.body);
      const question: SignRequestQuestion = { ...byToken(token, request), values, signing: mannerOf(form) };
      await this.recipients.ask<RequestAnswer>(request, questions.signRequest, question);
      goTo(response, addressIn(token, response));
    });
  }

  @Post(':token/decline')
  decline(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const { req: request } = response;
      const question: DeclineRequestQuestion = { ...byToken(token, request), ...bodyOf(request, declineForm) };
      await this.recipients.ask<RequestAnswer>(request, questions.declineRequest, question);
      goTo(response, addressIn(token, response));
    });
  }

  @Post(':token/hand-on')
  @HttpCode(200)
  handOn(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const { req: request } = response;
      const question: HandOnRequestQuestion = { ...byToken(token, request), ...bodyOf(request, handOnForm) };
      const answer = await this.recipients.ask<HandOnRequestAnswer>(request, questions.handOnRequest, question);
      const link = answer.token === null ? null : `${originOf(request, this.config)}/sign/${answer.token}`;
      const handed: HandedOn = { name: answer.name, link };
      if (wantsPage(request)) await this.send(response, handedOnHtml(await this.spokenBy(token, response), handed));
      else response.set('Cache-Control', 'private, no-store').json(handed);
    });
  }

  @Post(':token/unlock')
  unlock(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.orExplain(token, response, async () => {
      const { req: request } = response;
      const question: UnlockRequestQuestion = { ...byToken(token, request), ...bodyOf(request, requestPasswordForm) };
      const { pass } = await this.recipients.ask<UnlockRequestAnswer>(request, questions.unlockRequest, question);
      goTo(response, { ...addressIn(token, response), pass });
    });
  }

  @Get(':token/file')
  async file(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const file = await this.fileOf(token, response);
    await sendFile(this.blobs, { ...file, mime: 'application/pdf' }, response);
  }

  @Get(':token/pages/:page')
  async picture(@Param('token') token: string, @Param('page') page: string, @Res() response: Response): Promise<void> {
    const file = await this.fileOf(token, response);
    if (!/^[1-9]\d{0,5}$/.test(page)) throw new Refusal('route.not-found', { path: response.req.path });
    const bytes = await this.pages.of(file, Number(page));
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-cache',
      ETag: `"${file.sha256}-${page}"`,
    });
    response.send(bytes);
  }

  private read(token: string, response: Response): Promise<ReadRequestAnswer> {
    const { req: request } = response;
    const question: ReadRequestQuestion = { ...byToken(token, request), counts: countsAsView(request) };
    return this.recipients.ask<ReadRequestAnswer>(request, questions.readRequest, question);
  }

  private fileOf(token: string, { req: request }: Response): Promise<RequestFileAnswer> {
    return this.recipients.ask<RequestFileAnswer>(request, questions.fileForRecipient, byToken(token, request));
  }

  /** Says in a page what stands in the way, to whoever reads pages: above what they were filling in, where they may go on. */
  private async orExplain(token: string, response: Response, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { req: request } = response;
      if (!(error instanceof Refusal) || !wantsPage(request)) throw error;
      const address = addressIn(token, response);
      const read = await this.readAgain(error, token, response);
      const spoken = read ? spokenHere(response, read.language) : await this.spokenBy(token, response);
      response.status(refusals[error.code].status);
      const values = valuesIn(request.body);
      if (read) await this.send(response, requestPageHtml(spoken, read, { ...address, values, problem: error }));
      else await this.send(response, insteadOfRequestHtml(spoken, address, error));
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

  /** The language of whoever has the link, as far as it still is one. */
  private async spokenBy(token: string, response: Response): Promise<Spoken> {
    if (!REQUEST_TOKEN.test(token)) return spokenTo(response);
    try {
      const { language } = await this.bus.ask<RecipientLanguageAnswer>(questions.languageOfRecipient, { token });
      return spokenHere(response, language);
    } catch (error) {
      if (error instanceof Refusal) return spokenTo(response); // the service is away
      throw error;
    }
  }

  /** The page that the form was on; undefined where it is no longer there for this recipient. */
  private async readAgain(refusal: Refusal, token: string, response: Response): Promise<ReadRequestAnswer | undefined> {
    if (response.req.method !== 'POST' || isLock(refusal)) return undefined;
    try {
      return await this.read(token, response);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}

const wantsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

const isLock = ({ code }: Refusal): boolean =>
  ['signature-request.locked', 'signature-request.wrong-password', 'share-link.too-many-tries'].includes(code);

const passIn = ({ req: { query } }: Response): string => (typeof query['pass'] === 'string' ? query['pass'] : '');

/** The address of the page holds these. */
const addressIn = (token: string, response: Response): PageAddress => ({
  token,
  pass: passIn(response),
  language: languageIn(response),
});

/** The language that whoever reads has chosen on the page; empty for none. */
const languageIn = ({ req: { query } }: Response): ScreenLanguage | '' => {
  const { language } = query;
  return typeof language === 'string' && isScreenLanguage(language) ? language : '';
};

/** As whoever reads has chosen, else as the sender has chosen for them, else as their browser says. */
const spokenHere = (response: Response, asked: ScreenLanguage | null): Spoken => {
  const chosen = languageIn(response);
  if (chosen !== '') return spokenAs(response, chosen);
  return asked === null ? spokenTo(response) : spokenAs(response, asked);
};

const goTo = (response: Response, address: PageAddress): void => {
  response.set('Cache-Control', 'no-store').redirect(SEE_OTHER_STATUS, pagePath(address));
};

const valuesIn = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** @throws Refusal `signature-request.incomplete`. */
const mannerOf = ({ signature, drawing, picture }: Omit<z.output<typeof signForm>, 'consent'>): SigningManner => {
  if (drawing.startsWith(PNG_PREFIX)) return { manner: 'drawn', png: drawing.slice(PNG_PREFIX.length) };
  if (picture.startsWith(PNG_PREFIX)) return { manner: 'picture', png: picture.slice(PNG_PREFIX.length) };
  if (signature !== '') return { manner: 'typed', text: signature };
  throw new Refusal('signature-request.incomplete', { field: 'signature' });
};
