import type { LanguageCode } from '../../contracts/languages.js';
import { useAppState } from './use-app-state.js';

/** The languages in which this site reads scans; null while that is not known. */
export const useRecognitionLanguages = (): readonly LanguageCode[] | null =>
  useAppState('installation', ({ context }) => context.capabilities?.recognitionLanguages ?? null, null);
