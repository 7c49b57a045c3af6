import { seeded } from './seeded-random.js';

const LENGTH = 1 << 18;
const SPREAD = 7;

/** About normal, from four even ones. */
const noise = (() => {
  const random = seeded(1);
  return Int8Array.from({ length: LENGTH }, () =>
    Math.round((random() + random() + random() + random() - 2) * 1.7 * SPREAD),
  );
})();

/** Grain as a sensor leaves it on raw samples; other `seed`, other grain. In place. */
export const addNoise = (samples: Buffer, seed: number): Buffer => {
  let at = (seed * 7919) % LENGTH;
  for (let index = 0; index < samples.length; index += 1) {
    at = (at + 1) % LENGTH;
    samples[index] = Math.max(0, Math.min(255, (samples[index] ?? 0) + (noise[at] ?? 0)));
  }
  return samples;
};
