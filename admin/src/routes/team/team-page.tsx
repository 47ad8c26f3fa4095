import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { membersQuery } from '#domain/dealership/members.ts';
import { teamOfDealership } from '#domain/team/team.ts';
import { InviteMember } from '#features/team/invite-member.tsx';
import { MemberTable } from '#features/team/member-table.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';

/** Who has access to the dealership, in which role, and the way to bring in others. */
export default function TeamPage() {
  const t = useTexts('team');
  const dealership = useDealership();
  const members = useQuery(membersQuery(dealership.slug));
  const [isInviting, setInviting] = useState(false);
  const team = teamOfDealership(dealership);
  const count = members.data?.items.length;
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t('title')}, ${dealership.name}`}
        intro={count !== undefined && count > 0 && t('intro', { count, team: dealership.name })}
        actions={
          isChangeable(dealership) &&
          dealership.state !== 'sandbox' && (
            <Button variant="accent" icon="user-plus" onClick={() => setInviting(true)}>
              {t('invite')}
            </Button>
          )
        }
      />
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Loaded query={members} skeleton={<Skeleton className="h-64" />}>
        {({ items }) =>
          items.length > 0 ? (
            <MemberTable team={team} members={items} isFixed={!isChangeable(dealership)} />
          ) : (
            <EmptyState icon="users" title={t('empty')}>
              {t(dealership.state === 'sandbox' ? 'emptySandbox' : 'emptyText')}
            </EmptyState>
          )
        }
      </Loaded>
      {isInviting && <InviteMember team={team} onClose={() => setInviting(false)} />}
    </>
  );
}
