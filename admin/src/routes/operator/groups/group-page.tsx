import type { OfficeGroup } from '@kardan/contract/calls/operator/groups';
import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { identityProviderPath } from '#domain/addresses.ts';
import { officeGroupQuery } from '#domain/portal/dealerships.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { GroupMembers } from '#features/team/group-members.tsx';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { GroupNameDialog } from './group-name-dialog.tsx';
import { SetUp } from './group-table.tsx';
import { RemoveGroup } from './remove-group.tsx';
import { SitesPanel } from './sites-panel.tsx';

/** One group: its dealerships, its people, and what is set up for all of them. */
export default function GroupPage() {
  const { groupId = '' } = useParams({ strict: false });
  const group = useQuery(officeGroupQuery(groupId));
  if (group.error instanceof ApiError && group.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={group} skeleton={<Skeleton className="h-96" />}>
      {(loaded) => <Group group={loaded} />}
    </Loaded>
  );
}

function Group({ group }: { group: OfficeGroup }) {
  const t = useTexts('portalGroups');
  const i = useTexts('identityProvider');
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = group;
  return (
    <>
      <Breadcrumb label={t('path')} crumbs={[{ label: t('title'), href: portalPath('groups') }, { label: name }]} />
      <PageHead
        title={name}
        intro={
          <>
            {t('setUp')}: <SetUp group={group} />
          </>
        }
        actions={
          <>
            <LinkButton href={identityProviderPath(id)} icon="building-2">
              {i('link')}
            </LinkButton>
            <Button icon="pencil" onClick={() => setRenaming(true)}>
              {t('rename')}
            </Button>
            <RemoveGroup group={group} />
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <SitesPanel group={group} />
        <GroupMembers
          group={group}
          head={(invite) => (
            <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
              <div className="min-w-0 flex-1 basis-60">
                <h2>{t('people')}</h2>
                <p className="mt-1 max-w-[64ch] text-sm text-text-2">{t('people.intro')}</p>
              </div>
              {invite}
            </div>
          )}
        />
      </div>
      {isRenaming && (
        <GroupNameDialog
          title={t('rename.title')}
          submitLabel={t('rename.submit')}
          name={name}
          send={(given) => api.renameGroup({ params: { groupId: String(id) }, body: { name: given } })}
          onSent={(_, given) => showToast({ text: t('rename.done', { name: given }) })}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
