import { createRootRoute, createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';
import { dealershipPath, signInPath, signInPaths } from '#domain/addresses.ts';
import { adminBase } from '#lib/router/admin-base.ts';
import { GoTo } from '#lib/router/go-to.tsx';
import { session } from '#lib/session/current-session.ts';
import { currentLocale } from '#lib/texts/language.ts';
import { DealershipPages } from './dealership-pages.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { type PreparedName, PreparedPage } from './prepared/prepared-page.tsx';
import { RootPage } from './root-page.tsx';

const root = createRootRoute({ component: RootPage, notFoundComponent: NotFoundPage });

const signInPages = {
  signIn: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx')),
  invitation: lazyRouteComponent(() => import('./invitation/invitation-page.tsx')),
  password: lazyRouteComponent(() => import('./password/password-page.tsx')),
  secure: lazyRouteComponent(() => import('./secure/secure-page.tsx')),
};
type SignInStep = keyof typeof signInPages;

const signInRoutes = Object.values(signInPaths).flatMap((paths) =>
  (Object.entries(paths) as [SignInStep, string][]).map(([step, path]) =>
    createRoute({ getParentRoute: () => root, path, component: signInPages[step] }),
  ),
);

/** Everything below it is for signed-in people; others sign in first and come back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (session.state() === 'signed-out') redirect({ href: signInPath(currentLocale(), location.href), throw: true });
  },
  component: lazyRouteComponent(() => import('./signed-in-pages.tsx')),
  notFoundComponent: NotFoundPage,
});

const accountPage = lazyRouteComponent(() => import('./account/account-page.tsx'));

const page = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => signedIn, path: adminBase + path, component });
const prepared = (path: string, name: PreparedName) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: adminBase + path,
    component: () => <PreparedPage name={name} />,
  });

const dealership = createRoute({
  getParentRoute: () => signedIn,
  path: `${adminBase}/$dealerSlug`,
  component: DealershipPages,
});
const ofDealership = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => dealership, path, component });
const preparedOf = (path: string, name: PreparedName) =>
  createRoute({ getParentRoute: () => dealership, path, component: () => <PreparedPage name={name} /> });

/** Every page there is, by its address: what is not built yet says so. */
export const routeTree = root.addChildren([
  ...signInRoutes,
  signedIn.addChildren([
    page(
      '',
      lazyRouteComponent(() => import('./home/home-page.tsx')),
    ),
    prepared('/new-dealer', 'new-dealer'),
    prepared('/operator/desk', 'operator'),
    prepared('/operator/content', 'editor'),
    page('/account', accountPage),
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
      preparedOf('inbox', 'inbox'),
      preparedOf('print', 'print'),
      preparedOf('admin-report', 'admin-report'),
      preparedOf('edit', 'edit'),
      preparedOf('edit-districts', 'edit-districts'),
      preparedOf('edit-own-district', 'edit-own-district'),
      preparedOf('edit-contract-makes', 'edit-contract-makes'),
      preparedOf('person/$personId/edit', 'person'),
      preparedOf('person/$personId/create', 'person'),
      preparedOf('images', 'images'),
      preparedOf('offers', 'offers'),
      preparedOf('offers/new', 'offer-new'),
      preparedOf('offers/$offerId/edit', 'offer-edit'),
      preparedOf('edit-api-provider', 'edit-api-provider'),
    ]),
  ]),
]);

function ToOverview() {
  const { dealerSlug = '' } = useParams({ strict: false });
  return <GoTo href={dealershipPath(dealerSlug)} />;
}
