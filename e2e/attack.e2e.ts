import { attack, type AttackReport } from './attack/attack-run.js';

const JOBS = 20;
const TIMEOUT_MS = 15 * 60_000;

describe(`after ${JOBS} hostile jobs (npm run attack sends more)`, () => {
  let report: AttackReport;
  beforeAll(async () => {
    report = await attack({ jobs: JOBS, seed: 7 });
  }, TIMEOUT_MS);

  test('each that was accepted has ended once', () => {
    expect(report.withoutOneEnd).toEqual([]);
    expect(Object.values(report.ends).reduce((sum, count) => sum + count, 0)).toBe(JOBS);
  });

  test('nothing beside the server was touched or shown', () => {
    expect([report.touched, report.disclosed]).toEqual([[], []]);
  });

  test('the server holds no more processes, descriptors and temporary files than before', () => {
    const { before, after } = report;
    expect(after.processes).toBeLessThanOrEqual(before.processes);
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
    expect(after.temporaryFiles).toBeLessThanOrEqual(before.temporaryFiles);
  });
});
