import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { TranslationPairs } from '../../contracts/api/capabilities.js';
import { AppContext } from './app-actors.js';

/** Between which languages this site translates; null for any, and while that is not known. */
export const useTranslationPairs = (): readonly TranslationPairs[] | null => {
  const installation = use(AppContext)?.installation;
  return useSelector(installation, (state) => state?.context.capabilities?.translationPairs ?? null);
};
