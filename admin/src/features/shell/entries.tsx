import { useContext } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { worksForPortalOnly } from '#domain/account/rights.ts';
import { dealershipPath, homePath, sitePaths } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { navigationOf } from '#domain/dealership/navigation.ts';
import { useUnreadInquiries } from '#domain/dealership/unread-inquiries.ts';
import { useWaiting } from '#domain/portal/desk.ts';
import { portalNavigationOf, portalPath } from '#domain/portal/navigation.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { EntryLink } from './entry-link.tsx';

/** Where this person can go: pages of the dealership by their role in it, and those of the portal. */
export function Entries({ onFollow }: { onFollow?: () => void }) {
  const t = useTexts('shell');
  const account = useAccount();
  const dealership = useContext(DealershipContext);
  const unread = useUnreadInquiries();
  const waiting = useWaiting();
  const follow = onFollow && { onFollow };
  return (
    <nav aria-label={t('navigation')} className="grid gap-px">
      {dealership
        ? navigationOf(dealership.role).map(({ page, icon }) => (
            <EntryLink
              key={page}
              href={dealershipPath(dealership.slug, page)}
              icon={icon}
              label={t(page)}
              count={page === 'inbox' ? unread : undefined}
              {...follow}
            />
          ))
        : !worksForPortalOnly(account) && <EntryLink href={homePath} icon="house" label={t('start')} {...follow} />}
      {dealership
        ? account.isOperator && (
            <EntryLink href={portalPath('desk')} icon="shield-check" label={t('operator')} {...follow} />
          )
        : portalNavigationOf(account).map(({ page, icon }) => (
            <EntryLink
              key={page}
              href={portalPath(page)}
              icon={icon}
              label={t(page)}
              count={waiting[page]}
              counted="waiting"
              {...follow}
            />
          ))}
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
