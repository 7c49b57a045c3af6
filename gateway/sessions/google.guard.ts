import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../ports/gateway-ports.js';
import { isGoogleSetUp } from './google.js';
import { FailedSignIns } from './failed-sign-ins.js';
import type { Identity } from './identity.js';
import { isToChoose } from './sign-in-choice.js';

/** Leads to Google, and reads what comes back; `request.user` is absent if signing in failed. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Logger,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!isGoogleSetUp(this.config)) return true;
    const request = context.switchToHttp().getRequest<Request & { readonly user?: Identity }>();
    const { ip, query } = request;
    if (isToChoose(request, this.config)) return true;
    if (query['code'] === undefined) return super.canActivate(context) as Promise<boolean>;
    if (await this.failures.areTooMany(ip)) return true;
    await super.canActivate(context);
    if (!request.user) await this.failures.add(ip);
    return true;
  }

  override handleRequest<User>(error: unknown, identity: User | false): User {
    if (error) this.log.warn({ err: error }, 'signing in with Google failed');
    return (error ? undefined : identity || undefined) as User;
  }
}
