import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { eventTypes } from '../../contracts/events/event-types.js';
import { exportLog, type ExportFilter, type ExportFormat } from '../../services/analytics/audit/export-log.js';
import { momentOf } from '../../services/platform/event-store/moment.js';
import { keysOfLog } from './log-keys.js';
import { readOption, runLogTool } from './log-command.js';

const text = { type: 'string' } as const;
const options = { format: text, from: text, until: text, type: text, stream: text, actor: text, out: text } as const;

type Values = Readonly<Partial<Record<keyof typeof options, string | undefined>>>;

const filterOf = ({ from, until, type, stream, actor }: Values): ExportFilter => ({
  ...(from !== undefined && { from: readOption('from', from, momentOf) }),
  ...(until !== undefined && { until: readOption('until', until, momentOf) }),
  ...(type !== undefined && { types: readOption('type', type, typesIn) }),
  ...(stream !== undefined && { stream }),
  ...(actor !== undefined && { actor }),
});

const typesIn = (list: string): ReadonlySet<string> => {
  const types = list.split(',');
  const known: readonly string[] = eventTypes;
  const unknown = types.find((type) => !known.includes(type));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not an event type; valid values are ${known.join(', ')}`);
  return new Set(types);
};

const formatOf = (text: string): ExportFormat => {
  if (text === 'jsonl' || text === 'csv') return text;
  throw new Error(`"${text}" is not a format; valid values are jsonl and csv`);
};

/**
 * `npm run export-log`: the log as JSON Lines or CSV, to standard output or to the file that `--out` names. With
 * `--open`, what tells of people is readable, as long as they have not been erased.
 */
await runLogTool(async (config, log) => {
  const { values } = parseArgs({ options: { ...options, open: { type: 'boolean' } } });
  const { out } = values;
  const format = readOption('format', values.format ?? 'jsonl', formatOf);
  const filter = filterOf(values);
  const opening = values.open === true ? { keys: await keysOfLog(config) } : {};
  const target = out === undefined ? process.stdout : createWriteStream(out);
  const lines = exportLog(log, format, { ...filter, ...opening });
  await pipeline(Readable.from(lines), target, { end: out !== undefined });
});
