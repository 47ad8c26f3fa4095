import { withoutAgentTokens } from '@kardan/contract/values/agent-token';
import { currentTrace } from '@kardan/telemetry/tracing/tracing';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
}

/**
 * What of an error is logged. A list of what is wanted, since errors carry personal data in fields nobody expects:
 * PostgreSQL's `detail` quotes the row, OpenSearch's `meta` the whole request.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is not an error' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/**
 * Structured log of a process: one JSON object a line, without addresses, query strings or bodies. What a library writes
 * of a URL all the same, in a message or an error, stands there without the right that the URL may hold. While traces are
 * recorded, each line names the one that it belongs to.
 */
export function createLog(process: string, level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
      // At the level `trace` the reader of uploads tells all headers of a request: token, cookie and address.
      redact: { paths: ['headers', '*.headers'], remove: true },
      mixin: traceOfLine,
      hooks: { streamWrite: withoutAgentTokens },
    },
    destination,
  );
}

function traceOfLine(): object {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId } : {};
}
