import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Setting } from '../setting.js';
import { measureSteps } from './measure-steps.js';
import { simulation } from './simulation.js';
import { figuresOf } from './steps.js';

/** Costs of the steps of a small conversion, and what follows for many visitors and many nodes. */
export const scaleSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'scale');
  await mkdir(folder);
  const steps = await measureSteps({ ...setting, folder });
  setting.saves(() => figuresOf(steps));
  setting.tells(() => simulation(steps));
};
