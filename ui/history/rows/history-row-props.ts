import type { RecentActor } from '../recent/recent.machine.js';
import type { HistoryActor } from './history.machine.js';
import type { HistoryRowActor } from './history-row.machine.js';

export interface HistoryRowProps {
  readonly actor: HistoryRowActor;
  readonly list: HistoryActor;
  /** Opens the summaries. */
  readonly recent: RecentActor;
}
