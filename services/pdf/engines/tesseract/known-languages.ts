import type { LanguageCode } from '../../../../contracts/languages.js';

/** Those of the wanted languages that there is data of; English where there is none. */
export const knownAmong = (
  wanted: readonly LanguageCode[] | undefined,
  installed: readonly LanguageCode[],
): readonly LanguageCode[] => {
  const known = (wanted ?? []).filter((language) => installed.includes(language));
  return known.length > 0 ? known : ['en'];
};
