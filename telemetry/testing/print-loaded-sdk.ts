import { registerHooks } from 'node:module';

/** Starts telemetry as a process does, with these settings, and prints how many modules of OpenTelemetry that loaded. */
const [url] = process.argv.slice(2);
const loaded = new Set<string>();
registerHooks({
  load(module, context, next) {
    if (module.includes('@opentelemetry')) loaded.add(module);
    return next(module, context);
  },
});
const { startTracing } = await import('../tracing/start-tracing.ts');
const tracing = await startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: 1 },
  { name: 'api', warn: () => undefined },
);
await tracing.close();
process.stdout.write(`${loaded.size}\n`);
