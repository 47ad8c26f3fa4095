import type { ErrorEvent, EventHint } from '@sentry/browser';
import { isNoise } from './noise.ts';

/** What Next throws to lead elsewhere: no error, though it looks like one. */
const leadsElsewhere = /^(NEXT_REDIRECT|NEXT_NOT_FOUND|NEXT_HTTP_ERROR_FALLBACK)/;

/** Whether an error tells us something that we could mend. */
export function isErrorWorthReporting({ message, exception }: ErrorEvent, { originalException }: EventHint): boolean {
  const messages = [message, ...(exception?.values ?? []).map(({ value }) => value), messageOf(originalException)];
  const told = messages.filter((each) => typeof each === 'string');
  if (leadsElsewhere.test(digestOf(originalException)) || told.some((each) => leadsElsewhere.test(each))) return false;
  return !told.some(isNoise);
}

/** Uncut, unlike what stands in the event. */
function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}

function digestOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : '';
}

/** What a way to another page is called until it has arrived there. */
export const incompleteNavigation = 'incomplete-app-router-transaction';

/** Whether the tracing of a page tells of one: not of an address that leads nowhere, nor of a way that was given up. */
export function isPageWorthReporting(name: string | undefined): boolean {
  return name !== undefined && name !== 'notFound' && name !== incompleteNavigation;
}
