import { accountCalls } from './admin/account.ts';
import { apiKeyCalls } from './admin/api-keys.ts';
import { adminDealershipCalls } from './admin/dealership.ts';
import { historyCalls } from './admin/history.ts';
import { inboxCalls } from './admin/inbox.ts';
import { inboxAttachmentCalls } from './admin/inbox-attachments.ts';
import { inboxSettingCalls } from './admin/inbox-settings.ts';
import { memberCalls } from './admin/members.ts';
import { profileCalls } from './admin/profile.ts';
import { reportCalls } from './admin/reports.ts';
import { sandboxCalls } from './admin/sandbox.ts';
import { sessionCalls } from './admin/sessions.ts';
import { signInCalls } from './admin/sign-in.ts';
import { ssoCalls } from './admin/sso.ts';
import { statementCalls } from './admin/statements.ts';
import { adminStatisticsCalls } from './admin/statistics.ts';
import { webhookCalls } from './admin/webhooks.ts';
import { apiDescriptionCalls } from './api-description.ts';
import { financeRequestCalls } from './contact/finance-request.ts';
import { mailCalls } from './contact/mail.ts';
import { noticeCalls } from './contact/notices.ts';
import { articleCalls } from './content/articles.ts';
import { contentPageCalls } from './content/pages.ts';
import { contentPreviewCalls } from './content/preview.ts';
import { dealershipRequestCalls } from './dealerships/dealership-requests.ts';
import { dealershipSearchCalls } from './dealerships/dealership-search.ts';
import { dealershipCalls } from './dealerships/dealerships.ts';
import { errorReportCalls } from './error-reports.ts';
import { feedCalls } from './feeds/feeds.ts';
import { feedMappingCalls } from './feeds/mappings.ts';
import { feedRunCalls } from './feeds/runs.ts';
import { feedSourceCalls } from './feeds/sources.ts';
import { costCalls } from './listings/costs.ts';
import { creditExampleCalls } from './listings/credit-examples.ts';
import { electricDrivingCalls } from './listings/electric-driving.ts';
import { financingComparisonCalls } from './listings/financing-comparison.ts';
import { listingCalls } from './listings/listings.ts';
import { mediaCalls } from './listings/media.ts';
import { priceRatingCalls } from './listings/price-rating.ts';
import { savedCarCalls } from './listings/saved-cars.ts';
import { valuationCalls } from './listings/valuation.ts';
import { operatorAgreementCalls } from './operator/agreements.ts';
import { blockingCalls } from './operator/blocking.ts';
import { operatorCatalogueCalls } from './operator/catalogue.ts';
import { operatorCityCalls } from './operator/cities.ts';
import { colloquialNameCalls } from './operator/colloquial-names.ts';
import { operatorComplaintCalls } from './operator/complaints.ts';
import { operatorContentCalls } from './operator/content.ts';
import { operatorContentToolCalls } from './operator/content-tools.ts';
import { creditConditionCalls } from './operator/credit-conditions.ts';
import { officeDealershipCalls } from './operator/dealerships.ts';
import { deskCalls } from './operator/desk.ts';
import { operatorFeedCalls } from './operator/feeds.ts';
import { findingCalls } from './operator/findings.ts';
import { officeGroupCalls } from './operator/groups.ts';
import { healthCalls } from './operator/health.ts';
import { portalHistoryCalls } from './operator/history.ts';
import { jobCalls } from './operator/jobs.ts';
import { operatorNoticeCalls } from './operator/notices.ts';
import { operationCalls } from './operator/operations.ts';
import { portalPersonCalls } from './operator/people.ts';
import { portalListingCalls } from './operator/portal-listings.ts';
import { redirectCalls } from './operator/redirects.ts';
import { operatorRequestCalls } from './operator/requests.ts';
import { restrictionCalls } from './operator/restrictions.ts';
import { transparencyCalls } from './operator/transparency.ts';
import { operatorMappingCalls } from './operator/value-mappings.ts';
import { operatorVersionCalls } from './operator/versions.ts';
import { carPageCalls } from './pages/car-pages.ts';
import { homePageCalls } from './pages/home-page.ts';
import { leftBarCalls } from './pages/left-bar.ts';
import { newCarCalls } from './pages/new-cars.ts';
import { reachCalls } from './pages/reach.ts';
import { referenceCalls } from './pages/references.ts';
import { sitemapCalls } from './pages/sitemap.ts';
import { regionNavigationCalls } from './regions/region-navigation.ts';
import { regionalCalls } from './regions/regional.ts';
import { cityCalls, regionCalls } from './regions/regions.ts';
import { searchCalls } from './search/search.ts';
import { searchMapCalls } from './search/search-map.ts';
import { searchRescueCalls } from './search/search-rescue.ts';
import { searchTextCalls } from './search/search-text.ts';
import { similarListingCalls } from './search/similar-listings.ts';
import { searchAgentCalls } from './search-agent.ts';
import { statisticsCalls } from './statistics.ts';
import { exportCalls } from './stock/exports.ts';
import { ownListingCalls } from './stock/own-listing.ts';
import { pushCalls } from './stock/push.ts';
import { stockListCalls } from './stock/stock-list.ts';
import { uploadLinkCalls } from './stock/upload-link.ts';
import { webVitalsCalls } from './web-vitals.ts';

