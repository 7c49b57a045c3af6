import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../settings/logger.js';

/** Says once that spans are lost, and once that they arrive again. */
export const tellingFailures = (exporter: SpanExporter, log: Log): SpanExporter => {
  let isFailing = false;
  const note = (failed: boolean, spans: number): void => {
    if (failed === isFailing) return;
    isFailing = failed;
    if (failed) log.warn({ spans }, 'traces do not reach their collector; they are lost until it answers');
    else log.info({}, 'traces reach their collector again');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result.error !== undefined, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
};
