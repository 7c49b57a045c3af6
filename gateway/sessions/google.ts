import type { ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../../services/platform/config.js';
import { openAttempts } from '../http/attempts.js';
import { originOf } from '../http/origin.js';
import { CONFIG, LOG } from '../gateway-ports.js';
import { askProvider } from './ask-provider.js';
import { openSignInState } from './sign-in-state.js';

export const CALLBACK_PATH = '/api/auth/google/callback';

/** What the account provider says of who has just signed in. */
export interface Identity {
  readonly subject: string;
  readonly name: string;
  /** Only where the provider has verified it. */
  readonly email: string | null;
  readonly picture: string | null;
}

export const isSignInSetUp = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Config): boolean =>
  GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined;

const NAME_MAX = 200;

/** What is not as it should be is left out, but for who it is: without that, nobody is signed in. */
const profile = z.object({
  id: z.string().min(1).max(255),
  displayName: z
    .string()
    .transform((name) => name.trim().slice(0, NAME_MAX))
    .catch(''),
  emails: z.tuple([z.object({ value: z.email(), verified: z.literal(true) })]).catch([] as never),
  photos: z.tuple([z.object({ value: z.url({ protocol: /^https$/ }).max(2000) })]).catch([] as never),
});

/** @throws ZodError for an answer that does not say who it is. */
const identityOf = (said: unknown): Identity => {
  const { id, displayName, emails, photos } = profile.parse(said);
  const email = emails.at(0)?.value ?? null;
  return { subject: id, name: displayName || (email ?? 'Member'), email, picture: photos.at(0)?.value ?? null };
};

/** What node-oauth, which passport-oauth2 is made of, is told beyond its types. */
interface NodeOAuth {
  _executeRequest: typeof askProvider;
  useAuthorizationHeaderforGET(yes: boolean): void;
}

/** Google, or whatever stands in for it: authorisation code with state and PKCE. */
class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(config: Config) {
    super({
      clientID: config.GOOGLE_CLIENT_ID ?? '',
      clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
      callbackURL: CALLBACK_PATH,
      ...(config.GOOGLE_AUTHORIZATION_URL && { authorizationURL: config.GOOGLE_AUTHORIZATION_URL }),
      ...(config.GOOGLE_TOKEN_URL && { tokenURL: config.GOOGLE_TOKEN_URL }),
      ...(config.GOOGLE_PROFILE_URL && { userProfileURL: config.GOOGLE_PROFILE_URL }),
      scope: ['openid', 'profile', 'email'],
      store: openSignInState(config),
      pkce: true,
    } as unknown as StrategyOptions); // its types know no store that takes a PKCE verifier; its code does
    const { _oauth2: oauth } = this as unknown as { readonly _oauth2: NodeOAuth };
    oauth._executeRequest = askProvider;
    oauth.useAuthorizationHeaderforGET(true); // an address, and the token in it, is what servers log
  }

  validate(_access: string, _refresh: string, said: Profile): Identity {
    return identityOf(said);
  }
}

export const GOOGLE = Symbol('google');

/** Registers the strategy where it is set up. */
export const googleProvider = {
  provide: GOOGLE,
  inject: [CONFIG],
  useFactory: (config: Config) => (isSignInSetUp(config) ? new GoogleStrategy(config) : null),
};

/** Answers that signed nobody in, from one address in a while; then none is taken to the account provider any more. */
const FAILED_MAX = 100;

/** Leads to the account provider, and reads what comes back; `request.user` is absent where signing in failed. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  private readonly attempts = openAttempts(FAILED_MAX);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Logger,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!isSignInSetUp(this.config)) return true;
    const request = context.switchToHttp().getRequest<Request & { readonly user?: Identity }>();
    const { ip = '', query } = request;
    if (query['code'] === undefined) return super.canActivate(context) as Promise<boolean>;
    if (this.attempts.areTooMany(ip)) return true;
    await super.canActivate(context);
    if (!request.user) this.attempts.failed(ip);
    return true;
  }

  override getAuthenticateOptions(context: ExecutionContext): object {
    const request = context.switchToHttp().getRequest<Request>();
    return {
      callbackURL: `${originOf(request, this.config)}${CALLBACK_PATH}`,
      session: false,
      prompt: 'select_account',
    };
  }

  override handleRequest<User>(error: unknown, identity: User | false): User {
    if (error) this.log.warn({ err: error }, 'signing in failed');
    return (error ? undefined : identity || undefined) as User;
  }
}
