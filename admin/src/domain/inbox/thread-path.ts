import { dealershipPath } from '../addresses.ts';
import { type InboxQuestion, searchOf } from './inbox-question.ts';

/** The page of an inquiry, beside the list as it was searched for. */
export function threadPath(slug: string, threadId: string, question?: InboxQuestion): string {
  return dealershipPath(slug, `inbox/${threadId}`) + queryText(question);
}

export function inboxPath(slug: string, question?: InboxQuestion): string {
  return dealershipPath(slug, 'inbox') + queryText(question);
}

/** As the router reads it: what looks like a number and is a text stands in quotes. */
function queryText(question: InboxQuestion | undefined): string {
  const entries = Object.entries(question ? searchOf(question) : {}).map(([key, value]) => [
    key,
    typeof value === 'string' && /^[\d"{[]|^(true|false|null)$/.test(value) ? JSON.stringify(value) : String(value),
  ]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(entries))}`;
}
