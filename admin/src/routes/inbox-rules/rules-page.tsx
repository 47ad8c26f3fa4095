import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxSettingsQuery } from '#domain/inbox/inbox.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';
import { RoutingPanel } from './routing-panel.tsx';
import { TimesPanel } from './times-panel.tsx';

/** Who gets which inquiry, by when it shall be answered, and what happens when it is not. */
export default function RulesPage() {
  const t = useTexts('inboxSettings');
  const dealership = useDealership();
  const { slug, name } = dealership;
  const settings = useQuery(inboxSettingsQuery(slug));
  const isFixed = !isChangeable(dealership) || settings.data?.mayChange === false;
  return (
    <>
      <PageHead
        title={t('rules.title')}
        tabTitle={`${t('rules.title')}, ${name}`}
        intro={isFixed && settings.data ? t('rules.fixed') : t('rules.intro')}
        actions={
          <LinkButton href={dealershipPath(slug, 'inbox')} icon="arrow-left">
            {t('templates.back')}
          </LinkButton>
        }
      />
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Loaded query={settings} skeleton={<Skeleton className="h-96" />}>
        {(data) => (
          <div className="grid max-w-[860px] gap-4">
            <TimesPanel settings={data} isFixed={isFixed} />
            <RoutingPanel settings={data} isFixed={isFixed} />
          </div>
        )}
      </Loaded>
    </>
  );
}
