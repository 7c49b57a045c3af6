import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const MODE_PASSABLE = 0o011;
const FOR_OTHERS = 0o077;
const LOOKING_FOR_OTHERS = 0o006;

/** Lets other users go through a folder to what they know the name of, and see nothing of what is in it. */
export const letPass = async (folder: string): Promise<void> => {
  const { mode } = await lstat(folder);
  if ((mode & MODE_PASSABLE) !== MODE_PASSABLE) await chmod(folder, (mode & 0o7777) | MODE_PASSABLE);
};

/** A file that is written whole goes by another name until it is; so often at most is looked anew for the one it got. */
const TURNS_MAX = 20;

/** @returns false where it is not there any more. */
const closeForOthers = async (path: string): Promise<boolean> => {
  try {
    const stats = await lstat(path);
    if (!stats.isSymbolicLink()) await chmod(path, stats.mode & 0o7777 & ~FOR_OTHERS);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
};

/** Lets other users get to what is theirs in the scratch folder, and closes everything beside it. */
export const openWayTo = async (scratch: string, dataFolder: string): Promise<void> => {
  let isGone = true;
  for (let turn = 0; isGone && turn < TURNS_MAX; turn += 1) {
    isGone = false;
    for (const name of await readdir(dataFolder)) {
      const path = join(dataFolder, name);
      if (path !== scratch && !(await closeForOthers(path))) isGone = true;
    }
  }
  for (const folder of [dataFolder, scratch]) {
    await chmod(folder, (await lstat(folder)).mode & 0o7777 & ~LOOKING_FOR_OTHERS);
    await letPass(folder);
  }
};
