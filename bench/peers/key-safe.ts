import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './peer-program.js';

/** Name that a key has in the safe, when it comes out of a P12 without one. */
export const KEY_NAME = 'Docket bench';

const PATIENCE_MS = 10_000;

/**
 * The store that `pdfsig` takes its key from: the P12 of this folder in a new store of NSS. It is made once in a
 * folder: certutil asks and asks about one that is there.
 *
 * @returns its folder; undefined where the programs that make one aren't installed.
 */
export const keySafeIn = (folder: string): string | undefined => {
  const certutil = findProgram('certutil');
  const pk12util = findProgram('pk12util');
  if (certutil === undefined || pk12util === undefined) return undefined;
  const safe = join(folder, 'nss');
  mkdirSync(safe, { recursive: true });
  const quietly = { stdio: 'ignore', timeout: PATIENCE_MS } as const;
  execFileSync(certutil, ['-N', '-d', safe, '--empty-password'], quietly);
  execFileSync(pk12util, ['-i', join(folder, 'identity.p12'), '-d', safe, '-W', '', '-K', ''], quietly);
  return safe;
};
