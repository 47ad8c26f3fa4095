import { readFileSync } from 'node:fs';
import { root } from '../../stack/start.ts';
import type { Written } from './journey/write-everything.ts';
import type { Scene } from './scene.ts';

export interface AdminPage {
  /** Of the application, as its routes name it. */
  component: string;
  path: string;
  by: 'owner' | 'operator' | 'nobody';
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

/** Where each page is opened in this scene. What is only a frame around others, or leads elsewhere, has a reason instead. */
export async function adminPages({ db }: Scene, written: Written): Promise<AdminPage[]> {
  const { dealership, listingId, threadId, contentId, secrets } = written;
  const of = async (
    table: 'contentNotice' | 'complaint' | 'dealershipRequest' | 'agreementVersion' | 'feed' | 'webhook',
  ) => String((await db.selectFrom(table).select('id').orderBy('createdAt').limit(1).executeTakeFirst())?.id ?? '');
  const person = await db
    .selectFrom('person')
    .select('key')
    .where('dealershipId', '=', dealership.id)
    .executeTakeFirst();
  const run = await db.selectFrom('feedRun').select(['feedId', 'number']).executeTakeFirst();
  const group = await db.selectFrom('dealerGroup').select('id').orderBy('id', 'desc').executeTakeFirst();
  const make = await db.selectFrom('make').select('id').orderBy('id', 'desc').executeTakeFirst();
  const model = await db.selectFrom('model').select('id').orderBy('id', 'desc').executeTakeFirst();
  const house = `/dealership-admin/${dealership.slug}`;
  const ofOwner: Record<string, string> = {
    'home/home-page': '/dealership-admin',
    'signed-in-pages': '/dealership-admin',
    'account/account-page': '/dealership-admin/account',
    'identity-provider/identity-provider-page': `/dealership-admin/group/${group?.id}/company-account`,
    'overview/overview-page': `${house}/overview`,
    'team/team-page': `${house}/team`,
    'history/history-page': `${house}/history`,
    'statements/statements-page': `${house}/statements`,
    'inbox/inbox-page': `${house}/inbox`,
    'inbox/thread/no-thread': `${house}/inbox`,
    'inbox/thread/thread-page': `${house}/inbox/${threadId}`,
    'inbox-templates/templates-page': `${house}/inbox/templates`,
    'inbox-rules/rules-page': `${house}/inbox/rules`,
    'print/print-page': `${house}/print?cars=${listingId}`,
    'admin-report/admin-report-page': `${house}/admin-report`,
    'edit/edit-page': `${house}/edit`,
    'edit-districts/edit-districts-page': `${house}/edit-districts`,
    'edit-own-district/edit-own-district-page': `${house}/edit-own-district`,
    'edit-contract-makes/edit-contract-makes-page': `${house}/edit-contract-makes`,
    'person/person-page': `${house}/person/${person?.key}/edit`,
    'images/images-page': `${house}/images`,
    'offers/offers-page': `${house}/offers`,
    'offer-new/offer-new-page': `${house}/offers/new`,
    'offer-edit/offer-edit-page': `${house}/offers/${listingId}/edit`,
    'edit-api-provider/interfaces-page': `${house}/edit-api-provider`,
    'edit-api-provider/feeds/feeds-page': `${house}/edit-api-provider`,
    'edit-api-provider/keys/keys-page': `${house}/edit-api-provider/keys`,
    'edit-api-provider/webhooks/webhooks-page': `${house}/edit-api-provider/webhooks`,
    'edit-api-provider/exports/exports-page': `${house}/edit-api-provider/exports`,
    'edit-api-provider/webhooks/webhook-page': `${house}/edit-api-provider/webhooks/${await of('webhook')}`,
    'edit-api-provider/feed-new/feed-new-page': `${house}/edit-api-provider/feeds/new`,
    'edit-api-provider/feed/feed-page': `${house}/edit-api-provider/feeds/${await of('feed')}`,
    'edit-api-provider/run/run-page': `${house}/edit-api-provider/feeds/${run?.feedId}/runs/${run?.number}`,
  };
  const portal = '/dealership-admin/operator';
  const ofOperator: Record<string, string> = {
    'desk/desk-page': 'desk',
    'requests/requests-page': 'requests?tab=decided',
    'requests/request-page': `requests/${await of('dealershipRequest')}`,
    'agreements/agreements-page': 'requests/agreements',
    'agreements/outstanding-page': `requests/agreements/${await of('agreementVersion')}`,
    'dealerships/dealerships-page': 'dealerships',
    'dealerships/dealership-page': `dealerships/${dealership.id}`,
    'listings/portal-listings-page': 'listings',
    'notices/notices-page': 'notices?state=decided',
    'notices/notice-page': `notices/${await of('contentNotice')}`,
    'complaints/complaints-page': 'complaints?state=decided',
    'complaints/complaint-page': `complaints/${await of('complaint')}`,
    'findings/findings-page': 'findings?state=decided',
    'transparency/transparency-page': 'transparency',
    'catalogue/makes/makes-page': 'catalogue',
    'catalogue/makes/make-page': `catalogue/makes/${make?.id}`,
    'catalogue/model/model-page': `catalogue/models/${model?.id}`,
    'catalogue/codes/codes-page': 'catalogue/codes',
    'catalogue/values/values-page': 'catalogue/values',
    'catalogue/names/names-page': 'catalogue/names',
    'catalogue/cities/cities-page': 'catalogue/cities',
    'content/list/contents-page': 'content',
    'content/pictures/pictures-page': 'content/pictures',
    'content/calendar/calendar-page': 'content/calendar',
    'content/redirects/redirects-page': 'content/redirects',
    'content/text/text-page': `content/${contentId}`,
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
    'invitation/invitation-page': `/anmelden/einladung#${secrets.get('link of invite')}`,
    'password/password-page': '/anmelden/passwort',
    'secure/secure-page': '/anmelden/absichern',
    'company-sign-in/company-sign-in-page': '/anmelden/firmenkonto',
    'company-sign-in/company-return-page': `/anmelden/firmenkonto/${group?.id}`,
    'new-dealer/new-dealer-page': '/dealership-admin/new-dealer',
    'upload-link/upload-link-page': `/hochladen#${secrets.get('upload link')}`,
  };
  const pages = (by: AdminPage['by'], list: Record<string, string>, before = '', base = '') =>
    Object.entries(list).map(([component, path]) => ({
      component: `${before}${component}`,
      path: `${base}${path}`,
      by,
    }));
  return [
    ...pages('nobody', ofNobody),
    ...pages('owner', ofOwner),
    ...pages('operator', ofOperator, 'operator/', `${portal}/`),
  ];
}
