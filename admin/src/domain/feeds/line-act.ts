import type { FeedLine } from '@kardan/contract/calls/feeds/runs';
import type { LineIssueCode } from '@kardan/contract/values/feeds';
import { isOffered } from '../listing/is-offered.ts';

export type LineIssue = FeedLine['issues'][number];

/** The one thing to do about a finding, on this page or another. */
export type LineAct =
  | { kind: 'map'; column: string; raw: string }
  | { kind: 'sites' | 'questions' }
  | { kind: 'unlock'; listingId: number; field: NonNullable<LineIssue['field']> }
  | { kind: 'open' | 'sold'; listingId: number };

const mappable: readonly LineIssueCode[] = ['value-unmapped', 'make-unknown', 'model-unknown'];

/** What can be done about a finding; undefined where only the dealer's own system can mend it. */
export function actForIssue({ listingId }: Pick<FeedLine, 'listingId'>, issue: LineIssue): LineAct | undefined {
  const { code, column, raw, field } = issue;
  if (mappable.includes(code) && column !== null && raw !== null) return { kind: 'map', column, raw };
  if (code === 'site-unknown') return { kind: 'sites' };
  if (code === 'question-open') return { kind: 'questions' };
  if (listingId === null) return undefined;
  if (code === 'field-locked') return field === null ? undefined : { kind: 'unlock', listingId, field };
  return { kind: 'open', listingId };
}

/** A car that is not in the file any more has probably been sold; one that was withdrawn already cannot become so. */
export function actForGone({ listingId, state }: Pick<FeedLine, 'listingId' | 'state'>): LineAct | undefined {
  if (listingId === null) return undefined;
  return { kind: isOffered({ state }) ? 'sold' : 'open', listingId };
}
