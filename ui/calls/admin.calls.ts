import { fromPromise } from 'xstate';
import { dashboardReply, type Dashboard } from '../../contracts/api/admin.js';
import { installationReply, type InstallationReport } from '../../contracts/api/site-report.js';
import { call } from './server-reply.js';

/** A dashboard, and the time it is for. */
export interface LoadedDashboard {
  readonly dashboard: Dashboard;
  /** ISO-8601 UTC. */
  readonly at: string;
}

/** `GET /api/admin/dashboard`, now or as of a given time. */
export const fetchDashboard = fromPromise<LoadedDashboard, { readonly until: string | null }>(
  async ({ input, signal }) => {
    const { until } = input;
    const query = until === null ? '' : `?${new URLSearchParams({ until }).toString()}`;
    const reply = await call(`/api/admin/dashboard${query}`, { signal });
    return { ...dashboardReply.parse(await reply.json()), at: until ?? new Date().toISOString() };
  },
);

/** What is known of the installation, and when it was. */
export interface LoadedInstallation {
  readonly installation: InstallationReport;
  /** ISO-8601 UTC. */
  readonly at: string;
}

/** `GET /api/admin/installation`. */
export const fetchInstallation = fromPromise<LoadedInstallation>(async ({ signal }) => {
  const reply = await call('/api/admin/installation', { signal });
  return { ...installationReply.parse(await reply.json()), at: new Date().toISOString() };
});
