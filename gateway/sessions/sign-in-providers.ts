import type { SignInProvider } from '../../contracts/api/capabilities.js';
import type { Config } from '../../services/platform/settings/config.js';
import { isGoogleSetUp } from './google.js';
import { isOidcSetUp } from './open-id-connect.js';

/** The providers that visitors can sign in with here, and their names. */
export const signInProviders = (config: Config): SignInProvider[] => [
  ...(isGoogleSetUp(config) ? [{ label: 'Google', path: '/api/auth/google' }] : []),
  ...(isOidcSetUp(config) ? [{ label: config.OIDC_LABEL, path: '/api/auth/oidc' }] : []),
];
