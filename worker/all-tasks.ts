import type { Task } from './task.ts';
import { applyRestrictionsTask } from './tasks/apply-restrictions.ts';
import { checkContentLinksTask } from './tasks/check-content-links.ts';
import { checkVatNumberTask } from './tasks/check-vat-number.ts';
import { countCatalogueGapsTask } from './tasks/count-catalogue-gaps.ts';
import { countStockTask } from './tasks/count-stock.ts';
import { countTransparencyTask } from './tasks/count-transparency.ts';
import { deliverWebhooksTask } from './tasks/deliver-webhooks.ts';
import { ensureAuditPartitionsTask } from './tasks/ensure-audit-partitions.ts';
import { ensureStatisticsPartitionsTask } from './tasks/ensure-statistics-partitions.ts';
import { expireListingsTask } from './tasks/expire-listings.ts';
import { fetchFeedPicturesTask } from './tasks/fetch-feed-pictures.ts';
import { forgetDerivedPicturesTask } from './tasks/forget-derived-pictures.ts';
import { forgetFeedFilesTask } from './tasks/forget-feed-files.ts';
import { forgetIdempotentAnswersTask } from './tasks/forget-idempotent-answers.ts';
import { forgetInquiriesTask } from './tasks/forget-inquiries.ts';
import { forgetObservationsTask } from './tasks/forget-observations.ts';
import { forgetOldSessionsTask } from './tasks/forget-old-sessions.ts';
import { forgetSandboxesTask } from './tasks/forget-sandboxes.ts';
import { forgetSoldMatchesTask } from './tasks/forget-sold-matches.ts';
import { forgetStatisticsTask } from './tasks/forget-statistics.ts';
import { forgetUnverifiedAgentsTask } from './tasks/forget-unverified-agents.ts';
import { forgetWebVitalsTask } from './tasks/forget-web-vitals.ts';
import { forgetWebhookDeliveriesTask } from './tasks/forget-webhook-deliveries.ts';
import { forgetWithdrawnListingsTask } from './tasks/forget-withdrawn-listings.ts';
import { indexListing } from './tasks/index-listing.ts';
import { indexSearchAgent } from './tasks/index-search-agent.ts';
import { inspectListingTask } from './tasks/inspect-listing.ts';
import { inspectStockTask } from './tasks/inspect-stock.ts';
import { keepFeedLinesTask } from './tasks/keep-feed-lines.ts';
import { mailAgreementNewsTask } from './tasks/mail-agreement-news.ts';
import { mailDailyDigestsTask, mailWeeklyDigestsTask } from './tasks/mail-digests.ts';
import { mailInquiryDigestsTask } from './tasks/mail-inquiry-digests.ts';
import { mailMatchesTask } from './tasks/mail-matches.ts';
import { mailMonthlyReportsTask } from './tasks/mail-monthly-reports.ts';
import { matchListingTask } from './tasks/match-listing.ts';
import { measureMarketTask } from './tasks/measure-market.ts';
import { moveMergedCarsTask } from './tasks/move-merged-cars.ts';
import { noteErasedAgentTask } from './tasks/note-erased-agent.ts';
import { placePictureTask } from './tasks/place-picture.ts';
import { pollFeedsTask } from './tasks/poll-feeds.ts';
import { processImage } from './tasks/process-image.ts';
import { publishContentTask } from './tasks/publish-content.ts';
import { purgeCacheTask } from './tasks/purge-cache.ts';
import { rateMarketTask } from './tasks/rate-market.ts';
import { rateMovedMarketTask } from './tasks/rate-moved-market.ts';
import { reckonDeadlinesTask } from './tasks/reckon-deadlines.ts';
import { refreshAgentsAroundTask } from './tasks/refresh-agents-around.ts';
import { refreshListingsInCityTask } from './tasks/refresh-listings-in-city.ts';
import { refreshListingsOfDealershipTask } from './tasks/refresh-listings-of-dealership.ts';
import { refreshListingsOfVehicleTask } from './tasks/refresh-listings-of-vehicle.ts';
import { remindOfInquiriesTask } from './tasks/remind-of-inquiries.ts';
import { remindOfKeysTask } from './tasks/remind-of-keys.ts';
import { removeAttachmentsTask } from './tasks/remove-attachments.ts';
import { requeueStrandedMailsTask } from './tasks/requeue-stranded-mails.ts';
import { rollUpStatisticsTask } from './tasks/roll-up-statistics.ts';
import { runBulkTask } from './tasks/run-bulk.ts';
import { runFeedTask } from './tasks/run-feed.ts';
import { runListingSchedulesTask } from './tasks/run-listing-schedules.ts';
import { runOperationTask } from './tasks/run-operation.ts';
import { sendMailTask } from './tasks/send-mail.ts';

/** One task for every job of the catalogue. */
export const allTasks: Task[] = [
  checkContentLinksTask,
  indexListing,
  indexSearchAgent,
  noteErasedAgentTask,
  refreshAgentsAroundTask,
  refreshListingsInCityTask,
  refreshListingsOfDealershipTask,
  refreshListingsOfVehicleTask,
  moveMergedCarsTask,
  countCatalogueGapsTask,
  matchListingTask,
  inspectListingTask,
  inspectStockTask,
  processImage,
  placePictureTask,
  reckonDeadlinesTask,
  removeAttachmentsTask,
  purgeCacheTask,
  publishContentTask,
  runBulkTask,
  runFeedTask,
  keepFeedLinesTask,
  ensureStatisticsPartitionsTask,
  rollUpStatisticsTask,
  measureMarketTask,
  forgetStatisticsTask,
  applyRestrictionsTask,
  countStockTask,
  expireListingsTask,
  forgetWithdrawnListingsTask,
  runListingSchedulesTask,
  pollFeedsTask,
  fetchFeedPicturesTask,
  forgetFeedFilesTask,
  sendMailTask,
  deliverWebhooksTask,
  forgetWebhookDeliveriesTask,
  rateMarketTask,
  rateMovedMarketTask,
  countTransparencyTask,
  forgetInquiriesTask,
  forgetDerivedPicturesTask,
  forgetWebVitalsTask,
  forgetObservationsTask,
  runOperationTask,
  mailInquiryDigestsTask,
  remindOfInquiriesTask,
  remindOfKeysTask,
  mailMatchesTask,
  mailDailyDigestsTask,
  mailWeeklyDigestsTask,
  mailMonthlyReportsTask,
  mailAgreementNewsTask,
  checkVatNumberTask,
  forgetUnverifiedAgentsTask,
  forgetSoldMatchesTask,
  requeueStrandedMailsTask,
  forgetOldSessionsTask,
  forgetSandboxesTask,
  forgetIdempotentAnswersTask,
  ensureAuditPartitionsTask,
];
