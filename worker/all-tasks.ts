import type { Task } from './task.ts';
import { ensureAuditPartitionsTask } from './tasks/ensure-audit-partitions.ts';
import { ensureStatisticsPartitionsTask } from './tasks/ensure-statistics-partitions.ts';
import { expireListingsTask } from './tasks/expire-listings.ts';
import { forgetDerivedPicturesTask } from './tasks/forget-derived-pictures.ts';
import { forgetInquiriesTask } from './tasks/forget-inquiries.ts';
import { forgetOldSessionsTask } from './tasks/forget-old-sessions.ts';
import { forgetSoldMatchesTask } from './tasks/forget-sold-matches.ts';
import { forgetStatisticsTask } from './tasks/forget-statistics.ts';
import { forgetUnverifiedAgentsTask } from './tasks/forget-unverified-agents.ts';
import { forgetWebVitalsTask } from './tasks/forget-web-vitals.ts';
import { forgetWithdrawnListingsTask } from './tasks/forget-withdrawn-listings.ts';
import { indexListing } from './tasks/index-listing.ts';
import { indexSearchAgent } from './tasks/index-search-agent.ts';
import { mailDailyDigestsTask, mailWeeklyDigestsTask } from './tasks/mail-digests.ts';
import { mailInquiryDigestsTask } from './tasks/mail-inquiry-digests.ts';
import { mailMatchesTask } from './tasks/mail-matches.ts';
import { matchListingTask } from './tasks/match-listing.ts';
import { processImage } from './tasks/process-image.ts';
import { publishContentTask } from './tasks/publish-content.ts';
import { purgeCacheTask } from './tasks/purge-cache.ts';
import { rateMarketTask } from './tasks/rate-market.ts';
import { rateMovedMarketTask } from './tasks/rate-moved-market.ts';
import { refreshAgentsAroundTask } from './tasks/refresh-agents-around.ts';
import { refreshListingsInCityTask } from './tasks/refresh-listings-in-city.ts';
import { requeueStrandedMailsTask } from './tasks/requeue-stranded-mails.ts';
import { rollUpStatisticsTask } from './tasks/roll-up-statistics.ts';
import { sendMailTask } from './tasks/send-mail.ts';

/** One task for every job of the catalogue. */
export const allTasks: Task[] = [
  indexListing,
  indexSearchAgent,
  refreshAgentsAroundTask,
  refreshListingsInCityTask,
  matchListingTask,
  processImage,
  purgeCacheTask,
  publishContentTask,
  ensureStatisticsPartitionsTask,
  rollUpStatisticsTask,
  forgetStatisticsTask,
  expireListingsTask,
  forgetWithdrawnListingsTask,
  sendMailTask,
  rateMarketTask,
  rateMovedMarketTask,
  forgetInquiriesTask,
  forgetDerivedPicturesTask,
  forgetWebVitalsTask,
  mailInquiryDigestsTask,
  mailMatchesTask,
  mailDailyDigestsTask,
  mailWeeklyDigestsTask,
  forgetUnverifiedAgentsTask,
  forgetSoldMatchesTask,
  requeueStrandedMailsTask,
  forgetOldSessionsTask,
  ensureAuditPartitionsTask,
];
