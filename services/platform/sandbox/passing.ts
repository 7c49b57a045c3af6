import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PASSING = 0o011;
const FOR_OTHERS = 0o077;
const LOOKING_FOR_OTHERS = 0o006;

/** Lets other users go through a folder to what they know the name of, and see nothing of what is in it. */
export const letPass = async (folder: string): Promise<void> => {
  const { mode } = await lstat(folder);
  if ((mode & PASSING) !== PASSING) await chmod(folder, (mode & 0o7777) | PASSING);
};

/** Lets other users get to what is theirs in the scratch folder, and closes everything beside it. */
export const openWayTo = async (scratch: string, dataFolder: string): Promise<void> => {
  const paths = (await readdir(dataFolder)).map((name) => join(dataFolder, name)).filter((path) => path !== scratch);
  for (const path of paths) {
    const stats = await lstat(path);
    if (!stats.isSymbolicLink()) await chmod(path, stats.mode & 0o7777 & ~FOR_OTHERS);
  }
  for (const folder of [dataFolder, scratch]) {
    await chmod(folder, (await lstat(folder)).mode & 0o7777 & ~LOOKING_FOR_OTHERS);
    await letPass(folder);
  }
};
