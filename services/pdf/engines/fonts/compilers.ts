import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cjkRegionOf, type CjkRegion } from '../../text/font-families.js';
import { fontsWith, specialCharacters, wholeFonts } from './included-fonts.js';

/** A text that fonts are needed for. */
export interface TextToShow {
  readonly text: string;
  /** Whose shapes its Chinese characters have; what the text is written in where it isn't given. */
  readonly region?: CjkRegion;
}

/** The folders of fonts of the system, for scripts that no font comes along for. */
const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/Library/Fonts',
  '/System/Library/Fonts',
  'C:\\Windows\\Fonts',
  join(homedir(), '.local/share/fonts'),
];

/** Whatever a document names as a file of its own is looked for here, where there is none. */
export const NOWHERE = '/nonexistent/typst';

interface Kept {
  readonly key: string;
  readonly compiler: Promise<NodeCompiler>;
}

let plain: Promise<NodeCompiler> | undefined;
/** The compiler of the last text with special characters: first they are checked, then they are set, often in several parts. */
let special: Kept | undefined;

/**
 * A typesetter with fonts for a text. It takes those that come along before the system's, so a document looks the same
 * on every machine.
 */
export const compilerFor = async ({ text, region = cjkRegionOf(text) }: TextToShow): Promise<NodeCompiler> => {
  const characters = specialCharacters(text);
  if (characters.length === 0) return (plain ??= start([]));
  const key = region + characters.join('');
  if (special?.key !== key) special = { key, compiler: fontsWith(characters, region).then(start) };
  return special.compiler;
};

/** Loaded at first use: a machine without its binary can still do everything else. */
const start = async (fonts: readonly Buffer[]): Promise<NodeCompiler> => {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler');
  const isConfigured = process.env['FONTCONFIG_FILE'] !== undefined; // the typesetter follows it by itself
  const fontPaths = isConfigured ? [] : fontFolders.filter((folder) => existsSync(folder));
  return typst.NodeCompiler.create({
    workspace: NOWHERE,
    fontArgs: [{ fontBlobs: [...(await wholeFonts()), ...fonts] }, { fontPaths }],
  });
};
