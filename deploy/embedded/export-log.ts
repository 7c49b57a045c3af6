import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportLog, type ExportFilter } from '../../services/analytics/audit/export-log.js';
import { momentOf } from '../../services/platform/event-store/moment.js';
import { keysOfLog } from './log-keys.js';
import { runLogTool } from './log-tool.js';

const text = { type: 'string' } as const;
const options = { format: text, from: text, until: text, type: text, stream: text, actor: text, out: text } as const;

type Values = Readonly<Partial<Record<keyof typeof options, string | undefined>>>;

const filterOf = ({ from, until, type, stream, actor }: Values): ExportFilter => ({
  ...(from !== undefined && { from: momentOf(from) }),
  ...(until !== undefined && { until: momentOf(until) }),
  ...(type !== undefined && { types: new Set(type.split(',')) }),
  ...(stream !== undefined && { stream }),
  ...(actor !== undefined && { actor }),
});

/**
 * `npm run export-log`: the log as JSON Lines or CSV, to standard output or to the file that `--out` names. With
 * `--open`, what tells of people is readable, as long as they have not been erased.
 */
await runLogTool(async (config, log) => {
  const { values } = parseArgs({ options: { ...options, open: { type: 'boolean' } } });
  const { format = 'jsonl', out } = values;
  if (format !== 'jsonl' && format !== 'csv') throw new Error('--format is jsonl or csv');
  const opening = values.open === true ? { keys: await keysOfLog(config) } : {};
  const target = out === undefined ? process.stdout : createWriteStream(out);
  const lines = exportLog(log, format, { ...filterOf(values), ...opening });
  await pipeline(Readable.from(lines), target, { end: out !== undefined });
});
