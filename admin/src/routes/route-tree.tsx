import { createRootRoute, createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';
import { dealershipPath, newDealerPath, signInPath, signInPaths, uploadLinkPath } from '#domain/addresses.ts';
import { adminBase } from '#lib/router/admin-base.ts';
import { GoTo } from '#lib/router/go-to.tsx';
import { session } from '#lib/session/current-session.ts';
import { currentLocale, loadAllTexts } from '#lib/texts/language.ts';
import { DealershipPages } from './dealership-pages.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { PortalPages } from './operator/portal-pages.tsx';
import { portalRoutes } from './operator/portal-routes.tsx';
import { RootPage } from './root-page.tsx';
import SignInPage from './sign-in/sign-in-page.tsx';

const root = createRootRoute({ component: RootPage, notFoundComponent: NotFoundPage });

const signInPages = {
  // The first page that anybody sees: a file of its own would be asked for only once the application runs.
  signIn: SignInPage,
  invitation: lazyRouteComponent(() => import('./invitation/invitation-page.tsx')),
  password: lazyRouteComponent(() => import('./password/password-page.tsx')),
  secure: lazyRouteComponent(() => import('./secure/secure-page.tsx')),
  company: lazyRouteComponent(() => import('./company-sign-in/company-sign-in-page.tsx')),
};
type SignInStep = keyof typeof signInPages;

const signInRoutes = Object.values(signInPaths).flatMap((paths) =>
  (Object.entries(paths) as [SignInStep, string][]).map(([step, path]) =>
    createRoute({ getParentRoute: () => root, path, component: signInPages[step] }),
  ),
);

const uploadLinkRoute = createRoute({
  getParentRoute: () => root,
  path: uploadLinkPath,
  loader: loadAllTexts,
  component: lazyRouteComponent(() => import('./upload-link/upload-link-page.tsx')),
});

/** For visitors who want a dealership here, and for operators who make one. */
const newDealer = createRoute({
  getParentRoute: () => root,
  path: newDealerPath,
  loader: loadAllTexts,
  component: lazyRouteComponent(() => import('./new-dealer/new-dealer-page.tsx')),
});

/** One for both languages: it is registered with the company's sign-in service. */
const companyReturn = createRoute({
  getParentRoute: () => root,
  path: `${signInPaths['de-AT'].company}/$groupId`,
  component: lazyRouteComponent(() => import('./company-sign-in/company-return-page.tsx')),
});

/** Everything below it is for signed-in people; others sign in first and come back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (session.state() === 'signed-out') redirect({ href: signInPath(currentLocale(), location.href), throw: true });
  },
  loader: loadAllTexts,
  component: lazyRouteComponent(() => import('./signed-in-pages.tsx')),
  notFoundComponent: NotFoundPage,
});

const personPage = lazyRouteComponent(() => import('./person/person-page.tsx'));
const accountPage = lazyRouteComponent(() => import('./account/account-page.tsx'));

const page = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => signedIn, path: adminBase + path, component });

const portal = createRoute({
  getParentRoute: () => signedIn,
  path: `${adminBase}/operator`,
  component: PortalPages,
});

const dealership = createRoute({
  getParentRoute: () => signedIn,
  path: `${adminBase}/$dealerSlug`,
  component: DealershipPages,
});
const ofDealership = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => dealership, path, component });

/** The list of inquiries stays where it is while one after the other is opened beside it. */
const inbox = ofDealership(
  'inbox',
  lazyRouteComponent(() => import('./inbox/inbox-page.tsx')),
);

/** What a dealer's other systems are told stands below one head; a feed and its runs have pages of their own. */
const interfaces = ofDealership(
  'edit-api-provider',
  lazyRouteComponent(() => import('./edit-api-provider/interfaces-page.tsx')),
);
const interfacePage = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => interfaces, path, component });

