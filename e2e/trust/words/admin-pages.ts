import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';
import { type AdminPage, adminPages } from '../../site/admin-pages.ts';
import type { Written } from './journey/write-everything.ts';
import type { Scene } from './scene.ts';

/** Pages that a small run opens: each shows words in another way than the others do. */
const inSmallRun = new Set([
  ...['sign-in/sign-in-page', 'upload-link/upload-link-page', 'history/history-page', 'statements/statements-page'],
  ...[
    'team/team-page',
    'inbox/thread/thread-page',
    'inbox-templates/templates-page',
    'print/print-page',
    'edit/edit-page',
  ],
  ...['offers/offers-page', 'offer-edit/offer-edit-page', 'edit-api-provider/webhooks/webhook-page'],
  ...['edit-api-provider/run/run-page', 'operator/requests/request-page', 'operator/dealerships/dealership-page'],
  ...['operator/notices/notice-page', 'operator/complaints/complaint-page', 'operator/catalogue/model/model-page'],
  ...['operator/content/text/text-page', 'operator/people/people-page', 'operator/history/portal-history-page'],
]);

/** Lists that begin with something else, and where in them words stand. */
const views: Readonly<Record<string, string>> = {
  'operator/findings/findings-page': '/dealership-admin/operator/findings?kind=text&state=decided',
  'operator/catalogue/values/values-page': '/dealership-admin/operator/catalogue/values?view=decided',
};

interface OpenedPage extends AdminPage {
  isInSmallRun: boolean;
  /** What is pressed there, since only that shows further words. */
  press?: string;
}

/** Where each page is opened in this scene. */
export async function adminPagesOf({ db }: Scene, written: Written): Promise<OpenedPage[]> {
  const { dealership, listingId, threadId, contentId, secrets } = written;
  const pages = adminPages({
    ...(await madeIn(db, written)),
    dealership,
    listing: listingId,
    thread: threadId,
    content: contentId,
    invitation: secrets.get('link of invite') ?? '',
    uploadLink: secrets.get('upload link') ?? '',
  });
  const opened = pages.map((page) => ({
    ...page,
    path: views[page.component] ?? page.path,
    isInSmallRun: inSmallRun.has(page.component),
  }));
  const ofWebhook = opened.filter(({ component }) => component === 'edit-api-provider/webhooks/webhook-page');
  return [
    ...opened,
    ...ofWebhook.map((page) => ({ ...page, component: 'what a webhook answered', press: 'tbody button' })),
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
      where dealership_id = ${id} and source = 'upload' and file_name is not null
      order by number limit 1
    ), notice as (
      select id from content_notice where listing_id = ${listingId} order by created_at limit 1
    )
    select
      (select id from notice) as notice,
      (select id from complaint where notice_id = (select id from notice)) as complaint,
      (select id from dealership_request where email = ${visitor.email}) as request,
      (select id from agreement_version where version = ${`2031-${tag.slice(-6)}`}) as agreement,
      (select id from webhook where dealership_id = ${id} order by created_at limit 1) as webhook,
      (select id from uploaded) as feed,
      (select number from uploaded) as run,
      (select key from person where dealership_id = ${id} limit 1) as person,
      (select group_id from dealership where id = ${id}) as "group",
      (select id from make where slug = ${`marke-${tag}`}) as make,
      (select id from model where slug = ${`modell-${tag}`}) as model`.execute(db);
  const [made] = rows;
  const missing = Object.entries(made ?? {}).flatMap(([name, found]) => (found === null ? name : []));
  if (!made || missing.length > 0) throw new Error(`the scene has no ${missing.join(', ')}`);
  return made;
}
