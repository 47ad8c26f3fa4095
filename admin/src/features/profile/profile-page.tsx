import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { dealershipInfoPath } from '@kardan/contract/site-paths';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ownProfileQuery, useCanEditProfile } from '#domain/profile/own-profile.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  title: string;
  intro?: ReactNode;
  /** The page is a step of the company data, and leads back there. */
  isStep?: boolean;
  /** Where on the public page it is seen. */
  anchor?: string;
  children: (profile: OwnProfile) => ReactNode;
}

/** What every page about the dealership itself has: the way to the public page, and why one may only look. */
export function ProfilePage({ title, intro, isStep = false, anchor = '', children }: Props) {
  const t = useTexts('profile');
  const s = useTexts('shell');
  const locale = useLocale();
  const { slug, name, state } = useDealership();
  const profile = useQuery(ownProfileQuery(slug));
  return (
    <>
      {isStep && (
        <Link
          href={dealershipPath(slug, 'edit')}
          className="mb-1.5 inline-flex min-h-8 items-center gap-2 text-xs text-text-2 hover:text-text pointer-coarse:min-h-11"
        >
          <Icon name="arrow-left" size={15} />
          {s('edit')}
        </Link>
      )}
      <PageHead
        title={title}
        tabTitle={`${title}, ${name}`}
        intro={intro}
        actions={
          state === 'active' && (
            <LinkButton
              href={dealershipInfoPath(slug, locale) + anchor}
              target="_blank"
              rel="noopener"
              icon="eye"
              iconAfter="external-link"
            >
              {t('asBuyers')}
            </LinkButton>
          )
        }
      />
      <ReadOnlyNote />
      <Loaded query={profile} skeleton={<Skeleton className="h-96" />}>
        {children}
      </Loaded>
    </>
  );
}

/** One sentence why nothing can be changed here. */
function ReadOnlyNote() {
  const t = useTexts('profile');
  const { state, role } = useDealership();
  if (useCanEditProfile()) return null;
  const isFrozen = state === 'suspended' || state === 'closed';
  const reason = role === 'operator' ? 'looking' : isFrozen ? 'state' : 'role';
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-sm bg-surface-2 p-3 text-sm">
      <Icon name="lock" className="mt-0.5 text-text-2" />
      {t(`readOnly.${reason}`)}
    </p>
  );
}
