import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { officeGroupsQuery } from '#domain/portal/dealerships.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { GroupNameDialog } from './group-name-dialog.tsx';
import { GroupTable } from './group-table.tsx';

/** All groups of dealerships, and the way to make another. */
export default function GroupsPage() {
  const t = useTexts('portalGroups');
  const navigate = useNavigate();
  const groups = useQuery(officeGroupsQuery);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button variant="accent" icon="plus" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        }
      />
      <Loaded query={groups} skeleton={<Skeleton className="h-64" />}>
        {({ items }) =>
          items.length > 0 ? (
            <GroupTable groups={items} />
          ) : (
            <EmptyState icon="building-2" title={t('none.title')}>
              {t('none.text')}
            </EmptyState>
          )
        }
      </Loaded>
      {isCreating && (
        <GroupNameDialog
          title={t('create')}
          submitLabel={t('create')}
          send={(name) => api.createGroup({ body: { name } })}
          onSent={({ id, name }) => {
            showToast({ text: t('create.done', { name }) });
            void navigate({ href: portalPath('groups', String(id)) });
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
