import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Asker } from '../../contracts/api/shared-document.js';
import { openHashingTurns } from './hashing-turns.js';
import type { SharePassword } from './share-link.decider.js';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** 32 MB and some 100 ms for each guess. */
const SCRYPT_COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const PASS_MS = 24 * 60 * 60 * 1000;

/** A thread of the pool and most of a core each: at most half of the cores, and two of the four threads. */
const turns = openHashingTurns({ atOnce: availableParallelism() < 4 ? 1 : 2, waitingMax: 100 });

const keyOf = (password: string, salt: Buffer, asker: Asker): Promise<Buffer> =>
  turns.take(
    asker,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, SCRYPT_COST, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );

/** The form in which a password stands on the log: scrypt (RFC 7914) with a salt of its own. */
export const sealPassword = async (password: string, asker: Asker): Promise<SharePassword> => {
  const salt = randomBytes(SALT_BYTES);
  return { salt: salt.toString('base64'), key: (await keyOf(password, salt, asker)).toString('base64') };
};

export const isPassword = async (password: string, { salt, key }: SharePassword, asker: Asker): Promise<boolean> =>
  timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64'), asker), Buffer.from(key, 'base64'));

const sealOf = (hash: string, until: string, { key }: SharePassword): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${hash}.${until}`).digest();

/** Stands for a password that was right: for this link, for a day, and until the password is changed. */
export const passFor = (hash: string, password: SharePassword, now: Date): string => {
  const until = String(now.getTime() + PASS_MS);
  return `${until}.${sealOf(hash, until, password).toString('base64url')}`;
};

export const isPass = (pass: string, link: { hash: string; password: SharePassword }, now: Date): boolean => {
  const [until = '', seal = ''] = pass.split('.');
  const sealBytes = Buffer.from(seal, 'base64url');
  const right = sealOf(link.hash, until, link.password);
  return Number(until) > now.getTime() && sealBytes.length === right.length && timingSafeEqual(sealBytes, right);
};