/** Every page there is, by its address. */
export const routeTree = root.addChildren([
  ...signInRoutes,
  uploadLinkRoute,
  companyReturn,
  newDealer,
  signedIn.addChildren([
    page(
      '',
      lazyRouteComponent(() => import('./home/home-page.tsx')),
    ),
    portal.addChildren(
      Object.entries(portalRoutes).map(([path, component]) =>
        createRoute({ getParentRoute: () => portal, path, component }),
      ),
    ),
    page('/account', accountPage),
    page(
      '/group/$groupId/company-account',
      lazyRouteComponent(() => import('./identity-provider/identity-provider-page.tsx')),
    ),
    page(
      '/group/$groupId/team',
      lazyRouteComponent(() => import('./group-team/group-team-page.tsx')),
    ),
    dealership.addChildren([
      createRoute({ getParentRoute: () => dealership, path: '/', component: ToOverview }),
      ofDealership(
        'overview',
        lazyRouteComponent(() => import('./overview/overview-page.tsx')),
      ),
      ofDealership('account', accountPage),
      ofDealership(
        'team',
        lazyRouteComponent(() => import('./team/team-page.tsx')),
      ),
      ofDealership(
        'history',
        lazyRouteComponent(() => import('./history/history-page.tsx')),
      ),
      ofDealership(
        'statements',
        lazyRouteComponent(() => import('./statements/statements-page.tsx')),
      ),
      inbox.addChildren([
        createRoute({
          getParentRoute: () => inbox,
          path: '/',
          component: lazyRouteComponent(() => import('./inbox/thread/no-thread.tsx')),
        }),
        createRoute({
          getParentRoute: () => inbox,
          path: '$threadId',
          component: lazyRouteComponent(() => import('./inbox/thread/thread-page.tsx')),
        }),
      ]),
      ofDealership(
        'inbox/templates',
        lazyRouteComponent(() => import('./inbox-templates/templates-page.tsx')),
      ),
      ofDealership(
        'inbox/rules',
        lazyRouteComponent(() => import('./inbox-rules/rules-page.tsx')),
      ),
      ofDealership(
        'print',
        lazyRouteComponent(() => import('./print/print-page.tsx')),
      ),
      ofDealership(
        'admin-report',
        lazyRouteComponent(() => import('./admin-report/admin-report-page.tsx')),
      ),
      ofDealership(
        'edit',
        lazyRouteComponent(() => import('./edit/edit-page.tsx')),
      ),
      ofDealership(
        'edit-districts',
        lazyRouteComponent(() => import('./edit-districts/edit-districts-page.tsx')),
      ),
      ofDealership(
        'edit-own-district',
        lazyRouteComponent(() => import('./edit-own-district/edit-own-district-page.tsx')),
      ),
      ofDealership(
        'edit-contract-makes',
        lazyRouteComponent(() => import('./edit-contract-makes/edit-contract-makes-page.tsx')),
      ),
      ofDealership('person/$personId/edit', personPage),
      ofDealership('person/$personId/create', personPage),
      ofDealership(
        'images',
        lazyRouteComponent(() => import('./images/images-page.tsx')),
      ),
      ofDealership(
        'offers',
        lazyRouteComponent(() => import('./offers/offers-page.tsx')),
      ),
      ofDealership(
        'offers/new',
        lazyRouteComponent(() => import('./offer-new/offer-new-page.tsx')),
      ),
      ofDealership(
        'offers/$offerId/edit',
        lazyRouteComponent(() => import('./offer-edit/offer-edit-page.tsx')),
      ),
      ofDealership(
        'edit-api-provider/webhooks/$webhookId',
        lazyRouteComponent(() => import('./edit-api-provider/webhooks/webhook-page.tsx')),
      ),
      ofDealership(
        'edit-api-provider/feeds/new',
        lazyRouteComponent(() => import('./edit-api-provider/feed-new/feed-new-page.tsx')),
      ),
      ofDealership(
        'edit-api-provider/feeds/$feedId',
        lazyRouteComponent(() => import('./edit-api-provider/feed/feed-page.tsx')),
      ),
      ofDealership(
        'edit-api-provider/feeds/$feedId/runs/$runNumber',
        lazyRouteComponent(() => import('./edit-api-provider/run/run-page.tsx')),
      ),
      interfaces.addChildren([
        interfacePage(
          '/',
          lazyRouteComponent(() => import('./edit-api-provider/feeds/feeds-page.tsx')),
        ),
        interfacePage(
          'keys',
          lazyRouteComponent(() => import('./edit-api-provider/keys/keys-page.tsx')),
        ),
        interfacePage(
          'webhooks',
          lazyRouteComponent(() => import('./edit-api-provider/webhooks/webhooks-page.tsx')),
        ),
        interfacePage(
          'exports',
          lazyRouteComponent(() => import('./edit-api-provider/exports/exports-page.tsx')),
        ),
      ]),
    ]),
  ]),
]);

function ToOverview() {
  const { dealerSlug = '' } = useParams({ strict: false });
  return <GoTo href={dealershipPath(dealerSlug)} />;
}
