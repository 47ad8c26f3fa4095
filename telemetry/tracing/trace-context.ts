import { randomBytes } from 'node:crypto';

/** Which trace something belongs to, and which span of it caused it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether its spans are recorded; decided once, where the trace enters. */
  sampled: boolean;
}

const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** What a header `traceparent` says (W3C Trace Context, later versions included); undefined when it is none. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 200) return undefined;
  const [, traceId, spanId, flags, more] = form.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  // The first version has nothing behind its flags.
  if (header.startsWith('00') && more !== undefined) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceparent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

/** A trace that nobody records, of the same id if there is one: logs and what comes behind still know it by its id. */
export function unrecordedTrace(traceId = randomBytes(16).toString('hex')): TraceContext {
  return { traceId, spanId: randomBytes(8).toString('hex'), sampled: false };
}
