import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Setting } from '../setting.js';
import { measureSteps } from './measure-steps.js';
import { simulation } from './simulation.js';
import { figuresOf } from './steps.js';

/** Costs of the steps of a small conversion, and what follows for many visitors and many nodes. */
export const scaleSection = async (given: Setting): Promise<void> => {
  const folder = join(given.folder, 'scale');
  await mkdir(folder);
  const steps = await measureSteps({ ...given, folder });
  given.saves(() => figuresOf(steps));
  given.tells(() => simulation(steps));
};
