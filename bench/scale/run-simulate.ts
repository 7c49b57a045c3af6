// `npm run simulate [file of a saved run]`: what follows for many visitors and many nodes from the last measured steps.
import { readRun } from '../save/saved-run.js';
import { simulation } from './simulation.js';
import { stepsIn } from './steps.js';

const path = process.argv[2] ?? 'bench/results/scale.json';
const { figures, machine, startedAt, commit } = await readRun(path);
process.stdout.write(`${machine}, ${startedAt.slice(0, 10)}, ${commit ?? ''}\n\n${simulation(stepsIn(figures))}\n`);
