import type { Request } from 'express';
import type { Config } from '../../services/platform/settings/config.js';
import { signInProviders } from './sign-in-providers.js';

/** Whether who begins to sign in is to choose where: pages that are drawn before anything is known of this installation ask for that. */
export const isToChoose = ({ query }: Request, config: Config): boolean =>
  query['choose'] !== undefined && signInProviders(config).length > 1;
