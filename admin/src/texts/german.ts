import { account } from './de/account.ts';
import { apiKeys } from './de/api-keys.ts';
import { car } from './de/car.ts';
import { carNew } from './de/car-new.ts';
import { common } from './de/common.ts';
import { company } from './de/company.ts';
import { failure } from './de/failure.ts';
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
import { pictures } from './de/pictures.ts';
import { print } from './de/print.ts';
import { customPage, districts, hours, housePictures, legal, makes, persons, profile } from './de/profile.ts';
import { shell } from './de/shell.ts';
import { signIn } from './de/sign-in.ts';
import { statistics } from './de/statistics.ts';
import { stock } from './de/stock.ts';
import { stockExport } from './de/stock-export.ts';
import { team } from './de/team.ts';
import { today } from './de/today.ts';
import { webhooks } from './de/webhooks.ts';

/** German is written first and says which texts there are. */
export const german = {
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
};

export type Texts = typeof german;
