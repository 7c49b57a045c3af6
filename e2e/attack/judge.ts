import type { AttackReport } from './attack-run.js';
import { leftIn } from './server-state.js';

/** More may stay in use: of memory, what V8 keeps for later; of time, what a busy machine costs. */
const MEMORY_MAX = 1.2;
const TIME_MAX = 1.5;

/** Says how an attack has harmed the server, in words; nothing where the server is as it was before. */
export const faultsOf = (report: AttackReport): readonly string[] => [
  ...report.withoutOneEnd.map((id) => `${id} was accepted and has not ended exactly once`),
  ...report.touched,
  ...report.disclosed.map((job) => `a result shows what lay beside the server (${job})`),
  ...leftIn(report),
  ...slowedIn(report),
];

const slowedIn = ({ before, after, normalBefore, normalAfter }: AttackReport): readonly string[] => [
  ...(after.megabytes > before.megabytes * MEMORY_MAX
    ? [`${after.megabytes} MB of memory, ${before.megabytes} MB before`]
    : []),
  ...(normalAfter > normalBefore * TIME_MAX
    ? [`a normal job takes ${Math.round(normalAfter)} ms, ${Math.round(normalBefore)} ms before`]
    : []),
];
