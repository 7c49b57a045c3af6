import { seeded } from './seeded-random.js';

const SAMPLE_COUNT = 1 << 18;
const SPREAD = 7;

/** About normal, from four even ones. */
const noise = (() => {
  const random = seeded(1);
  return Int8Array.from({ length: SAMPLE_COUNT }, () =>
    Math.round((random() + random() + random() + random() - 2) * 1.7 * SPREAD),
  );
})();

/** Grain as a sensor leaves it on raw samples; other `seed`, other grain. In place. */
export const addNoise = (samples: Buffer, seed: number): Buffer => {
  let at = (seed * 7919) % SAMPLE_COUNT;
  for (let index = 0; index < samples.length; index += 1) {
    at = (at + 1) % SAMPLE_COUNT;
    samples[index] = Math.max(0, Math.min(255, (samples[index] ?? 0) + (noise[at] ?? 0)));
  }
  return samples;
};
