import { parseArgs } from 'node:util';
import { runAsOf, saveRun } from '../../bench/save/saved-run.js';
import { clusterServersName, clusterServersNeeded } from '../cluster/cluster-servers.js';
import { threeBusServers } from '../cluster/bus-servers.js';
import { pdftotext, runChaos, type ChaosReport } from './chaos-run.js';
import { savedChaos } from './saved-chaos.js';
import { signingMoments } from './signing-traffic.js';

const { values } = parseArgs({
  options: {
    conversions: { type: 'string', default: '1000' },
    faults: { type: 'string', default: '40' },
    signing: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    save: { type: 'string' },
  },
});

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const list = (what: string, items: readonly string[]): string =>
  items.length === 0 ? `${what}: none` : `${what}:\n  ${items.join('\n  ')}`;

/** The table of the signature requests. */
const tellSigning = ({ signed, kills, judges, ...found }: ChaosReport['signing']): void => {
  print(`\n${signed.length} documents signed by two people at the same moment, ${kills.length} processes killed`);
  for (const moment of signingMoments) {
    print(`  ${moment}: ${kills.filter((kill) => kill.startsWith(`${moment}:`)).length} kills`);
  }
  print(list('requests without exactly one end', found.withoutOneEnd));
  print(list('requests that two people have not signed once each', found.notSignedOnce));
  print(list(`signatures that do not hold, by ${judges.used.join(' and ') || 'nobody'}`, found.flawed));
  if (judges.absent.length > 0) print(`not judged by ${judges.absent.join(' and ')}, which is not here`);
  print(list('answers that should never be given', found.defects));
};

const tell = ({ traffic, faults, ends, state, signing, ...findings }: ChaosReport): void => {
  print(
    `\n${traffic.accepted.length} accepted, ${faults.length} faults, on three servers of NATS with TLS and a user for each role; ${clusterServersName}`,
  );
  print(`requests without an answer: ${traffic.unanswered}; refused for the moment: ${traffic.refused}`);
  for (const [end, count] of Object.entries(ends)) print(`  ${end}: ${count}`);
  print(list('accepted without exactly one end', findings.withoutOneEnd));
  print(list('results with a mark that is not their own', findings.mixed));
  print(list('files that are gone', findings.missingFiles));
  print(`files of uploads that were broken off: ${findings.orphanFiles}`);
  print(list('documents that a rebuild has otherwise', state.differences));
  print(list('answers that should never be given', traffic.defects));
  tellSigning(signing);
  print(`log: ${state.verdict.result}, ${state.events.length} events, ${state.verdict.checkpoints} checkpoints`);
};

if (!clusterServersName || !pdftotext) {
  print(`chaos was not run here: it needs ${clusterServersNeeded}, and pdftotext`);
  process.exit(2);
}
const saved = runAsOf(`npm run chaos -- ${process.argv.slice(2).join(' ')}`, new Date());
const report = await runChaos({
  conversions: Number(values.conversions),
  faults: Number(values.faults),
  signing: Number(values.signing),
  seed: Number(values.seed),
  processes: { gateway: 2, pdf: 2, ai: 1, share: 2, analytics: 2 },
  startBus: threeBusServers,
  say: print,
});
tell(report);
if (values.save !== undefined) saveRun(values.save, { ...saved, figures: savedChaos(report) });
const { withoutOneEnd, mixed, missingFiles, state, traffic, signing } = report;
const badSigning = [signing.withoutOneEnd, signing.notSignedOnce, signing.flawed, signing.defects];
const bad = [withoutOneEnd, mixed, missingFiles, state.differences, traffic.defects, ...badSigning].flat();
process.exit(bad.length > 0 || state.verdict.result !== 'intact' ? 1 : 0);
