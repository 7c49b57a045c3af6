import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { streamOf, type DomainEvent } from '../../../contracts/events/domain-event.js';
import { conversion, type ConversionCommand } from '../conversions/conversion.decider.js';
import { eventIdOf, handle } from '../event-store/streams.js';
import type { EventStore } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { silentLog } from '../settings/logger.js';
import { openPrometheusMetrics, type PrometheusMetrics } from '../metrics/prometheus-metrics.js';
import { noTelemetry } from './telemetry.js';
import { watchStore } from './watch-store.js';

let directory: string;
let store: EventStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-watch-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log: silentLog });
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

/** One process of several that share the log. */
const openProcess = () => {
  const metrics = openPrometheusMetrics(silentLog);
  const watched = watchStore(store, { ...noTelemetry, metrics });
  const decide = (conversionId: string, command: ConversionCommand) =>
    handle(watched, {
      stream: streamOf('conversion', conversionId),
      decider: conversion,
      command,
      ...(command.type === 'Fail' && { eventId: () => eventIdOf(conversionId, 'Fail') }),
    });
  return { metrics, watched, decide };
};

const request = (conversionId: string, tool = 'pdf-merge'): ConversionCommand => ({
  type: 'Request',
  request: { conversionId, owner: 'guest-1', tool, lane: 'pdf', options: {}, files: [], shareHash: 'h' },
  now: at(0),
});

const failure = (code: Extract<ConversionCommand, { type: 'Fail' }>['code']): ConversionCommand => ({
  type: 'Fail',
  code,
  facts: {},
  reason: 'secret.pdf is broken',
  now: at(12),
});

/** The lines of one metric, without the buckets of a histogram. */
const linesOf = async (metrics: PrometheusMetrics, name: string): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

describe('the metrics of conversions', () => {
  test('count each end once, where it was put on the log, and tell total time from work', async () => {
    const gateway = openProcess();
    const worker = openProcess();
    const id = v7();
    await gateway.decide(id, request(id));
    await worker.decide(id, { type: 'Start', now: at(4) });
    await worker.decide(id, failure('pdf.unreadable'));
    await gateway.decide(id, failure('conversion.stuck')); // it has ended already

    expect(await linesOf(gateway.metrics, 'docket_conversions_requested_total')).toEqual([
      'docket_conversions_requested_total{tool="pdf-merge",lane="pdf"} 1',
    ]);
    expect(await linesOf(gateway.metrics, 'docket_conversions_ended_total')).toEqual([]);
    expect(await linesOf(worker.metrics, 'docket_conversions_ended_total')).toEqual([
      'docket_conversions_ended_total{tool="pdf-merge",lane="pdf",outcome="failed",code="pdf.unreadable"} 1',
    ]);
    expect(await linesOf(worker.metrics, 'docket_conversion_duration_seconds_sum')).toEqual([
      'docket_conversion_duration_seconds_sum{tool="pdf-merge"} 12',
    ]);
    expect(await linesOf(worker.metrics, 'docket_conversion_work_duration_seconds_sum')).toEqual([
      'docket_conversion_work_duration_seconds_sum{tool="pdf-merge"} 8',
    ]);
  });

  test('have no labels but known ones, whatever is on the log', async () => {
    const { metrics, watched, decide } = openProcess();
    const id = v7();
    await decide(id, request(id, 'a-tool-of-tomorrow'));
    const data = { conversionId: id, code: `no.such.code-${id}`, facts: {}, reason: '', at: at(1).toISOString() };
    const failed: DomainEvent = { type: 'ConversionFailed', version: 1, data };
    await watched.append(streamOf('conversion', id), [{ ...failed, id: v7() }], 'any');
    expect(await linesOf(metrics, 'docket_conversions_ended_total')).toEqual([
      'docket_conversions_ended_total{tool="other",lane="pdf",outcome="failed",code="other"} 1',
    ]);
    expect(await metrics.text()).not.toContain(id);
  });

  test('say nothing of files and people', async () => {
    const lines: string[] = [];
    const note = (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text }));
    const log = { info: note, warn: note, error: note };
    const watched = watchStore(store, { ...noTelemetry, log });
    const id = v7();
    const stream = streamOf('conversion', id);
    for (const command of [request(id), failure('pdf.unreadable')]) {
      await handle(watched, { stream, decider: conversion, command });
    }
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.includes(id))).toBe(true);
    expect(lines.join()).not.toMatch(/secret\.pdf|guest-1/);
  });
});
