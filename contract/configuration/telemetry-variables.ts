import { z } from 'zod';

/** A port that metrics are told on; none unless given. */
export const metricsPort = z.coerce.number().int().min(0).max(65535).optional();

/** Read by every process: what it tells about itself, and to whom. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional()
    .describe(
      'Receiver of traces (OTLP over HTTP, JSON), without the path `/v1/traces`. Without it nothing is traced and nothing of OpenTelemetry is loaded.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe('Share of visits that are traced, drawn where they enter; what follows of a visit is traced with it.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address that processes tell their metrics on, where a port is given: this machine alone, unless told. Nobody from outside should reach it.',
    ),
};
