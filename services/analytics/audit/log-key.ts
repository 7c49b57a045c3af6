import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../platform/config.js';
import { findKey, openKey } from '../../platform/secrets/kept-key.js';
import { signerOf, type Signer } from './note.js';

type KeySettings = Pick<Config, 'DATA_DIR' | 'CHECKPOINT_KEY'>;

const ORIGIN_DIGITS = 16;

/** Who signs the checkpoints of this installation; its key is made at the first start. */
export const openLogKey = async (settings: KeySettings): Promise<Signer> =>
  signerWith(await openKey(placeOf(settings)));

/** The same where nothing may be made; undefined where the key is not. */
export const findLogKey = async (settings: KeySettings): Promise<Signer | undefined> => {
  const seed = await findKey(placeOf(settings));
  return seed && signerWith(seed);
};

const placeOf = ({ DATA_DIR, CHECKPOINT_KEY }: KeySettings) => ({
  given: CHECKPOINT_KEY,
  path: join(DATA_DIR, 'log.key'),
});

/** The log's name comes from its key, so that no two installations share one. */
const signerWith = (seed: Buffer): Signer => {
  const probe = signerOf('docket', seed).verifier.text;
  return signerOf(`docket.log/${hash('sha256', probe).slice(0, ORIGIN_DIGITS)}`, seed);
};
