import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
  type CustomFetchOptions,
} from 'openid-client';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { originOf } from '../http/request-values.js';
import { boundedFetch } from './bounded-fetch.js';
import { identityOf, subject, type Identity } from './identity.js';
import { openSignInState, type PendingSignIn } from './sign-in-state.js';

const CALLBACK_PATH = '/api/auth/oidc/callback';

export const isOidcSetUp = ({ OIDC_ISSUER }: Config): boolean => OIDC_ISSUER !== undefined;

/** Docket identifies itself by `Authorization: Basic`, the standard's default, unless the provider lists other ways only. */
const clientAuth =
  (secret: string): ClientAuth =>
  (...request) => {
    const [server] = request;
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = methods.includes('client_secret_basic');
    (isBasic ? ClientSecretBasic : ClientSecretPost)(secret)(...request);
  };

const discover = (issuer: string, id: string, secret: string): Promise<Configuration> => {
  const signed = [enableNonRepudiationChecks];
  return discovery(new URL(issuer), id, undefined, clientAuth(secret), {
    [customFetch]: (address: string, options: CustomFetchOptions) => boundedFetch(address, options as RequestInit),
    // oxlint-disable-next-line typescript/no-deprecated -- marked only to stand out; for a provider on this machine
    execute: issuer.startsWith('http:') ? [...signed, allowInsecureRequests] : signed,
  });
};

/** Signing in with any OpenID Connect provider: authorization code with PKCE, state and nonce. */
@Injectable()
export class OpenIdConnect {
  private readonly signIns;
  private found: Promise<Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.signIns = openSignInState(config);
  }

  /** @returns the address at the provider that the browser is sent to. */
  async leave(request: Request): Promise<string> {
    const provider = await this.provider();
    const { state, nonce, verifier } = this.signIns.begin(request, 'oidc');
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: originOf(request, this.config) + CALLBACK_PATH,
      scope: this.config.OIDC_SCOPES,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Reads what the browser comes back with. @returns undefined if it was not sent there. */
  async arrive(request: Request): Promise<Identity | undefined> {
    const begun = this.signIns.finish(request, 'oidc');
    return begun && this.identify(request, begun);
  }

  private async identify(request: Request, begun: PendingSignIn): Promise<Identity> {
    const provider = await this.provider();
    const back = new URL(originOf(request, this.config) + request.originalUrl);
    const tokens = await authorizationCodeGrant(provider, back, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider sent no ID token');
    const account = { provider: 'oidc', issuer: claims.iss, subject: subject.parse(claims.sub) } as const;
    if (provider.serverMetadata().userinfo_endpoint === undefined) return identityOf(account, claims);
    return identityOf(account, await fetchUserInfo(provider, tokens.access_token, claims.sub), claims);
  }

  /** Asked for when first needed, and again after a failure: Docket starts while the provider is down. */
  private provider(): Promise<Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = this.config;
    this.found ??= discover(OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET).catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }
}
