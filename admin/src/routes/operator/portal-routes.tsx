import { lazyRouteComponent } from '@tanstack/react-router';

/** Every page of the portal, by its address below /operator. */
export const portalRoutes: Record<string, ReturnType<typeof lazyRouteComponent>> = {
  // What is due.
  desk: lazyRouteComponent(() => import('./desk/desk-page.tsx')),
  // Dealers.
  requests: lazyRouteComponent(() => import('./requests/requests-page.tsx')),
  'requests/$requestId': lazyRouteComponent(() => import('./requests/request-page.tsx')),
  'requests/agreements': lazyRouteComponent(() => import('./agreements/agreements-page.tsx')),
  'requests/agreements/$versionId': lazyRouteComponent(() => import('./agreements/outstanding-page.tsx')),
  dealerships: lazyRouteComponent(() => import('./dealerships/dealerships-page.tsx')),
  'dealerships/$dealershipId': lazyRouteComponent(() => import('./dealerships/dealership-page.tsx')),
  groups: lazyRouteComponent(() => import('./groups/groups-page.tsx')),
  'groups/$groupId': lazyRouteComponent(() => import('./groups/group-page.tsx')),
  // Moderation.
  listings: lazyRouteComponent(() => import('./listings/portal-listings-page.tsx')),
  notices: lazyRouteComponent(() => import('./notices/notices-page.tsx')),
  'notices/$noticeId': lazyRouteComponent(() => import('./notices/notice-page.tsx')),
  complaints: lazyRouteComponent(() => import('./complaints/complaints-page.tsx')),
  'complaints/$complaintId': lazyRouteComponent(() => import('./complaints/complaint-page.tsx')),
  findings: lazyRouteComponent(() => import('./findings/findings-page.tsx')),
  transparency: lazyRouteComponent(() => import('./transparency/transparency-page.tsx')),
  // Catalogue.
  catalogue: lazyRouteComponent(() => import('./catalogue/makes/makes-page.tsx')),
  'catalogue/makes/$makeId': lazyRouteComponent(() => import('./catalogue/makes/make-page.tsx')),
  'catalogue/models/$modelId': lazyRouteComponent(() => import('./catalogue/model/model-page.tsx')),
  'catalogue/codes': lazyRouteComponent(() => import('./catalogue/codes/codes-page.tsx')),
  'catalogue/values': lazyRouteComponent(() => import('./catalogue/values/values-page.tsx')),
  'catalogue/names': lazyRouteComponent(() => import('./catalogue/names/names-page.tsx')),
  'catalogue/cities': lazyRouteComponent(() => import('./catalogue/cities/cities-page.tsx')),
  // Texts of the site.
  content: lazyRouteComponent(() => import('./content/list/contents-page.tsx')),
  'content/pictures': lazyRouteComponent(() => import('./content/pictures/pictures-page.tsx')),
  'content/calendar': lazyRouteComponent(() => import('./content/calendar/calendar-page.tsx')),
  'content/redirects': lazyRouteComponent(() => import('./content/redirects/redirects-page.tsx')),
  'content/$contentId': lazyRouteComponent(() => import('./content/text/text-page.tsx')),
  'credit-examples': lazyRouteComponent(() => import('./credit-examples/credit-examples-page.tsx')),
  // Health.
  feeds: lazyRouteComponent(() => import('./feeds/feeds-page.tsx')),
  health: lazyRouteComponent(() => import('./health/overview-page.tsx')),
  'health/jobs': lazyRouteComponent(() => import('./health/jobs/jobs-page.tsx')),
  'health/index': lazyRouteComponent(() => import('./health/search-index/index-page.tsx')),
  'health/mails': lazyRouteComponent(() => import('./health/mails/mails-page.tsx')),
  'health/speed': lazyRouteComponent(() => import('./health/speed/speed-page.tsx')),
  'health/searches': lazyRouteComponent(() => import('./health/searches/searches-page.tsx')),
  'health/tools': lazyRouteComponent(() => import('./health/tools/tools-page.tsx')),
  // People of the portal, and what was done.
  people: lazyRouteComponent(() => import('./people/people-page.tsx')),
  history: lazyRouteComponent(() => import('./history/portal-history-page.tsx')),
};
