import type { Dashboard } from '../../../contracts/api/admin.js';
import type { Position } from '../../platform/event-store/event-store.js';
import type { Moment } from '../../platform/event-store/past.js';
import type { AuditFolder } from '../audit/audit-folder.js';
import type { Verdict } from '../audit/verify-log.js';

/** What walks the whole log, and so has a process of its own. `database` is the file of the log. */
export type LogTask =
  | { readonly type: 'dashboard'; readonly database: string; readonly until: Moment }
  | { readonly type: 'check'; readonly database: string; readonly folder: AuditFolder; readonly key: string };

/** The dashboard at a moment; what tells of people is sealed in it, as it is on the log. */
export interface PastDashboard {
  readonly dashboard: Dashboard;
  /** Of the last event by then. */
  readonly last: Position | undefined;
}

export type LogTaskResult = PastDashboard | Verdict;

/** What comes back from the process. */
export type LogTaskReply =
  | { readonly type: 'progress'; readonly events: number }
  | { readonly type: 'done'; readonly result: LogTaskResult }
  | { readonly type: 'broken'; readonly message: string };
