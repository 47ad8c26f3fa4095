import { useContext } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipPath, homePath, sitePaths } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { navigationOf } from '#domain/dealership/navigation.ts';
import { useUnreadInquiries } from '#domain/dealership/unread-inquiries.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { EntryLink } from './entry-link.tsx';

/** Where this person can go: pages of the dealership by their role in it, and those of the portal. */
export function Entries({ onFollow }: { onFollow?: () => void }) {
  const t = useTexts('shell');
  const { isOperator, isEditor } = useAccount();
  const dealership = useContext(DealershipContext);
  const unread = useUnreadInquiries();
  const follow = onFollow && { onFollow };
  return (
    <nav aria-label={t('navigation')} className="grid gap-px">
      {dealership ? (
        navigationOf(dealership.role).map(({ page, icon }) => (
          <EntryLink
            key={page}
            href={dealershipPath(dealership.slug, page)}
            icon={icon}
            label={t(page)}
            count={page === 'inbox' ? unread : undefined}
            {...follow}
          />
        ))
      ) : (
        <EntryLink href={homePath} icon="house" label={t('start')} {...follow} />
      )}
      {isOperator && (
        <EntryLink href={dealershipPath('operator', 'desk')} icon="shield-check" label={t('operator')} {...follow} />
      )}
      {(isOperator || isEditor) && (
        <EntryLink href={dealershipPath('operator', 'content')} icon="newspaper" label={t('editor')} {...follow} />
      )}
    </nav>
  );
}

/** Ways out of the application. */
export function OuterLinks() {
  const t = useTexts('shell');
  const paths = sitePaths[useLocale()];
  return (
    <div className="grid gap-px">
      <EntryLink href={paths.home} icon="external-link" label={t('toSite')} />
      <EntryLink href={paths.contact} icon="life-buoy" label={t('help')} />
    </div>
  );
}
