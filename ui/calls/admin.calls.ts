import { fromPromise } from 'xstate';
import { dashboardReply, type Dashboard } from '../../contracts/api/admin.js';
import { installationReply, type InstallationReport } from '../../contracts/api/site-report.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

/** A dashboard, and the time it is for. */
export interface LoadedDashboard {
  readonly dashboard: Dashboard;
  /** ISO-8601 UTC. */
  readonly at: string;
}

const dashboardAt = async (until: string | null, signal: AbortSignal): Promise<LoadedDashboard> => {
  const query = until === null ? '' : `?${new URLSearchParams({ until }).toString()}`;
  const reply = await call(`/api/admin/dashboard${query}`, { signal });
  return { ...dashboardReply.parse(await reply.json()), at: until ?? new Date().toISOString() };
};

/** `GET /api/admin/dashboard`, as of a given time. */
export const fetchDashboard = fromPromise<LoadedDashboard, { readonly until: string | null }>(({ input, signal }) =>
  dashboardAt(input.until, signal),
);

/** `GET /api/admin/dashboard`, as it is now. */
export const fetchDashboardNow = fromPromise<LoadedDashboard>(({ signal }) => dashboardAt(null, signal));

/** The report on the installation, and the time of it. */
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

/** `POST /api/admin/erasures`: everything that tells of this member goes. */
export const eraseMember = fromPromise<undefined, { readonly member: string }>(async ({ input: { member } }) => {
  await sendJson('POST', '/api/admin/erasures', { member, confirm: member });
  return undefined;
});
