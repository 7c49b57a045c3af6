import type { ActorRefFrom } from 'xstate';
import { fetchInstallation, type LoadedInstallation } from '../../calls/admin.calls.js';
import { reportMachine, type ReportContext } from '../../session/report/report-machine.js';

export type SiteContext = ReportContext<LoadedInstallation>;

/** What this installation consists of, lacks, and what went wrong of late, for its administrators. */
export const siteMachine = reportMachine({
  id: 'site',
  fetchReport: fetchInstallation,
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
