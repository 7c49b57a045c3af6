import type { TranslationPairs } from '../../contracts/api/capabilities.js';
import { useAppState } from './use-app-state.js';

/** Between which languages this site translates; null for any, and while that is not known. */
export const useTranslationPairs = (): readonly TranslationPairs[] | null =>
  useAppState('installation', ({ context }) => context.capabilities?.translationPairs ?? null, null);
