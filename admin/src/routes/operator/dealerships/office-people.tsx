import type { OfficeDealershipFacts } from '@kardan/contract/calls/operator/dealerships';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type Person = OfficeDealershipFacts['people'][number];

/** Who works for the dealership, owners first, and when they were here last. */
export function OfficePeople({ people }: { people: readonly Person[] }) {
  const t = useTexts('portalDealers');
  const s = useTexts('shell');
  const locale = useLocale();
  return (
    <Panel title={t('people')}>
      {people.length === 0 ? (
        <p className="text-sm text-text-2">{t('people.none')}</p>
      ) : (
        <Table
          caption={t('people')}
          rows={people}
          keyOf={({ accountId, role }) => `${accountId} ${role}`}
          columns={[
            {
              id: 'person',
              header: t('people.person'),
              main: true,
              cell: ({ name, email }) => (
                <span className="block min-w-0 py-1">
                  <span className="font-semi">{name}</span>
                  <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{email}</span>
                </span>
              ),
            },
            { id: 'role', header: t('people.role'), cell: ({ role }) => s(`role.${role}`) },
            {
              id: 'last-seen',
              header: t('people.lastSeen'),
              cell: (person) =>
                person.lastSeenOn ? formatDay(person.lastSeenOn, locale) : <NotSeen person={person} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function NotSeen({ person: { state, hasAccepted } }: { person: Person }) {
  const t = useTexts('portalDealers');
  if (state === 'locked') return <Badge tone="alert">{t('people.locked')}</Badge>;
  return hasAccepted ? t('people.never') : t('people.invited');
}
