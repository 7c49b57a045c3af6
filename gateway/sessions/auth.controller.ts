import { Controller, Delete, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { CurrentUserReply, LogoutReply } from '../../contracts/api/auth.js';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/config.js';
import { CONFIG } from '../gateway-ports.js';
import { GoogleGuard, isSignInSetUp, type Identity } from './google.js';
import { visitorOf } from './session.js';
import { SignIn } from './sign-in.js';
import { newToken, sessionCookie, tokenOf } from './token.js';
import { MEMBER_SESSION_MS } from './visitor-sessions.js';

type WithIdentity = Request & { readonly user?: Identity };

/** Requirement: signing in and out, and who is signed in. A guest is not, and has a session all the same. */
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SignIn) private readonly sessions: SignIn,
  ) {}

  @Get('me')
  me(@Req() request: Request): CurrentUserReply {
    const { member } = visitorOf(request);
    if (!member) throw new Refusal('session.missing');
    const { name, picture, email } = member.profile;
    return { success: true, user: { name, picture, email, isAdmin: member.isAdmin } };
  }

  /** The guard has led away where an account provider is set up; else the home page says that none is. */
  @Get('google')
  @UseGuards(GoogleGuard)
  google(@Res() response: Response): void {
    response.redirect('/?auth=not-configured');
  }

  @Get('google/callback')
  @UseGuards(GoogleGuard)
  async callback(@Req() request: WithIdentity, @Res() response: Response): Promise<void> {
    if (!request.user) {
      response.redirect(isSignInSetUp(this.config) ? '/?auth=failed' : '/?auth=not-configured');
      return;
    }
    const token = await this.sessions.signIn(request.user, visitorOf(request));
    response.append('Set-Cookie', sessionCookie(token, this.config, MEMBER_SESSION_MS / 1000));
    response.redirect('/?auth=success');
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
