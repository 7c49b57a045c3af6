import { parseArgs } from 'node:util';
import { attack, type AttackReport } from './attack-run.js';
import { faultsOf } from './judge.js';

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const numbers = ({ before, after, normalBefore, normalAfter }: AttackReport): readonly string[] => [
  ...(['descriptors', 'processes', 'temporaryFiles', 'megabytes'] as const).map(
    (what) => `${what}: ${before[what]} before, ${after[what]} after`,
  ),
  `a normal job: ${Math.round(normalBefore)} ms before, ${Math.round(normalAfter)} ms after, ratio ${(normalAfter / normalBefore).toFixed(2)}`,
];

const list = (what: string, items: readonly string[]): string =>
  items.length === 0 ? `${what}: none` : `${what}:\n  ${items.join('\n  ')}`;

const report = await attack({ jobs: Number(values.jobs), seed: Number(values.seed), say: print });
print(`\n${values.jobs} jobs, seed ${values.seed}`);
for (const [end, count] of Object.entries(report.ends)) print(`  ${end}: ${count}`);
for (const line of numbers(report)) print(line);
print(list('accepted without exactly one end', report.withoutOneEnd));
print(list('canaries touched', report.touched));
print(list('results that show the canary', report.disclosed));
print(list('errors in the log of the server', report.defects));
const faults = faultsOf(report);
print(list('faults', faults));
process.exit(faults.length > 0 ? 1 : 0);
