import type { ContentCheckState } from '@kardan/contract/values/content';

interface Look {
  status: number | null;
  failures: number;
}

/** Sites that refuse robots, or want a sign-in, are there nevertheless. */
export const thereForPeople = [401, 402, 403, 405, 406, 429, 451, 999];
/** Of a site that does not answer: once is a bad day of theirs. */
export const maxFailures = 2;

/** Whether a look ended badly; nobody answered where the status is 0. */
export function isBadStatus(status: number): boolean {
  return status === 0 || (status >= 400 && !thereForPeople.includes(status));
}

/** What an editor is told of an address: what is gone is broken at once, what does not answer after a second look. */
export function linkState({ status, failures }: Look): ContentCheckState {
  if (status === null) return 'waiting';
  if (!isBadStatus(status)) return 'fine';
  const isGone = status >= 400 && status < 500;
  return isGone || failures >= maxFailures ? 'broken' : 'open';
}
