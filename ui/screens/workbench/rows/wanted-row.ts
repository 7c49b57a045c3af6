import type { WorkContext, WorkEvent } from '../../../work/machine/work-context.js';
import type { ToolRow } from './extra-tools.js';
import type { RowGroup } from './offered-tools.js';

/** The event of a tool that is chosen by its name, such as in the palette: its options open, and nothing runs. */
export const wantedBy = ({ id, act }: Pick<ToolRow, 'id' | 'act'>): WorkEvent => ({
  type: 'tool.wanted',
  tool: act.type === 'want' ? act.tool : id,
});

/** The row of a tool, if it takes the files. */
export const rowIn = (groups: readonly RowGroup[], id: string | undefined): ToolRow | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.id === id && row.reason === null);

/** The row that was asked for by name, if it takes the files. */
export const wantedIn = (groups: readonly RowGroup[], { wanted }: Pick<WorkContext, 'wanted'>): ToolRow | undefined =>
  rowIn(groups, wanted?.id);
