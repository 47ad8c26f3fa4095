import type { JobName } from '@kardan/core/jobs/job-catalogue';
import { keptOfAccounts } from '../../means/kept-of-accounts.ts';
import { keptOfVisitors } from '../../means/kept-of-visitors.ts';
import type { CausesOf } from './caused-job.ts';
import { causesOfCars } from './causes-of-cars.ts';
import { causesOfFiles } from './causes-of-files.ts';
import { causesOfMails } from './causes-of-mails.ts';
import { causesOfThePortal } from './causes-of-the-portal.ts';
import type { JobPlace } from './job-place.ts';

const keptRows = [...keptOfVisitors, ...keptOfAccounts];
const dayMs = 24 * 3_600_000;

/** What is kept for a time, and is over by a day. */
async function forgetting({ db }: JobPlace, job: JobName) {
  const own = keptRows.filter((kept) => kept.job === job);
  const areThere = await Promise.all(own.map((kept) => kept.make(db, new Date(kept.endsAt.getTime() - 2 * dayMs))));
  return {
    payload: {},
    isDone: async () => !(await Promise.all(areThere.map((isThere) => isThere()))).some(Boolean),
  };
}

/** What looks at all there is and leaves nothing that only one such job could have made: that it ends well is all that is asked. */
const lookingAtAll = async () => ({ payload: {}, isDone: async () => true });

/** What every job of the catalogue works on: a new one does not compile without. */
export const everyCause: CausesOf<JobName> = {
  ...causesOfCars,
  ...causesOfFiles,
  ...causesOfMails,
  ...causesOfThePortal,
  'forget-unverified-agents': (place) => forgetting(place, 'forget-unverified-agents'),
  'forget-sold-matches': (place) => forgetting(place, 'forget-sold-matches'),
  'forget-old-sessions': (place) => forgetting(place, 'forget-old-sessions'),
  'forget-idempotent-answers': (place) => forgetting(place, 'forget-idempotent-answers'),
  'forget-withdrawn-listings': (place) => forgetting(place, 'forget-withdrawn-listings'),
  'keep-feed-lines': (place) => forgetting(place, 'keep-feed-lines'),
  'forget-webhook-deliveries': (place) => forgetting(place, 'forget-webhook-deliveries'),
  'forget-inquiries': (place) => forgetting(place, 'forget-inquiries'),
  'check-content-links': lookingAtAll,
  'rate-market': lookingAtAll,
  'rate-moved-market': lookingAtAll,
  'measure-market': lookingAtAll,
  'count-catalogue-gaps': lookingAtAll,
  'count-transparency': lookingAtAll,
  'ensure-statistics-partitions': lookingAtAll,
  'ensure-audit-partitions': lookingAtAll,
  'forget-statistics': lookingAtAll,
  'forget-derived-pictures': lookingAtAll,
  'forget-observations': lookingAtAll,
  'forget-web-vitals': lookingAtAll,
};
