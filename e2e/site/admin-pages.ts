import { readFileSync } from 'node:fs';
import { root } from '../stack/start.ts';

export interface AdminPage {
  /** Of the application, as its routes name it. */
  component: string;
  path: string;
  by: 'owner' | 'operator' | 'nobody';
}

/** What pages of the application are about: their ids, and what opens those that nobody signs in for. */
export interface AdminObjects {
  dealership: { id: number; slug: string };
  listing: number;
  /** The others belong to the dealership or to the portal. */
  thread: string;
  person: string;
  group: string | number;
  webhook: string;
  feed: string;
  run: string | number;
  notice: string;
  complaint: string;
  request: string;
  agreement: string;
  content: string | number;
  make: string | number;
  model: string | number;
  invitation: string;
  uploadLink: string;
}

/** Files with the routes of the application; each page is a file that one of them names. */
const routeFiles = ['route-tree.tsx', 'operator/portal-routes.tsx'];

/** Every page of the application by its file, as the routes name them. */
export function pagesOfRoutes(): string[] {
  return routeFiles.flatMap((file) => {
    const folder = file.includes('/') ? `${file.split('/')[0]}/` : '';
    const source = readFileSync(`${root}admin/src/routes/${file}`, 'utf8');
    const lazy = [...source.matchAll(/import\('\.\/([^']+)\.tsx'\)/g)].map(([, page]) => `${folder}${page}`);
    return file === 'route-tree.tsx' ? [...lazy, 'sign-in/sign-in-page'] : lazy;
  });
}

/** Every page of the application, opened for these objects. A frame around others is opened by one of them. */
export function adminPages(of: AdminObjects): AdminPage[] {
  const house = `/dealership-admin/${of.dealership.slug}`;
  const ofOwner: Record<string, string> = {
    'home/home-page': '/dealership-admin',
    'signed-in-pages': '/dealership-admin',
    'account/account-page': '/dealership-admin/account',
    'identity-provider/identity-provider-page': `/dealership-admin/group/${of.group}/company-account`,
    'group-team/group-team-page': `/dealership-admin/group/${of.group}/team`,
    'overview/overview-page': `${house}/overview`,
    'team/team-page': `${house}/team`,
    'history/history-page': `${house}/history`,
    'statements/statements-page': `${house}/statements`,
    'inbox/inbox-page': `${house}/inbox`,
    'inbox/thread/no-thread': `${house}/inbox`,
    'inbox/thread/thread-page': `${house}/inbox/${of.thread}`,
    'inbox-templates/templates-page': `${house}/inbox/templates`,
    'inbox-rules/rules-page': `${house}/inbox/rules`,
    'print/print-page': `${house}/print?cars=${of.listing}`,
    'admin-report/admin-report-page': `${house}/admin-report`,
    'edit/edit-page': `${house}/edit`,
    'edit-districts/edit-districts-page': `${house}/edit-districts`,
    'edit-own-district/edit-own-district-page': `${house}/edit-own-district`,
    'edit-contract-makes/edit-contract-makes-page': `${house}/edit-contract-makes`,
    'person/person-page': `${house}/person/${of.person}/edit`,
    'images/images-page': `${house}/images`,
    'offers/offers-page': `${house}/offers`,
    'offer-new/offer-new-page': `${house}/offers/new`,
    'offer-edit/offer-edit-page': `${house}/offers/${of.listing}/edit`,
    'edit-api-provider/interfaces-page': `${house}/edit-api-provider`,
    'edit-api-provider/feeds/feeds-page': `${house}/edit-api-provider`,
    'edit-api-provider/keys/keys-page': `${house}/edit-api-provider/keys`,
    'edit-api-provider/webhooks/webhooks-page': `${house}/edit-api-provider/webhooks`,
    'edit-api-provider/exports/exports-page': `${house}/edit-api-provider/exports`,
    'edit-api-provider/webhooks/webhook-page': `${house}/edit-api-provider/webhooks/${of.webhook}`,
    'edit-api-provider/feed-new/feed-new-page': `${house}/edit-api-provider/feeds/new`,
    'edit-api-provider/feed/feed-page': `${house}/edit-api-provider/feeds/${of.feed}`,
    'edit-api-provider/run/run-page': `${house}/edit-api-provider/feeds/${of.feed}/runs/${of.run}`,
  };
  const portal = '/dealership-admin/operator';
  const ofOperator: Record<string, string> = {
    'desk/desk-page': 'desk',
    'requests/requests-page': 'requests?tab=decided',
    'requests/request-page': `requests/${of.request}`,
    'agreements/agreements-page': 'requests/agreements',
    'agreements/outstanding-page': `requests/agreements/${of.agreement}`,
    'dealerships/dealerships-page': 'dealerships',
    'dealerships/dealership-page': `dealerships/${of.dealership.id}`,
    'groups/groups-page': 'groups',
    'groups/group-page': `groups/${of.group}`,
    'listings/portal-listings-page': 'listings',
    'notices/notices-page': 'notices?state=decided',
    'notices/notice-page': `notices/${of.notice}`,
    'complaints/complaints-page': 'complaints?state=decided',
    'complaints/complaint-page': `complaints/${of.complaint}`,
    'findings/findings-page': 'findings?state=decided',
    'transparency/transparency-page': 'transparency',
    'catalogue/makes/makes-page': 'catalogue',
    'catalogue/makes/make-page': `catalogue/makes/${of.make}`,
    'catalogue/model/model-page': `catalogue/models/${of.model}`,
    'catalogue/codes/codes-page': 'catalogue/codes',
    'catalogue/values/values-page': 'catalogue/values',
    'catalogue/names/names-page': 'catalogue/names',
    'catalogue/cities/cities-page': 'catalogue/cities',
    'content/list/contents-page': 'content',
    'content/pictures/pictures-page': 'content/pictures',
    'content/calendar/calendar-page': 'content/calendar',
    'content/redirects/redirects-page': 'content/redirects',
    'content/text/text-page': `content/${of.content}`,
    'credit-examples/credit-examples-page': 'credit-examples',
    'feeds/feeds-page': 'feeds',
    'health/overview-page': 'health',
    'health/jobs/jobs-page': 'health/jobs',
    'health/search-index/index-page': 'health/index',
    'health/mails/mails-page': 'health/mails',
    'health/speed/speed-page': 'health/speed',
    'health/searches/searches-page': 'health/searches',
    'health/tools/tools-page': 'health/tools',
    'people/people-page': 'people',
    'history/portal-history-page': 'history',
  };
  const ofNobody: Record<string, string> = {
    'sign-in/sign-in-page': '/anmelden',
    'invitation/invitation-page': `/anmelden/einladung#${of.invitation}`,
    'password/password-page': '/anmelden/passwort',
    'secure/secure-page': '/anmelden/absichern',
    'company-sign-in/company-sign-in-page': '/anmelden/firmenkonto',
    'company-sign-in/company-return-page': `/anmelden/firmenkonto/${of.group}`,
    'new-dealer/new-dealer-page': '/dealership-admin/new-dealer',
    'upload-link/upload-link-page': `/hochladen#${of.uploadLink}`,
  };
  const pages = (by: AdminPage['by'], list: Record<string, string>, before = '', base = '') =>
    Object.entries(list).map(([name, path]) => ({ component: before + name, path: base + path, by }));
  return [
    ...pages('nobody', ofNobody),
    ...pages('owner', ofOwner),
    ...pages('operator', ofOperator, 'operator/', `${portal}/`),
  ];
}
