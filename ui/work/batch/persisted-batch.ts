import { z } from 'zod';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { secretFieldsOf } from '../../../contracts/tools/secret-options.js';
import type { SelectedFile } from '../files/selection.js';
import type { BatchContext } from './batch-context.js';
import { convertedPercent, waitingRow, type BatchRow } from './batch-row.js';

const persistedRow = z.object({
  /** The name of the file, by which it is found among the persisted ones. */
  name: z.string(),
  size: z.number(),
  operation: z.string(),
  /** Without what nobody may read. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Under which it was sent, or is to be sent again. */
  key: z.string().default(''),
  /** Where the server has it: what became of it there, the server says. */
  asked: z.object({ id: z.string(), shareHash: z.string(), shareLink: z.string() }).nullable(),
  /** The state of a file that the server has not taken. */
  state: z.enum(['waiting', 'failed', 'stopped']),
  reason: z.string(),
});
type PersistedRow = z.output<typeof persistedRow>;

const persistedBatch = z.object({ tool: z.string(), rows: z.array(persistedRow) });
/** A batch as the browser keeps it over reloads. */
export type PersistedBatch = z.output<typeof persistedBatch>;

/** The batch of a record; null where there is none that can be read. */
export const readBatch = (value: unknown): PersistedBatch | null =>
  persistedBatch
    .nullable()
    .catch(null)
    .parse(value ?? null);

/** The same in a second tab: what the server does not have yet stays with the first. */
export const withoutUnsent = (batch: PersistedBatch): PersistedBatch => ({
  ...batch,
  rows: batch.rows.map((row) => (row.asked || row.state !== 'waiting' ? row : { ...row, state: 'stopped' })),
});

const secretsOf = (operation: string): ReadonlySet<string> => {
  const tool = findTool(operation);
  return tool ? secretFieldsOf(tool) : new Set();
};

const persistedState = ({ state }: BatchRow): PersistedRow['state'] =>
  state === 'failed' || state === 'stopped' ? state : 'waiting';

const toKeep = (row: BatchRow): PersistedRow => {
  const { selected, upload, key, conversionId: id, shareHash, shareLink, reason } = row;
  const secrets = secretsOf(upload.operation);
  return {
    name: selected.file.name,
    size: selected.file.size,
    operation: upload.operation,
    options: Object.fromEntries(Object.entries(upload.options).filter(([name]) => !secrets.has(name))),
    key,
    asked: id === '' ? null : { id, shareHash, shareLink },
    state: persistedState(row),
    reason,
  };
};

/** The part of a batch that is kept. */
export const batchToKeep = ({ tool, rows }: Pick<BatchContext, 'tool' | 'rows'>): PersistedBatch => ({
  tool,
  rows: rows.map(toKeep),
});

const SECRETS_GONE = 'Passwords are not kept after a reload. Choose “Try other options”.';

const restoredRow = (persisted: PersistedRow, selected: SelectedFile): BatchRow => {
  const { operation, options, key, asked, state, reason } = persisted;
  const row = { ...waitingRow({ selected, upload: { files: [selected.file], operation, options } }), key };
  if (asked) {
    const { id: conversionId, shareHash, shareLink } = asked;
    return { ...row, state: 'converting', percent: convertedPercent(row, 0), conversionId, shareHash, shareLink };
  }
  if (state === 'waiting' && secretsOf(operation).size > 0) return { ...row, state: 'failed', reason: SECRETS_GONE };
  return { ...row, state, reason };
};

/** The rows of a kept batch, each with its file; those whose file is no longer there are left out. */
export const restoredRows = ({ rows }: PersistedBatch, files: readonly SelectedFile[]): readonly BatchRow[] => {
  const left = [...files];
  return rows.flatMap((persisted) => {
    const place = left.findIndex(({ file }) => file.name === persisted.name && file.size === persisted.size);
    return left.splice(place, place < 0 ? 0 : 1).map((selected) => restoredRow(persisted, selected));
  });
};
