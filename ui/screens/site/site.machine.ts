import type { ActorRefFrom } from 'xstate';
import { fetchInstallation, type LoadedInstallation } from '../../calls/admin.calls.js';
import { reportMachine, type ReportContext } from '../../session/report/report-machine.js';

export type SiteContext = ReportContext<LoadedInstallation>;

/** The parts that this installation has and lacks, and recent errors, for its administrators. */
export const siteMachine = reportMachine({
  id: 'site',
  fetchReport: fetchInstallation,
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
