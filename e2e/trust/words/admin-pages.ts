import { readFileSync } from 'node:fs';
import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';
import { root } from '../../stack/start.ts';
import type { Written } from './journey/write-everything.ts';
import type { Scene } from './scene.ts';

export interface AdminPage {
  /** Of the application, as its routes name it. */
  component: string;
  path: string;
  by: 'owner' | 'operator' | 'nobody';
  isInShortRun: boolean;
}

/** Pages that a small run opens: each shows words in another way than the others do. */
const inShortRun = new Set([
  ...['sign-in/sign-in-page', 'upload-link/upload-link-page', 'history/history-page', 'statements/statements-page'],
  ...['inbox/thread/thread-page', 'inbox-templates/templates-page', 'print/print-page', 'edit/edit-page'],
  ...['offers/offers-page', 'offer-edit/offer-edit-page', 'edit-api-provider/webhooks/webhook-page'],
  ...['edit-api-provider/run/run-page', 'operator/requests/request-page', 'operator/dealerships/dealership-page'],
  ...['operator/notices/notice-page', 'operator/complaints/complaint-page', 'operator/catalogue/model/model-page'],
  ...['operator/content/text/text-page', 'operator/people/people-page', 'operator/history/portal-history-page'],
]);

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
  const made = await madeIn(db, written);
  const house = `/dealership-admin/${dealership.slug}`;
  const ofOwner: Record<string, string> = {
    'home/home-page': '/dealership-admin',
    'signed-in-pages': '/dealership-admin',
    'account/account-page': '/dealership-admin/account',
    'identity-provider/identity-provider-page': `/dealership-admin/group/${made.group}/company-account`,
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
    'person/person-page': `${house}/person/${made.person}/edit`,
    'images/images-page': `${house}/images`,
    'offers/offers-page': `${house}/offers`,
    'offer-new/offer-new-page': `${house}/offers/new`,
    'offer-edit/offer-edit-page': `${house}/offers/${listingId}/edit`,
    'edit-api-provider/interfaces-page': `${house}/edit-api-provider`,
    'edit-api-provider/feeds/feeds-page': `${house}/edit-api-provider`,
    'edit-api-provider/keys/keys-page': `${house}/edit-api-provider/keys`,
    'edit-api-provider/webhooks/webhooks-page': `${house}/edit-api-provider/webhooks`,
    'edit-api-provider/exports/exports-page': `${house}/edit-api-provider/exports`,
    'edit-api-provider/webhooks/webhook-page': `${house}/edit-api-provider/webhooks/${made.webhook}`,
    'edit-api-provider/feed-new/feed-new-page': `${house}/edit-api-provider/feeds/new`,
    'edit-api-provider/feed/feed-page': `${house}/edit-api-provider/feeds/${made.feed}`,
    'edit-api-provider/run/run-page': `${house}/edit-api-provider/feeds/${made.feed}/runs/${made.run}`,
  };
  const portal = '/dealership-admin/operator';
  const ofOperator: Record<string, string> = {
    'desk/desk-page': 'desk',
    'requests/requests-page': 'requests?tab=decided',
    'requests/request-page': `requests/${made.request}`,
    'agreements/agreements-page': 'requests/agreements',
    'agreements/outstanding-page': `requests/agreements/${made.agreement}`,
    'dealerships/dealerships-page': 'dealerships',
    'dealerships/dealership-page': `dealerships/${dealership.id}`,
    'listings/portal-listings-page': 'listings',
    'notices/notices-page': 'notices?state=decided',
    'notices/notice-page': `notices/${made.notice}`,
    'complaints/complaints-page': 'complaints?state=decided',
    'complaints/complaint-page': `complaints/${made.complaint}`,
    'findings/findings-page': 'findings?state=decided',
    'transparency/transparency-page': 'transparency',
    'catalogue/makes/makes-page': 'catalogue',
    'catalogue/makes/make-page': `catalogue/makes/${made.make}`,
    'catalogue/model/model-page': `catalogue/models/${made.model}`,
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
    'company-sign-in/company-return-page': `/anmelden/firmenkonto/${made.group}`,
    'new-dealer/new-dealer-page': '/dealership-admin/new-dealer',
    'upload-link/upload-link-page': `/hochladen#${secrets.get('upload link')}`,
  };
  const pages = (by: AdminPage['by'], list: Record<string, string>, before = '', base = '') =>
    Object.entries(list).map(([name, path]) => {
      const component = before + name;
      return { component, path: base + path, by, isInShortRun: inShortRun.has(component) };
    });
  return [
    ...pages('nobody', ofNobody),
    ...pages('owner', ofOwner),
    ...pages('operator', ofOperator, 'operator/', `${portal}/`),
  ];
}

type Made = Record<
  'notice' | 'complaint' | 'request' | 'agreement' | 'webhook' | 'feed' | 'run' | 'person' | 'group' | 'make' | 'model',
  string
>;

/** What was made in this scene, and in no other of the same database. */
async function madeIn(db: Database, { dealership: { id }, listingId, visitor, tag }: Written): Promise<Made> {
  const { rows } = await sql<Made>`
    with uploaded as (
      select feed.id, feed_run.number from feed_run join feed on feed.id = feed_id
      where dealership_id = ${id} and file_name is not null
      order by number limit 1
    ), notice as (
      select id from content_notice where listing_id = ${listingId} order by created_at limit 1
    )
    select
      (select id from notice) as notice,
      (select id from complaint where notice_id = (select id from notice)) as complaint,
      (select id from dealership_request where email = ${visitor.email}) as request,
      (select id from agreement_version where version = ${`2031-${tag.slice(-6)}`}) as agreement,
      (select id from webhook where dealership_id = ${id} limit 1) as webhook,
      (select id from uploaded) as feed,
      (select number from uploaded) as run,
      (select key from person where dealership_id = ${id} limit 1) as person,
      (select id from dealer_group where slug = ${`gruppe-${tag}`}) as "group",
      (select id from make where slug = ${`marke-${tag}`}) as make,
      (select id from model where slug = ${`modell-${tag}`}) as model`.execute(db);
  const [made] = rows;
  const missing = Object.entries(made ?? {}).flatMap(([name, found]) => (found === null ? name : []));
  if (!made || missing.length > 0) throw new Error(`the scene has no ${missing.join(', ')}`);
  return made;
}
