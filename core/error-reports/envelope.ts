import { errorReportsDsn } from '@kardan/contract/values/error-reports';
import { scrubEvent } from './scrub-event.ts';

type Json = Record<string, unknown>;

/** Sentry's SDK sends one; nobody needs more. */
const maxItems = 5;
const kinds = new Set(['event', 'transaction']);

interface Item {
  type: 'event' | 'transaction';
  payload: Json;
}

/**
 * Reads the events and transactions of an envelope that is addressed to us; undefined when it is none or addressed to
 * somebody else. Anything else in it, such as attachments, is left out.
 */
export function readEnvelope(text: string): Item[] | undefined {
  const [first = '', ...lines] = text.split('\n');
  if (parse(first)?.dsn !== errorReportsDsn) return undefined;
  const items: Item[] = [];
  // A payload is one line: JSON without line breaks is all that we take.
  for (let at = 0; at + 1 < lines.length && items.length < maxItems; at += 2) {
    const type = parse(lines[at] ?? '')?.type;
    const payload = parse(lines[at + 1] ?? '');
    if (typeof type === 'string' && kinds.has(type) && payload) items.push({ type: type as Item['type'], payload });
  }
  return items;
}

/** An envelope for each item, with nothing in it that has not been scrubbed. */
export function scrubbedEnvelope({ type, payload }: Item): string {
  const event = scrubEvent(payload);
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return `${JSON.stringify(header)}\n${JSON.stringify({ type })}\n${JSON.stringify(event)}\n`;
}

function parse(line: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}
