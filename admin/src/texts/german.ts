import { acting } from './de/acting.ts';
import { apiKeys } from './de/api-keys.ts';
import { car } from './de/car.ts';
import { carNew } from './de/car-new.ts';
import { feedIssues } from './de/feed-issues.ts';
import { feedReasons } from './de/feed-reasons.ts';
import { feedRun } from './de/feed-run.ts';
import { feeds } from './de/feeds.ts';
import { history } from './de/history.ts';
import { home } from './de/home.ts';
import { identityProvider } from './de/identity-provider.ts';
import { inbox } from './de/inbox.ts';
import { inboxSettings } from './de/inbox-settings.ts';
import { interfaces } from './de/interfaces.ts';
import { newDealer } from './de/new-dealer.ts';
import { pictures } from './de/pictures.ts';
import { portalCatalogue } from './de/portal/catalogue.ts';
import { portalComplaints } from './de/portal/complaints.ts';
import { portalContent } from './de/portal/content.ts';
import { portalCredit } from './de/portal/credit-examples.ts';
import { portalDealers } from './de/portal/dealers.ts';
import { portalDesk } from './de/portal/desk.ts';
import { portalFindings } from './de/portal/findings.ts';
import { portalGroups } from './de/portal/groups.ts';
import { portalHealth } from './de/portal/health.ts';
import { portalHistory } from './de/portal/history.ts';
import { portalListings } from './de/portal/listings.ts';
import { portalNotices } from './de/portal/notices.ts';
import { portalPeople } from './de/portal/people.ts';
import { portalRequests } from './de/portal/requests.ts';
import { portalText } from './de/portal/text-editor.ts';
import { portalTransparency } from './de/portal/transparency.ts';
import { print } from './de/print.ts';
import { customPage, districts, hours, housePictures, legal, makes, persons, profile } from './de/profile.ts';
import { restrictions } from './de/restrictions.ts';
import { shell } from './de/shell.ts';
import { statements } from './de/statements.ts';
import { statistics } from './de/statistics.ts';
import { stock } from './de/stock.ts';
import { stockExport } from './de/stock-export.ts';
import { team } from './de/team.ts';
import { today } from './de/today.ts';
import { webhooks } from './de/webhooks.ts';
import { germanStart } from './german-start.ts';

/** German is written first and says which texts there are. */
export const german = {
  ...germanStart,
  shell,
  home,
  team,
  history,
  car,
  carNew,
  pictures,
  stock,
  print,
  identityProvider,
  profile,
  hours,
  persons,
  customPage,
  legal,
  districts,
  makes,
  housePictures,
  inbox,
  inboxSettings,
  statistics,
  today,
  interfaces,
  webhooks,
  stockExport,
  apiKeys,
  feeds,
  feedRun,
  feedReasons,
  feedIssues,
  restrictions,
  acting,
  newDealer,
  portalCatalogue,
  portalComplaints,
  portalContent,
  portalCredit,
  portalDealers,
  portalDesk,
  portalFindings,
  portalGroups,
  portalHealth,
  portalHistory,
  portalListings,
  portalNotices,
  portalPeople,
  portalRequests,
  portalText,
  portalTransparency,
  statements,
};

export type Texts = typeof german;
