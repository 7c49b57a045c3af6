import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { Strategy, type AuthenticateOptionsGoogle } from 'passport-google-oauth20';
import { z } from 'zod';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { originOf } from '../http/request-values.js';
import { boundedFetch } from './bounded-fetch.js';
import { identityOf, subject, type Identity } from './identity.js';
import { openSignInState, type PendingSignIn } from './sign-in-state.js';

const CALLBACK_PATH = '/api/auth/google/callback';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const PROFILE_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

export const isGoogleSetUp = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Config): boolean =>
  GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const profileAnswer = z.looseObject({ sub: subject });

/** The visitor did not agree (RFC 6749, 4.1.2.1), which is no fault. */
const DECLINED_ERROR = 'access_denied';

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const jsonOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`the account provider answered ${response.status}: ${await response.text()}`);
  return response.json();
};

interface LeavingOptions extends AuthenticateOptionsGoogle {
  readonly codeChallenge?: string;
}

/**
 * Google, or a provider that stands in for it: authorization code with state and PKCE. The way back is our own, because
 * passport-oauth2 waits for ever, reads without end, and throws where nobody can catch it if an answer is not an object.
 */
class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  private readonly signIns;

  constructor(private readonly settings: Config) {
    super({
      clientID: settings.GOOGLE_CLIENT_ID ?? '',
      clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
      callbackURL: CALLBACK_PATH,
      ...(settings.GOOGLE_AUTHORIZATION_URL && { authorizationURL: settings.GOOGLE_AUTHORIZATION_URL }),
      scope: ['openid', 'profile', 'email'],
    });
    this.signIns = openSignInState(settings);
  }

  override authenticate(request: Request, options: object = {}): void {
    const { code, error } = request.query;
    if (code === undefined && error === undefined) this.leave(request, options);
    else this.arrive(request).catch((failure: unknown) => this.error(failure));
  }

  override authorizationParams(options: LeavingOptions): object {
    const { codeChallenge: code_challenge } = options;
    return { ...super.authorizationParams(options), code_challenge, code_challenge_method: 'S256' };
  }

  validate(_access: string, _refresh: string, profile: unknown): Identity {
    const claims = profileAnswer.parse(profile);
    return identityOf({ provider: 'google', subject: claims.sub }, claims);
  }

  private leave(request: Request, options: object): void {
    const { state, verifier } = this.signIns.begin(request, 'google');
    const callbackURL = this.callbackOf(request);
    const codeChallenge = challengeOf(verifier);
    super.authenticate(request, { ...options, callbackURL, state, codeChallenge, prompt: 'select_account' });
  }

  private async arrive(request: Request): Promise<void> {
    const { code, error } = request.query;
    if (typeof error === 'string' && error !== DECLINED_ERROR)
      throw new Error(`the account provider answered: ${error}`);
    const begun = this.signIns.finish(request, 'google');
    if (!begun || typeof code !== 'string' || code === '') {
      this.fail();
      return;
    }
    const token = await this.exchange(code, begun, this.callbackOf(request));
    this.success(this.validate(token, '', await this.profileOf(token)));
  }

  /** @returns the access token for a code. */
  private async exchange(code: string, { verifier }: PendingSignIn, callbackURL: string): Promise<string> {
    const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', GOOGLE_TOKEN_URL = TOKEN_URL } = this.settings;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackURL,
      client_id: GOOGLE_CLIENT_ID,
      client_secret: GOOGLE_CLIENT_SECRET,
      code_verifier: verifier,
    });
    return tokenAnswer.parse(await jsonOf(await boundedFetch(GOOGLE_TOKEN_URL, { method: 'POST', body }))).access_token;
  }

  /** The token goes into a header: servers log addresses and all that is in them. */
  private async profileOf(token: string): Promise<unknown> {
    const { GOOGLE_PROFILE_URL = PROFILE_URL } = this.settings;
    return jsonOf(await boundedFetch(GOOGLE_PROFILE_URL, { headers: { authorization: `Bearer ${token}` } }));
  }

  private callbackOf(request: Request): string {
    return originOf(request, this.settings) + CALLBACK_PATH;
  }
}

export const GOOGLE = Symbol('google');

/** Registers the strategy if it is set up. */
export const googleProvider = {
  provide: GOOGLE,
  inject: [CONFIG],
  useFactory: (config: Config) => (isGoogleSetUp(config) ? new GoogleStrategy(config) : null),
};
