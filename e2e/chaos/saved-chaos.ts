import type { SavedRun } from '../../bench/save/saved-run.js';
import type { ChaosReport } from './chaos-run.js';

/** The fate of the conversions; a figure that is 0 where all went well is named for the fault that it counts. */
export const savedChaos = ({
  traffic,
  faults,
  ends,
  state,
  signing,
  ...findings
}: ChaosReport): SavedRun['figures'] => ({
  'what was done': { accepted: traffic.accepted.length, faults: faults.length, ...countedKinds(faults) },
  'how downloads ended': ends,
  'what was signed by two at the same moment': { documents: signing.signed.length, kills: signing.kills.length },
  'what went wrong in signing': {
    withoutExactlyOneEnd: signing.withoutOneEnd.length,
    notSignedOnceByEach: signing.notSignedOnce.length,
    flaws: signing.flawed.length,
    defects: signing.defects.length,
  },
  'what went wrong': {
    withoutExactlyOneEnd: findings.withoutOneEnd.length,
    mixedUp: findings.mixed.length,
    filesGone: findings.missingFiles.length,
    rebuiltOtherwise: state.differences.length,
    defects: traffic.defects.length,
    logNotIntact: state.verdict.result === 'intact' ? 0 : 1,
  },
  'the log': { events: state.events.length, checkpoints: state.verdict.checkpoints },
});

/** `kill -9 pdf-1` and `kill -9 the leader of NATS` are kills, `halt mongo` is a halt. */
const countedKinds = (faults: readonly string[]): Readonly<Record<string, number>> => ({
  kills: faults.filter((name) => name.startsWith('kill')).length,
  halts: faults.filter((name) => name.startsWith('halt')).length,
});
