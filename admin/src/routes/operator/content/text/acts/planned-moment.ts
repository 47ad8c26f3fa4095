import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { viennaClock } from '@kardan/contract/values/vienna-day';

/** Day and time in Vienna at which a text is to go online; empty where none is planned, or where that has passed. */
export function plannedMoment(
  { state, publishAt }: Pick<ContentDraft, 'state' | 'publishAt'>,
  now: number,
): { day: string; time: string } {
  const moment = state === 'scheduled' && publishAt !== null ? Date.parse(publishAt) : 0;
  return moment > now ? viennaClock(moment) : { day: '', time: '' };
}
