import { noteSpan } from '@kardan/telemetry/tracing/tracing';
import type { LogEvent } from 'kysely';

const verb = /^\s*\(?\s*([a-z]{1,20})\b/i;
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_]{1,63})"?/i;

/** Notes a statement that has ended as a span of its trace: what kind it was and of which table, never its text or values. */
export function traceQuery(event: LogEvent): void {
  const { query, queryDurationMillis: durationMs } = event;
  const { operation, collection } = describeStatement(query.sql);
  noteSpan(collection ? `${operation} ${collection}` : operation, {
    kind: 'client',
    durationMs,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(collection && { 'db.collection.name': collection }),
    },
    ...(event.level === 'error' && { failure: event.error }),
  });
}

/** A statement's verb and the first table that it names; nothing from the first quoted value on. */
export function describeStatement(statement: string): { operation: string; collection: string | undefined } {
  const [code = ''] = statement.slice(0, 4_000).split("'", 1);
  return { operation: verb.exec(code)?.[1]?.toLowerCase() ?? 'statement', collection: table.exec(code)?.[1] };
}
