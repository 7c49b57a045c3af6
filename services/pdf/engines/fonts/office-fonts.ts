import { cjkCharactersIn } from '../../office-files/cjk-text.js';
import { cjkRegionOf } from '../../text/font-families.js';
import { runProgram } from '../programs/process.js';
import { cjkFonts } from './cjk-fonts.js';

const TIMEOUT_MS = 20_000;
/** A letter for each of the scripts, and one of simplified Chinese. */
const SAMPLES = [/\p{Script=Han}/u, /[\p{Script=Hiragana}\p{Script=Katakana}]/u, /\p{Script=Hangul}/u];

/**
 * Fonts for the Chinese, Japanese and Korean characters of an Office document, regular and bold, where this machine has
 * none for its scripts; none where fontconfig does not say what there is.
 */
export const fontsForOffice = async (bytes: Uint8Array): Promise<readonly Uint8Array[]> => {
  const characters = await cjkCharactersIn(bytes);
  const text = characters.join('');
  const samples = SAMPLES.flatMap((script) => script.exec(text) ?? []);
  if (samples.length === 0) return [];
  const known = await Promise.all(samples.map((sample) => isInSystem(sample)));
  return known.includes(false) ? cjkFonts(characters.toSorted(), cjkRegionOf(text)) : [];
};

/** Undefined where nobody can tell. */
const isInSystem = async (character: string): Promise<boolean | undefined> => {
  const { FONTCONFIG_FILE } = process.env;
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const run = {
    command: 'fc-list',
    args: [`:charset=${code}`, 'family'],
    timeoutMs: TIMEOUT_MS,
    ...(FONTCONFIG_FILE !== undefined && { environment: { FONTCONFIG_FILE } }),
  };
  const end = await runProgram(run).catch(() => undefined);
  return end?.status === 0 ? end.stdout.trim() !== '' : undefined;
};
