import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramHome } from '../../../platform/sandbox/program-home.js';

const SYSTEM = '/etc/fonts/fonts.conf';

/** The file that tells which fonts this machine has. */
const systemFonts = (): string => process.env['FONTCONFIG_FILE'] ?? SYSTEM;

/** The same fonts as without, and those in a folder. @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
const configuration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">${systemFonts()}</include>
<dir>${folder}</dir>
<cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** Lays fonts beside a program, which may read and not change them. @returns what it must have in its environment. */
export const putFontsIn = async (
  home: ProgramHome,
  fonts: readonly string[],
  scratch: string,
): Promise<Readonly<Record<string, string>>> => {
  if (fonts.length === 0) return {};
  for (const [at, font] of fonts.entries()) await home.putIn(font, `font-${at}.ttf`);
  const folder = await mkdtemp(join(scratch, 'fonts-'));
  try {
    const confPath = join(folder, 'fonts.conf');
    await writeFile(confPath, configuration(home.folder));
    const inside = await home.putIn(confPath, 'fonts.conf');
    return { FONTCONFIG_FILE: inside };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** @returns the files, whose names begin as said. */
export const writeFonts = (fonts: readonly Uint8Array[], begin: string): Promise<readonly string[]> =>
  Promise.all(
    fonts.map(async (font, at) => {
      const path = `${begin}-${at}.ttf`;
      await writeFile(path, font);
      return path;
    }),
  );
