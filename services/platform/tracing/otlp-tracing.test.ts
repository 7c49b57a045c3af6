import { v7 } from 'uuid';
import { silentLog } from '../settings/logger.js';
import { startFakeCollector, type FakeCollector } from './otlp-collector-fixture.js';
import { openOtlpTracing } from './otlp-tracing.js';

let collector: FakeCollector;

beforeEach(async () => {
  collector = await startFakeCollector();
});
afterEach(() => collector.close());

const open = (role: string, share = 1) =>
  openOtlpTracing({ endpoint: collector.endpoint, headers: { 'x-key': 'k' }, share, role, log: silentLog });

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe('the spans of a conversion', () => {
  test('are one trace, whichever process sent them and in whatever order', async () => {
    const conversionId = v7();
    const gateway = open('gateway');
    const worker = open('pdf');
    await worker.span({ conversionId, name: 'pdf ConversionRequested', kind: 'consumer' }, () =>
      worker.span({ conversionId, name: 'append ConversionStarted' }, async () => undefined),
    );
    worker.record({ conversionId, name: 'conversion pdf-merge', isRoot: true, from: at(0), to: at(9) });
    gateway.record({ conversionId, name: 'POST /api/convert', kind: 'server', from: at(0), to: at(1) });
    await Promise.all([gateway.close(), worker.close()]);

    const spans = collector.spans();
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([conversionId.replaceAll('-', '')]));
    const byName = new Map(spans.map((span) => [span.name, span]));
    const root = byName.get('conversion pdf-merge');
    expect(root?.parentSpanId ?? '').toBe('');
    expect(root).toMatchObject({ service: 'docket-pdf', startTimeUnixNano: `${at(0).getTime()}000000` });
    expect(byName.get('POST /api/convert')).toMatchObject({ parentSpanId: root?.spanId, service: 'docket-gateway' });
    const work = byName.get('pdf ConversionRequested');
    expect(work?.parentSpanId).toBe(root?.spanId);
    expect(byName.get('append ConversionStarted')?.parentSpanId).toBe(work?.spanId);
    expect(collector.headers()[0]).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' });
  });

  test('say that something failed, and not what its message tells of a file', async () => {
    const conversionId = v7();
    const tracing = open('all');
    const broken = tracing.span({ conversionId, name: 'job' }, async () => {
      throw new RangeError('salaries.pdf is odd');
    });
    await expect(broken).rejects.toThrow('salaries.pdf');
    await tracing.close();
    expect(collector.spans()[0]).toMatchObject({ service: 'docket', status: { code: 2, message: 'RangeError' } });
    expect(JSON.stringify(collector.spans())).not.toContain('salaries');
  });

  test('are sent by all processes or by none, where only a share of the conversions is traced', async () => {
    const ids = Array.from({ length: 40 }, () => v7());
    const processes = [open('gateway', 0.5), open('pdf', 0.5)];
    for (const conversionId of ids) {
      for (const tracing of processes) {
        await tracing.span({ conversionId, name: 'work' }, async () => undefined);
      }
    }
    await Promise.all(processes.map((tracing) => tracing.close()));
    const senders = new Map<string, number>();
    for (const { traceId } of collector.spans()) senders.set(traceId, (senders.get(traceId) ?? 0) + 1);
    expect(new Set(senders.values())).toEqual(new Set([2]));
    expect(senders.size).toBeLessThan(ids.length);
  });
});
