import type { OfficeDealership } from '@kardan/contract/calls/operator/dealerships';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Dealerships as rows, as cards on a phone; each leads to what the portal knows of it. */
export function DealershipTable({
  dealerships,
  isStale,
}: {
  dealerships: readonly OfficeDealership[];
  isStale: boolean;
}) {
  const t = useTexts('portalDealers');
  const locale = useLocale();
  return (
    <div
      aria-busy={isStale || undefined}
      className={classes('rounded-md border border-line bg-surface px-4 py-1 md:p-2.5', isStale && 'cursor-progress')}
    >
      <Table
        caption={t('title')}
        rows={dealerships}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', header: t('name'), main: true, cell: (dealership) => <Name dealership={dealership} /> },
          { id: 'place', header: t('place'), cell: ({ postcode, place }) => `${postcode} ${place}` },
          { id: 'group', header: t('group'), cell: ({ group }) => group?.name ?? '–' },
          { id: 'state', header: t('state'), cell: (dealership) => <State dealership={dealership} /> },
          { id: 'since', header: t('since'), cell: ({ createdAt }) => formatDay(createdAt, locale) },
          {
            id: 'cars',
            header: t('carsOnline'),
            numeric: true,
            cell: ({ carsOnline }) => formatNumber(carsOnline, locale),
          },
        ]}
      />
    </div>
  );
}

function Name({ dealership: { id, name, legalName } }: { dealership: OfficeDealership }) {
  return (
    <div className="min-w-0 py-1">
      <Link
        href={portalPath('dealerships', String(id))}
        className="inline-flex min-h-9 items-center font-semi underline-offset-3 [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
      >
        {name}
      </Link>
      {legalName !== name && <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{legalName}</span>}
    </div>
  );
}

/** What is held against it stands beside its state, which may not show it. */
function State({ dealership: { state, restrictions } }: { dealership: OfficeDealership }) {
  const s = useTexts('shell');
  const r = useTexts('restrictions');
  const beside = restrictions.filter((kind) => kind !== state);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={state === 'suspended' ? 'alert' : state === 'requested' ? 'accent' : 'tag'}>
        {s(`state.${state}`)}
      </Badge>
      {beside.map((kind) => (
        <Badge key={kind} tone="alert">
          {r(`kind.${kind}`)}
        </Badge>
      ))}
    </span>
  );
}
