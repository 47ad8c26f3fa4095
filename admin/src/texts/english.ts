import { account } from './en/account.ts';
import { acting } from './en/acting.ts';
import { apiKeys } from './en/api-keys.ts';
import { car } from './en/car.ts';
import { carNew } from './en/car-new.ts';
import { common } from './en/common.ts';
import { company } from './en/company.ts';
import { failure } from './en/failure.ts';
import { feedIssues } from './en/feed-issues.ts';
import { feedReasons } from './en/feed-reasons.ts';
import { feedRun } from './en/feed-run.ts';
import { feeds } from './en/feeds.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { identityProvider } from './en/identity-provider.ts';
import { inbox } from './en/inbox.ts';
import { inboxSettings } from './en/inbox-settings.ts';
import { interfaces } from './en/interfaces.ts';
import { newDealer } from './en/new-dealer.ts';
import { pictures } from './en/pictures.ts';
import { portalCatalogue } from './en/portal/catalogue.ts';
import { portalComplaints } from './en/portal/complaints.ts';
import { portalContent } from './en/portal/content.ts';
import { portalCredit } from './en/portal/credit-examples.ts';
import { portalDealers } from './en/portal/dealers.ts';
import { portalDesk } from './en/portal/desk.ts';
import { portalFindings } from './en/portal/findings.ts';
import { portalGroups } from './en/portal/groups.ts';
import { portalHealth } from './en/portal/health.ts';
import { portalHistory } from './en/portal/history.ts';
import { portalListings } from './en/portal/listings.ts';
import { portalNotices } from './en/portal/notices.ts';
import { portalPeople } from './en/portal/people.ts';
import { portalRequests } from './en/portal/requests.ts';
import { portalText } from './en/portal/text-editor.ts';
import { portalTransparency } from './en/portal/transparency.ts';
import { print } from './en/print.ts';
import { customPage, districts, hours, housePictures, legal, makes, persons, profile } from './en/profile.ts';
import { restrictions } from './en/restrictions.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { statements } from './en/statements.ts';
import { statistics } from './en/statistics.ts';
import { stock } from './en/stock.ts';
import { stockExport } from './en/stock-export.ts';
import { team } from './en/team.ts';
import { today } from './en/today.ts';
import { webhooks } from './en/webhooks.ts';
import type { Texts } from './german.ts';

export const english: Texts = {
  common,
  failure,
  signIn,
  shell,
  home,
  account,
  team,
  history,
  car,
  carNew,
  pictures,
  stock,
  print,
  company,
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
  newDealer,
  portalRequests,
  portalText,
  portalDealers,
  portalPeople,
  portalHistory,
  restrictions,
  acting,
  portalNotices,
  portalComplaints,
  statements,
  portalFindings,
  portalListings,
  portalTransparency,
  portalCatalogue,
  portalContent,
  portalCredit,
  portalGroups,
  portalHealth,
  portalDesk,
};
