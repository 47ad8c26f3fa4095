import type { OfficeGroup } from '@kardan/contract/calls/operator/groups';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Groups by name, each a link to its page. */
export function GroupTable({ groups }: { groups: readonly OfficeGroup[] }) {
  const t = useTexts('portalGroups');
  const locale = useLocale();
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
      <Table
        caption={t('caption')}
        rows={groups}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('name'),
            main: true,
            cell: ({ id, name }) => (
              <Link
                href={portalPath('groups', String(id))}
                className="inline-flex min-h-11 items-center font-semi underline-offset-3 [overflow-wrap:anywhere] hover:underline"
              >
                {name}
              </Link>
            ),
          },
          { id: 'set-up', header: t('setUp'), cell: (group) => <SetUp group={group} /> },
          {
            id: 'sites',
            header: t('sites'),
            numeric: true,
            cell: ({ dealerships }) => formatNumber(dealerships, locale),
          },
        ]}
      />
    </div>
  );
}

/** What the group has for all its dealerships. */
export function SetUp({ group: { keys, feeds, webhooks, hasCompanyAccount } }: { group: OfficeGroup }) {
  const t = useTexts('portalGroups');
  const told = [
    hasCompanyAccount && t('company'),
    feeds > 0 && t('feeds', { count: feeds }),
    keys > 0 && t('keys', { count: keys }),
    webhooks > 0 && t('webhooks', { count: webhooks }),
  ].filter(Boolean);
  return told.length > 0 ? told.join(', ') : t('setUp.nothing');
}
