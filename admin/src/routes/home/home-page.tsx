import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useGreeting } from '#domain/account/greeting.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf, worksForPortalOnly } from '#domain/account/rights.ts';
import { accountPath, dealershipPath, groupTeamPath, identityProviderPath } from '#domain/addresses.ts';
import { portalNavigationOf, portalPath } from '#domain/portal/navigation.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PortalPanel } from './portal-panel.tsx';
import { SiteList } from './site-list.tsx';

/**
 * Where one chooses among several sites and the portal, and whoever manages a group finds what is the group's; who else has one site
 * only is taken there, and finds its sandbox among the sites. Who works for the portal only is taken to its first page: operators to the desk, editors to the texts.
 */
export default function HomePage() {
  const t = useTexts('home');
  const i = useTexts('identityProvider');
  const g = useTexts('team');
  const account = useAccount();
  const greeting = useGreeting();
  const dealerships = dealershipsOf(account);
  const [only, ...others] = dealerships.filter(({ state }) => state !== 'sandbox');
  const [firstOfPortal] = portalNavigationOf(account);
  if (firstOfPortal && worksForPortalOnly(account)) return <GoTo href={portalPath(firstOfPortal.page)} />;
  const managesGroup = account.groups.some(({ role }) => role === 'group-owner');
  if (only && others.length === 0 && !firstOfPortal && !managesGroup) return <GoTo href={dealershipPath(only.slug)} />;
  const inGroups = new Set(account.groups.flatMap(({ dealerships: ofGroup }) => ofGroup.map(({ id }) => id)));
  const single = dealerships.filter(({ id }) => !inGroups.has(id));
  return (
    <>
      <PageHead title={greeting} tabTitle={t('title')} intro={dealerships.length > 0 && t('choose')} />
      {dealerships.length === 0 && account.groups.length === 0 && (
        <EmptyState
          icon="store"
          title={t('none.title')}
          action={<LinkButton href={accountPath(undefined)}>{t('none.action')}</LinkButton>}
        >
          {t('none.text')}
        </EmptyState>
      )}
      <div className="grid gap-4">
        <PortalPanel />
        {account.groups.map(({ group, role, dealerships: ofGroup }) => (
          <SiteList
            key={group.id}
            title={group.name}
            intro={t('groupIntro', { count: ofGroup.length })}
            role={role}
            dealerships={ofGroup}
            actions={
              role === 'group-owner' && (
                <>
                  <LinkButton href={groupTeamPath(group.id)} icon="users">
                    {g('title')}
                  </LinkButton>
                  <LinkButton href={identityProviderPath(group.id)} icon="building-2">
                    {i('link')}
                  </LinkButton>
                </>
              )
            }
          />
        ))}
        {single.length > 0 && <SiteList title={t(inGroups.size > 0 ? 'single' : 'title')} dealerships={single} />}
      </div>
    </>
  );
}
