import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../ports/gateway-ports.js';
import { isGoogleSetUp } from './google.js';
import type { Identity } from './identity.js';
import { SignInAttempts, TOO_MANY, type Arrival } from './sign-in-attempts.js';
import { isToChoose } from './sign-in-choice.js';

/** A request that has come through {@link GoogleGuard}. */
export type GuardedRequest = Request & { user?: Identity | undefined; arrival?: Arrival };

/** Leads to Google, and reads what comes back; `request.arrival` is absent if signing in failed. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Logger,
    @Inject(SignInAttempts) private readonly attempts: SignInAttempts,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!isGoogleSetUp(this.config)) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const { ip, query } = request;
    if (isToChoose(request, this.config)) return true;
    if (query['code'] === undefined && query['error'] === undefined) {
      if (await this.attempts.begin(ip)) return super.canActivate(context) as Promise<boolean>;
      request.arrival = TOO_MANY;
      return true;
    }
    request.arrival = await this.attempts.arrive(ip, async () => {
      await super.canActivate(context);
      return request.user;
    });
    return true;
  }

  override handleRequest<User>(error: unknown, identity: User | false): User {
    if (error) this.log.warn({ err: error }, 'signing in with Google failed');
    return (error ? undefined : identity || undefined) as User;
  }
}
