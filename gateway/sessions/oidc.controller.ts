import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../ports/gateway-ports.js';
import type { Identity } from './identity.js';
import { isOidcSetUp, OpenIdConnect } from './open-id-connect.js';
import { visitorOf } from './session.js';
import { answerNotSignedIn, answerSignedIn } from './sign-in-answer.js';
import { SignIn } from './sign-in.js';

/** Signing in with the OpenID Connect provider of this installation. */
@Controller('api/auth/oidc')
export class OidcController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OpenIdConnect) private readonly provider: OpenIdConnect,
    @Inject(SignIn) private readonly sessions: SignIn,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Get()
  async leave(@Req() request: Request, @Res() response: Response): Promise<void> {
    const address = await this.orNobody(() => this.provider.leave(request));
    if (address === undefined) answerNotSignedIn(response, isOidcSetUp(this.config));
    else response.redirect(address);
  }

  @Get('callback')
  async arrive(@Req() request: Request, @Res() response: Response): Promise<void> {
    const identity = await this.orNobody<Identity>(() => this.provider.arrive(request));
    if (!identity) answerNotSignedIn(response, isOidcSetUp(this.config));
    else answerSignedIn(response, await this.sessions.signIn(identity, visitorOf(request)), this.config);
  }

  /** Whatever the provider did wrong signs nobody in; the log says what it was. */
  private async orNobody<Result>(ask: () => Promise<Result | undefined>): Promise<Result | undefined> {
    if (!isOidcSetUp(this.config)) return undefined;
    try {
      return await ask();
    } catch (error) {
      this.log.warn({ err: error }, 'signing in with OpenID Connect failed');
      return undefined;
    }
  }
}
