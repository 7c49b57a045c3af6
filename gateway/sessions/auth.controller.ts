import { Controller, Delete, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { CurrentUserReply, GuestReply, LogoutReply } from '../../contracts/api/auth.js';
import { GUEST_ANSWERED, GUEST_HEADER } from '../../contracts/guest-header.js';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { GoogleGuard, type GuardedRequest } from './google-guard.js';
import { TOO_MANY } from './sign-in-attempts.js';
import { isToChoose } from './sign-in-choice.js';
import { visitorOf } from './session.js';
import { answerNotSignedIn, answerSignedIn, answerTooMany } from './sign-in-answer.js';
import { signInProviders } from './sign-in-providers.js';
import { SignIn } from './sign-in.js';
import { newToken, sessionCookie, tokenOf } from './token.js';

/** Requirement: signing in and out, and who is signed in. A guest is not, and has a session all the same. */
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SignIn) private readonly sessions: SignIn,
  ) {}

  @Get('me')
  me(@Req() request: Request): CurrentUserReply | GuestReply {
    const { member } = visitorOf(request);
    if (!member && request.get(GUEST_HEADER) === GUEST_ANSWERED) return { success: false };
    if (!member) throw new Refusal('session.missing');
    const { name, picture, email } = member.profile;
    return { success: true, user: { name, picture, email, isAdmin: member.isAdmin } };
  }

  /** The guard has led to Google if that is set up; otherwise another provider, or the home page that says there is none. */
  @Get('google')
  @UseGuards(GoogleGuard)
  google(@Req() request: GuardedRequest, @Res() response: Response): void {
    const [provider] = signInProviders(this.config);
    if (request.arrival === TOO_MANY) answerTooMany(response);
    else if (isToChoose(request, this.config)) response.redirect('/account');
    else if (provider) response.redirect(provider.path);
    else answerNotSignedIn(response, false);
  }

  @Get('google/callback')
  @UseGuards(GoogleGuard)
  async callback(@Req() request: GuardedRequest, @Res() response: Response): Promise<void> {
    const { arrival } = request;
    if (arrival === TOO_MANY) answerTooMany(response);
    else if (!arrival) answerNotSignedIn(response, signInProviders(this.config).length > 0);
    else answerSignedIn(response, await this.sessions.signIn(arrival, visitorOf(request)), this.config);
  }

  /** Everything that tells of the member goes: what they made, their name and address, and this session. */
  @Delete('me')
  async erase(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<LogoutReply> {
    const { member } = visitorOf(request);
    if (!member) throw new Refusal('session.missing');
    await this.sessions.erase(member);
    response.append('Set-Cookie', sessionCookie(newToken(), this.config));
    return { success: true };
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<LogoutReply> {
    const token = tokenOf(request, this.config);
    if (token !== undefined) await this.sessions.signOut(token);
    response.append('Set-Cookie', sessionCookie(newToken(), this.config));
    return { success: true };
  }
}
