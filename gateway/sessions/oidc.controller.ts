import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../ports/gateway-ports.js';
import type { Identity } from './identity.js';
import { isOidcSetUp, OpenIdConnect } from './open-id-connect.js';
import { visitorOf } from './session.js';
import { answerNotSignedIn, answerSignedIn, answerTooMany } from './sign-in-answer.js';
import { SignInAttempts, TOO_MANY } from './sign-in-attempts.js';
import { SignIn } from './sign-in.js';

/** Signing in with the OpenID Connect provider of this installation. */
@Controller('api/auth/oidc')
export class OidcController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OpenIdConnect) private readonly provider: OpenIdConnect,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
    @Inject(SignIn) private readonly sessions: SignIn,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Get()
  async leave(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isOidcSetUp(this.config)) {
      answerNotSignedIn(response, false);
      return;
    }
    if (!(await this.attempts.begin(request.ip))) {
      answerTooMany(response);
      return;
    }
    const address = await this.orNobody(() => this.provider.leave(request));
    if (address === undefined) answerNotSignedIn(response, true);
    else response.redirect(address);
  }

  @Get('callback')
  async arrive(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isOidcSetUp(this.config)) {
      answerNotSignedIn(response, false);
      return;
    }
    const arrival = await this.attempts.arrive(request.ip, () =>
      this.orNobody<Identity>(() => this.provider.arrive(request)),
    );
    if (arrival === TOO_MANY) answerTooMany(response);
    else if (!arrival) answerNotSignedIn(response, true);
    else answerSignedIn(response, await this.sessions.signIn(arrival, visitorOf(request)), this.config);
  }

  /** Whatever the provider did wrong signs nobody in; the log says what it was. */
  private async orNobody<Result>(ask: () => Promise<Result | undefined>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.log.warn({ err: error }, 'signing in with OpenID Connect failed');
      return undefined;
    }
  }
}
