import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useGreeting } from '#domain/account/greeting.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { accountPath, dealershipPath } from '#domain/addresses.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SiteList } from './site-list.tsx';

/** Where one chooses among several sites; who has one only is taken there. */
export default function HomePage() {
  const t = useTexts('home');
  const account = useAccount();
  const greeting = useGreeting();
  const dealerships = dealershipsOf(account);
  const [only] = dealerships;
  if (only && dealerships.length === 1 && !account.isOperator) return <GoTo href={dealershipPath(only.slug)} />;
  const inGroups = new Set(account.groups.flatMap(({ dealerships: ofGroup }) => ofGroup.map(({ id }) => id)));
  const single = dealerships.filter(({ id }) => !inGroups.has(id));
  return (
    <>
      <PageHead title={greeting} tabTitle={t('title')} intro={dealerships.length > 0 && t('choose')} />
      {dealerships.length === 0 && !account.isOperator && (
        <EmptyState
          icon="store"
          title={t('none.title')}
          action={<LinkButton href={accountPath(undefined)}>{t('none.action')}</LinkButton>}
        >
          {t('none.text')}
        </EmptyState>
      )}
      <div className="grid gap-4">
        {account.groups.map(({ group, role, dealerships: ofGroup }) => (
          <SiteList
            key={group.id}
            title={group.name}
            intro={t('groupIntro', { count: ofGroup.length })}
            role={role}
            dealerships={ofGroup}
          />
        ))}
        {single.length > 0 && <SiteList title={t(inGroups.size > 0 ? 'single' : 'title')} dealerships={single} />}
      </div>
    </>
  );
}
