import { account } from './en/account.ts';
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
import { pictures } from './en/pictures.ts';
import { print } from './en/print.ts';
import { customPage, districts, hours, housePictures, legal, makes, persons, profile } from './en/profile.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
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
};
