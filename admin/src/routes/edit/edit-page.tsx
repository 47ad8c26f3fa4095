import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CustomPageForm } from './custom-page-form.tsx';
import { HoursForm } from './hours/hours-form.tsx';
import { AgreementsPanel } from './legal/agreements-panel.tsx';
import { LegalForm } from './legal/legal-form.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { PersonsPanel } from './persons/persons-panel.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Everything that a dealership tells of itself: each part with its own button, so that nothing waits for another. */
export default function EditPage() {
  const t = useTexts('profile');
  return (
    <ProfilePage title={t('title')} intro={t('intro')}>
      {(profile) => <Parts profile={profile} />}
    </ProfilePage>
  );
}

function Parts({ profile }: { profile: OwnProfile }) {
  // A part that is loaded anew begins anew with what is stored.
  const [loads, setLoads] = useState<Record<string, number>>({});
  const part = (name: string) => ({
    key: `${name} ${loads[name] ?? 0}`,
    onReload: () => setLoads((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 })),
  });
  const missing = profile.missing.filter(({ section }) => section === 'legal').map(({ field }) => field);
  const { key: profileKey, ...profilePart } = part('profile');
  const { key: hoursKey, ...hoursPart } = part('hours');
  const { key: pageKey, ...pagePart } = part('page');
  const { key: legalKey, ...legalPart } = part('legal');
  const anchor = 'scroll-mt-20 outline-none';
  return (
    <div className="grid items-start gap-4 lg:gap-5 min-[1192px]:grid-cols-[minmax(0,1fr)_316px]">
      <aside className="grid gap-4 min-[1192px]:sticky min-[1192px]:top-20 min-[1192px]:order-1">
        <MissingPanel missing={profile.missing} />
        <OtherPages />
      </aside>
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <div id="profile" tabIndex={-1} className={anchor}>
          <ProfileForm key={profileKey} profile={profile} {...profilePart} />
        </div>
        <div id="hours" tabIndex={-1} className={anchor}>
          <HoursForm key={hoursKey} profile={profile} {...hoursPart} />
        </div>
        <div id="persons" tabIndex={-1} className={anchor}>
          <PersonsPanel profile={profile} />
        </div>
        <div id="page" tabIndex={-1} className={anchor}>
          <CustomPageForm key={pageKey} profile={profile} {...pagePart} />
        </div>
        <div id="legal" tabIndex={-1} className={anchor}>
          <LegalForm key={legalKey} profile={profile} missing={missing} {...legalPart} />
        </div>
        <div id="agreements" tabIndex={-1} className={anchor}>
          <AgreementsPanel agreements={profile.agreements} />
        </div>
      </div>
    </div>
  );
}

const otherPages = [
  { page: 'images', icon: 'image' },
  { page: 'edit-own-district', icon: 'map-pin' },
  { page: 'edit-districts', icon: 'map' },
  { page: 'edit-contract-makes', icon: 'badge-check' },
] as const satisfies readonly { page: string; icon: IconName }[];

/** What else belongs to the public page, on pages of its own. */
function OtherPages() {
  const t = useTexts('profile');
  const s = useTexts('shell');
  const { slug } = useDealership();
  return (
    <nav aria-label={t('otherPages')} className="rounded-md border border-line bg-surface p-2">
      {otherPages.map(({ page, icon }) => (
        <Link
          key={page}
          href={dealershipPath(slug, page)}
          className="flex min-h-11 items-center gap-3 rounded-sm px-2.5 text-sm text-text-2 hover:bg-surface-2 hover:text-text"
        >
          <Icon name={icon} />
          <span className="flex-1">{s(page)}</span>
          <Icon name="chevron-right" className="text-text-3" />
        </Link>
      ))}
    </nav>
  );
}
