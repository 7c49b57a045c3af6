import { clusterServersName, clusterServersNeeded } from './cluster/cluster-servers.js';
import { pdftotext, runChaos, type ChaosReport } from './chaos/chaos-run.js';

const CONVERSIONS = 30;
const FAULTS = 5;
const DOCUMENTS = 4;
const TIMEOUT_MS = 15 * 60_000;

const onServers = () => {
  let report: ChaosReport;
  beforeAll(async () => {
    const processes = { gateway: 2, pdf: 1, share: 1, analytics: 2 };
    report = await runChaos({ conversions: CONVERSIONS, faults: FAULTS, signing: DOCUMENTS, seed: 11, processes });
  }, TIMEOUT_MS);

  test('each conversion that was accepted has ended once', () => {
    expect(report.traffic.accepted).toHaveLength(CONVERSIONS);
    expect(report.withoutOneEnd).toEqual([]);
  });

  test('each result says what its own document said, and no file is gone', () => {
    expect([report.mixed, report.missingFiles]).toEqual([[], []]);
  });

  // Requirement
  test('each signature request has ended once, signed once by each of two people, at whatever moment something died', () => {
    const { signed, kills, withoutOneEnd, notSignedOnce, defects } = report.signing;
    expect([signed.length, kills.length]).toEqual([DOCUMENTS, DOCUMENTS]);
    expect([withoutOneEnd, notSignedOnce, defects]).toEqual([[], [], []]);
  });

  test('each signature holds, as far as pdfsig and pyHanko are here to say so', () => {
    expect(report.signing.flawed).toEqual([]);
  });

  test('the read models are those that a rebuild makes, and the log is as it was signed', () => {
    expect(report.state.differences).toEqual([]);
    expect(report.state.verdict).toMatchObject({ result: 'intact', events: report.state.events.length });
  });

  test('nobody was told of a defect', () => {
    expect(report.traffic.defects).toEqual([]);
  });
};

if (clusterServersName && pdftotext) {
  describe(`a cluster whose parts die (npm run chaos does it for longer), on ${clusterServersName}`, onServers);
} else test.skip(`a cluster whose parts die (needs ${clusterServersNeeded}, and pdftotext)`, () => undefined);
