import { currentTrace } from '@kardan/telemetry/tracing/tracing';

type Fields = Readonly<Record<string, string | number | undefined>>;

/** pino's number for a warning. */
const warning = 40;

/** One line of JSON on the standard output, as the API and the worker write them, so that one reader takes all three. */
export function logWarning(fields: Fields, message: string): void {
  const traceId = currentTrace()?.traceId;
  const line = { level: warning, time: Date.now(), name: 'web', ...fields, ...(traceId && { traceId }), msg: message };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
