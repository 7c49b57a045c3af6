import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportLog, type ExportFilter } from '../../services/analytics/audit/export-log.js';
import { momentOf, runLogTool } from './log-tool.js';

const text = { type: 'string' } as const;
const options = { format: text, from: text, until: text, type: text, stream: text, actor: text };

/** `npm run export-log`: the log as JSON Lines or CSV, to standard output or to the file that `--out` names. */
await runLogTool(async (_, log) => {
  const { values } = parseArgs({ options: { ...options, out: text } });
  const { format = 'jsonl', from, until, type, stream, actor, out } = values;
  if (format !== 'jsonl' && format !== 'csv') throw new Error('--format is jsonl or csv');
  const filter: ExportFilter = {
    ...(from !== undefined && { from: momentOf(from) }),
    ...(until !== undefined && { until: momentOf(until) }),
    ...(type !== undefined && { types: new Set(type.split(',')) }),
    ...(stream !== undefined && { stream }),
    ...(actor !== undefined && { actor }),
  };
  const target = out === undefined ? process.stdout : createWriteStream(out);
  await pipeline(Readable.from(exportLog(log, format, filter)), target, { end: out !== undefined });
});
