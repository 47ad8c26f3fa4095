import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { groupMembersQuery, teamOfGroup } from '#domain/team/team.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { InviteMember } from './invite-member.tsx';
import { MemberTable } from './member-table.tsx';

interface Props {
  group: { id: number; slug: string; name: string };
  /** What stands above, with the button that invites. */
  head: (invite: ReactNode) => ReactNode;
}

/** Who owns a group or reads its figures, and the way to bring in others. */
export function GroupMembers({ group, head }: Props) {
  const t = useTexts('team');
  const team = teamOfGroup(group);
  const members = useQuery(groupMembersQuery(String(group.id)));
  const [isInviting, setInviting] = useState(false);
  return (
    <section aria-label={t('group.title')}>
      {head(
        <Button variant="accent" icon="user-plus" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>,
      )}
      <Loaded query={members} skeleton={<Skeleton className="h-48" />}>
        {({ items }) =>
          items.length > 0 ? (
            <MemberTable team={team} members={items} />
          ) : (
            <EmptyState icon="users" title={t('empty')}>
              {t('group.emptyText')}
            </EmptyState>
          )
        }
      </Loaded>
      {isInviting && <InviteMember team={team} onClose={() => setInviting(false)} />}
    </section>
  );
}