/** Every call there is: the server registers each of them, the client sends them, OpenAPI describes them. */
export const calls = {
  ...regionCalls,
  ...cityCalls,
  ...listingCalls,
  ...priceRatingCalls,
  ...costCalls,
  ...valuationCalls,
  ...electricDrivingCalls,
  ...creditExampleCalls,
  ...financingComparisonCalls,
  ...sitemapCalls,
  ...searchCalls,
  ...searchRescueCalls,
  ...searchMapCalls,
  ...searchTextCalls,
  ...homePageCalls,
  ...carPageCalls,
  ...newCarCalls,
  ...leftBarCalls,
  ...referenceCalls,
  ...reachCalls,
  ...mediaCalls,
  ...mailCalls,
  ...financeRequestCalls,
  ...statisticsCalls,
  ...errorReportCalls,
  ...webVitalsCalls,
  ...apiDescriptionCalls,
  ...similarListingCalls,
  ...savedCarCalls,
  ...noticeCalls,
  ...dealershipSearchCalls,
  ...searchAgentCalls,
  ...dealershipCalls,
  ...regionNavigationCalls,
  ...regionalCalls,
  ...articleCalls,
  ...contentPageCalls,
  ...contentPreviewCalls,
  ...signInCalls,
  ...ssoCalls,
  ...apiKeyCalls,
  ...pushCalls,
  ...sandboxCalls,
  ...sessionCalls,
  ...accountCalls,
  ...adminDealershipCalls,
  ...memberCalls,
  ...historyCalls,
  ...adminStatisticsCalls,
  ...reportCalls,
  ...inboxCalls,
  ...inboxAttachmentCalls,
  ...inboxSettingCalls,
  ...profileCalls,
  ...ownListingCalls,
  ...stockListCalls,
  ...uploadLinkCalls,
  ...feedCalls,
  ...feedRunCalls,
  ...feedMappingCalls,
  ...feedSourceCalls,
  ...exportCalls,
  ...webhookCalls,
  ...deskCalls,
  ...findingCalls,
  ...portalListingCalls,
  ...transparencyCalls,
  ...statementCalls,
  ...operatorNoticeCalls,
  ...blockingCalls,
  ...operatorComplaintCalls,
  ...dealershipRequestCalls,
  ...operatorRequestCalls,
  ...operatorAgreementCalls,
  ...officeDealershipCalls,
  ...officeGroupCalls,
  ...restrictionCalls,
  ...portalPersonCalls,
  ...portalHistoryCalls,
  ...operatorContentCalls,
  ...operatorContentToolCalls,
  ...redirectCalls,
  ...creditConditionCalls,
  ...healthCalls,
  ...jobCalls,
  ...operationCalls,
  ...operatorFeedCalls,
  ...operatorCatalogueCalls,
  ...operatorVersionCalls,
  ...operatorMappingCalls,
  ...colloquialNameCalls,
  ...operatorCityCalls,
};
export type Calls = typeof calls;
