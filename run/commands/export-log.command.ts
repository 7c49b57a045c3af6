import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eventTypes } from '../../contracts/events/event-types.js';
import { exportLog, type ExportFilter, type ExportFormat } from '../../services/analytics/log/export/export-log.js';
import type { EventReader } from '../../services/platform/event-store/event-store.js';
import { momentOf } from '../../services/platform/event-store/moment.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { personKeysOf } from './log-keys.js';
import { runLogCommand } from './log-command.js';
import { readOption } from './run-command.js';

const MOMENT = { type: 'string', value: '<time or position>' } as const;
const filters = {
  from: { ...MOMENT, about: 'events from this moment on' },
  until: { ...MOMENT, about: 'events up to this moment' },
  type: { type: 'string', value: '<type,...>', about: 'of these types, such as ConversionRequested,ShareLinkViewed' },
  stream: { type: 'string', value: '<stream>', about: 'of this stream' },
  actor: { type: 'string', value: '<owner>', about: 'of this guest or member' },
} as const;

type Values = Readonly<Partial<Record<keyof typeof filters, string | undefined>>>;

const filterOf = (log: EventReader, { from, until, type, stream, actor }: Values): ExportFilter => ({
  ...(from !== undefined && { from: readOption('from', from, (typed) => momentOf(log, typed)) }),
  ...(until !== undefined && { until: readOption('until', until, (typed) => momentOf(log, typed)) }),
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

const options = {
  ...filters,
  format: { type: 'string', value: 'jsonl|csv', about: 'default: jsonl' },
  out: { type: 'string', value: '<file>', about: 'default: standard output' },
  open: { type: 'boolean', about: 'with the data of people readable, except of those who have been erased' },
} as const;

const syntax = {
  name: 'export-log',
  about: 'Writes the log as JSON Lines or CSV. Docket may be running.',
  options,
  exitCodes: DONE_OR_NOT,
} as const;

/**
 * `npm run export-log`: the log as JSON Lines or CSV, to standard output or to the file that `--out` names. With
 * `--open`, the data of people who have not been erased is readable.
 */
await runLogCommand(syntax, async ({ values }, log, config) => {
  const { format = 'jsonl', out, open = false } = values;
  const filter = filterOf(log, values);
  const keys = open ? { keys: await personKeysOf(config) } : {};
  const lines = exportLog(log, readOption('format', format, formatOf), { ...filter, ...keys });
  const target = out === undefined ? process.stdout : createWriteStream(out);
  await pipeline(Readable.from(lines), target, { end: out !== undefined });
});
