import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSettings, type Config } from '../../../platform/settings/config.js';
import type { Log } from '../../../platform/settings/logger.js';
import { findKey, openKey } from '../../../platform/secrets/stored-key.js';
import { signerOf, verifierOf, type Signer, type Verifier } from './log-signer.js';
import { openSigningProgram } from './signing-program.js';

type KeySettings = Pick<Config, 'DATA_DIR' | 'CHECKPOINT_KEY' | 'CHECKPOINT_VERIFIER'>;

const ORIGIN_DIGITS = 16;
const KEY_BYTES = 32;

/**
 * Who signs the checkpoints of this installation; where the settings name no key, one is made at the first start.
 *
 * @throws WrongSettings when the key that the settings name cannot be used.
 */
export const openLogKey = async (settings: KeySettings, log: Log): Promise<Signer> => {
  const { DATA_DIR, CHECKPOINT_KEY: key, CHECKPOINT_VERIFIER: expected } = settings;
  const program = placeIn('command', key);
  if (program !== undefined) return openSigningProgram({ program, verifier: expectedVerifier(expected), log });
  const file = placeIn('file', key);
  const seed = file === undefined ? key : (await keyInFile(file)).toString('hex');
  const signer = signerWith(await openKey({ given: seed, path: join(DATA_DIR, 'log.key') }));
  if (expected !== undefined && expectedVerifier(expected).text !== signer.verifier.text) {
    throw new WrongSettings(`CHECKPOINT_VERIFIER: the key in use has the verifier key ${signer.verifier.text}`);
  }
  return signer;
};

/** Opens the verifier of signatures without making a key; undefined where there is none. */
export const findLogVerifier = async (settings: KeySettings): Promise<Verifier | undefined> => {
  const { CHECKPOINT_VERIFIER: expected } = settings;
  if (expected !== undefined) return expectedVerifier(expected);
  const seed = await findSeed(settings);
  return seed && signerWith(seed).verifier;
};

/** Who signs as this installation does, without making a key; undefined for whoever has none. */
export const findLogSigner = async (settings: KeySettings, log: Log): Promise<Signer | undefined> => {
  const isThere = placeIn('command', settings.CHECKPOINT_KEY) !== undefined || (await findSeed(settings)) !== undefined;
  return isThere ? openLogKey(settings, log) : undefined;
};

const findSeed = async ({ DATA_DIR, CHECKPOINT_KEY: key }: KeySettings): Promise<Buffer | undefined> => {
  const file = placeIn('file', key);
  return file === undefined ? findKey({ given: key, path: join(DATA_DIR, 'log.key') }) : keyInFile(file);
};

const placeIn = (scheme: 'file' | 'command', key: string | undefined): string | undefined =>
  key?.toLowerCase().startsWith(`${scheme}:`) ? key.slice(scheme.length + 1) : undefined;

const expectedVerifier = (text: string | undefined): Verifier => {
  try {
    return verifierOf(text ?? '');
  } catch (error) {
    throw new WrongSettings(`CHECKPOINT_VERIFIER: ${(error as Error).message}`, { cause: error });
  }
};

/** 32 bytes, or 64 hexadecimal digits. */
const keyInFile = async (path: string): Promise<Buffer> => {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new WrongSettings(`CHECKPOINT_KEY: ${(error as Error).message}`, { cause: error });
  });
  if (bytes.length === KEY_BYTES) return bytes;
  const text = bytes.toString('latin1').trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new WrongSettings(`CHECKPOINT_KEY: ${path} holds neither ${KEY_BYTES} bytes nor 64 hexadecimal digits`);
};

/** The log's name comes from its key, so that no two installations share one. */
const signerWith = (seed: Buffer): Signer => {
  const probe = signerOf('docket', seed).verifier.text;
  return signerOf(`docket.log/${hash('sha256', probe).slice(0, ORIGIN_DIGITS)}`, seed);
};
