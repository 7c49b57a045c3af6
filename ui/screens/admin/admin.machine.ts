import type { ActorRefFrom } from 'xstate';
import { fetchDashboardNow, type LoadedDashboard } from '../../calls/admin.calls.js';
import { reportMachine, type ReportContext } from '../../session/report/report-machine.js';

export type AdminContext = ReportContext<LoadedDashboard>;

/** The usage numbers of the installation, for its administrators. Requirement. */
export const adminMachine = reportMachine({
  id: 'admin',
  fetchReport: fetchDashboardNow,
});

export type AdminActor = ActorRefFrom<typeof adminMachine>;
