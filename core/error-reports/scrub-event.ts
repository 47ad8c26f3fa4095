import { maxMessageLength, maxSpans, maxStackFrames } from '@kardan/contract/values/error-reports';
import { commonPart, scrubText } from './scrub-text.ts';

type Json = Record<string, unknown>;

const maxExceptions = 10;
const maxMeasurements = 30;
const hex = /^[0-9a-f]{16,32}$/;
/** What the SDK calls kinds, states and units: `http.client`, `auto.pageload.browser`. No digits, so that none is a code. */
const word = /^[a-z][a-z_.-]{0,60}$/i;
/** The name of a route in web's table. An agent's token has 43 characters: it can never pass as one. */
const routeName = /^[a-z]{1,40}$/i;
/** What is known of how a page was traced; of everything else that the SDK notes we need nothing. */
const traceNotes = ['sentry.op', 'sentry.origin', 'sentry.sample_rate', 'sentry.idle_span_finish_reason'];

/**
 * What of an event or a transaction leaves this house: a list of what is wanted, since a browser may send anything. No user,
 * request, cookie, header, breadcrumb, tag or extra is on it; every text on it is scrubbed and every list bounded.
 */
export function scrubEvent(event: Json): Json {
  return defined({
    event_id: matching(hex, event.event_id),
    type: event.type === 'transaction' ? 'transaction' : undefined,
    timestamp: number(event.timestamp),
    start_timestamp: number(event.start_timestamp),
    platform: 'javascript',
    level: matching(word, event.level),
    environment: matching(word, event.environment),
    transaction: matching(routeName, event.transaction),
    transaction_info: event.transaction === undefined ? undefined : { source: 'route' },
    message: text(event.message),
    exception: optional(list(object(event.exception).values, maxExceptions), (values) => ({
      values: values.map(scrubException),
    })),
    contexts: optional(event.contexts, (contexts) => defined({ trace: trace(object(contexts).trace) })),
    spans: optional(list(event.spans, maxSpans), (spans) => spans.map(scrubSpan)),
    measurements: optional(event.measurements, scrubMeasurements),
    sdk: { name: 'sentry.javascript.browser', version: matching(/^[\d.]{1,12}$/, object(event.sdk).version) ?? '0' },
  });
}

function scrubException(given: unknown): Json {
  const { type, value, mechanism, stacktrace } = object(given);
  return defined({
    type: text(type),
    value: text(value),
    mechanism: optional(mechanism, (how) =>
      defined({ type: matching(word, object(how).type) ?? 'generic', handled: boolean(object(how).handled) }),
    ),
    stacktrace: optional(object(stacktrace).frames, (frames) => ({
      // The last frame is where it went wrong.
      frames: (Array.isArray(frames) ? frames : []).slice(-maxStackFrames).map(scrubFrame),
    })),
  });
}

function scrubFrame(given: unknown): Json {
  const { filename, function: name, lineno, colno, in_app } = object(given);
  return defined({
    // A script within the page is said to be at the page's own address.
    filename: typeof filename === 'string' ? commonPart(filename) : undefined,
    function: text(name),
    lineno: number(lineno),
    colno: number(colno),
    in_app: boolean(in_app),
  });
}

function scrubSpan(given: unknown): Json {
  const span = object(given);
  return defined({ ...spanOf(span), description: text(span.description) });
}

function trace(given: unknown): Json | undefined {
  return optional(given, (context) => {
    const { data, ...span } = object(context);
    const notes = traceNotes.map((name) => [name, wordOrNumber(object(data)[name])]);
    return defined({ ...spanOf(span), data: defined(Object.fromEntries(notes)) });
  });
}

function spanOf(span: Json): Json {
  return {
    trace_id: matching(hex, span.trace_id),
    span_id: matching(hex, span.span_id),
    parent_span_id: matching(hex, span.parent_span_id),
    op: matching(word, span.op),
    status: matching(word, span.status),
    origin: matching(word, span.origin),
    start_timestamp: number(span.start_timestamp),
    timestamp: number(span.timestamp),
  };
}

function scrubMeasurements(given: unknown): Json {
  const entries = Object.entries(object(given)).filter(([name]) => word.test(name));
  return Object.fromEntries(
    entries
      .slice(0, maxMeasurements)
      .map(([name, of]) => [name, defined({ value: number(object(of).value), unit: matching(word, object(of).unit) })]),
  );
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function list(value: unknown, max: number): unknown[] | undefined {
  return Array.isArray(value) ? value.slice(0, max) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? scrubText(value, maxMessageLength) : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function boolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

function wordOrNumber(value: unknown): string | number | undefined {
  return number(value) ?? matching(word, value);
}

function optional<Given, Made>(value: Given | undefined, make: (value: Given) => Made): Made | undefined {
  return value === undefined ? undefined : make(value);
}

function defined(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
