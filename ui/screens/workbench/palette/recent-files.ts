import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { ListedConversion } from '../../../calls/received.js';
import type { RecentConversion } from '../../../live/guest-history.js';
import { humanSize } from '../../../text/sizes.js';
import { asQuery } from './match-tools.js';
import { translated } from '../../../text/t.js';

/** A finished file that can be worked on. */
export interface RecentFile {
  readonly id: string;
  readonly name: string;
  /** The tool that made it, and its size. */
  readonly facts: readonly string[];
}

type Row = Pick<RecentConversion, 'id' | 'operation' | 'originalFileName' | 'status' | 'size'> &
  Pick<ListedConversion, 'downloadName'> & { readonly hasPassword?: boolean };

const asRecent = (row: Row): RecentFile => ({
  id: row.id,
  name: row.downloadName ?? row.originalFileName,
  facts: [translated(findTool(row.operation)?.title ?? ''), row.size === null ? '' : humanSize(row.size)].filter(
    (fact) => fact !== '',
  ),
});

/** The finished files whose names have what was typed, newest first. */
export const recentFiles = (rows: readonly Row[], typed: string): readonly RecentFile[] =>
  rows
    .filter(({ status, hasPassword }) => status === 'completed' && hasPassword !== true)
    .map(asRecent)
    .filter(({ name }) => name.toLowerCase().includes(asQuery(typed)));
