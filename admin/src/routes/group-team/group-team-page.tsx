import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useParams } from '@tanstack/react-router';
import { useAccount } from '#domain/account/own-account.ts';
import { identityProviderPath } from '#domain/addresses.ts';
import { GroupMembers } from '#features/team/group-members.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** For a group's owners: who owns it with them, and who reads the figures of all its dealerships. */
export default function GroupTeamPage() {
  const t = useTexts('team');
  const i = useTexts('identityProvider');
  const { groupId = '' } = useParams({ strict: false });
  const { groups } = useAccount();
  // Mails name a group by its slug.
  const own = groups.find(({ group: { id, slug } }) => String(id) === groupId || slug === groupId);
  if (own?.role !== 'group-owner') return <NotFoundPage />;
  const { group } = own;
  return (
    <GroupMembers
      group={group}
      head={(invite) => (
        <PageHead
          title={t('group.title')}
          tabTitle={`${t('group.title')}, ${group.name}`}
          intro={group.name}
          actions={
            <>
              <LinkButton href={identityProviderPath(group.id)} icon="building-2">
                {i('link')}
              </LinkButton>
              {invite}
            </>
          }
        />
      )}
    />
  );
}
