import { z } from 'zod';

const SHARE_HINT = 'a number from 0 to 1';

/** How an installation is watched. Without these nothing listens and nothing is sent. */
export const telemetrySettings = {
  /** Serves /metrics, /live and /ready on a port of their own. */
  METRICS_PORT: z.coerce
    .number({ error: 'a number from 0 to 65535' })
    .int()
    .min(0, { error: 'a number from 0 to 65535' })
    .max(65_535, { error: 'a number from 0 to 65535' })
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** A collector that speaks OTLP over HTTP; traces go to /v1/traces below this address. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an http or https address such as http://localhost:4318' })
    .optional(),
  /** Headers that the collector asks for, such as a key. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, { error: 'headers such as authorization=secret,x-tenant=docket' })
    .optional(),
  /** Share of the conversions that are traced, in every process the same ones. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: SHARE_HINT })
    .min(0, { error: SHARE_HINT })
    .max(1, { error: SHARE_HINT })
    .default(1),
  /** Form of the lines on standard error; default: pretty on a terminal, json elsewhere. */
  LOG_FORMAT: z.enum(['json', 'pretty'], { error: 'json or pretty' }).optional(),
};

/** The settings of telemetry that nobody but this process may read. */
export const telemetrySecrets = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'] as const;
