import type { OfficeGroup } from '@kardan/contract/calls/operator/groups';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeDealershipsQuery } from '#domain/portal/dealerships.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { AddSiteDialog } from './add-site-dialog.tsx';
import { TakeOut } from './take-out.tsx';

/** The dealerships of a group, each of which can be taken out, and the way to add another. */
export function SitesPanel({ group }: { group: OfficeGroup }) {
  const t = useTexts('portalGroups');
  const d = useTexts('portalDealers');
  const s = useTexts('shell');
  const [isAdding, setAdding] = useState(false);
  const sites = useInfiniteQuery(officeDealershipsQuery({ q: '', groupId: group.id, sort: 'name' }));
  return (
    <Panel
      title={t('sites')}
      intro={t('sites.intro')}
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('sites.add')}
        </Button>
      }
    >
      <Loaded query={sites} skeleton={<Skeleton className="h-32" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="text-sm text-text-2">{t('sites.none')}</p>;
          return (
            <Table
              caption={t('sites')}
              rows={items}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: t('name'),
                  main: true,
                  cell: ({ id, name }) => (
                    <Link
                      href={portalPath('dealerships', String(id))}
                      className="inline-flex min-h-11 items-center font-semi underline-offset-3 [overflow-wrap:anywhere] hover:underline"
                    >
                      {name}
                    </Link>
                  ),
                },
                { id: 'place', header: d('place'), cell: ({ postcode, place }) => `${postcode} ${place}` },
                { id: 'state', header: d('state'), cell: ({ state }) => s(`state.${state}`) },
                {
                  id: 'acts',
                  header: t('acts'),
                  cell: (site) => <TakeOut group={group} dealership={site} />,
                },
              ]}
            />
          );
        }}
      </Loaded>
      <MoreRows query={sites} />
      {isAdding && <AddSiteDialog group={group} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
