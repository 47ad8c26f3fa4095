import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { maxPersons } from '@kardan/contract/values/dealership-profile';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PersonRow } from './person-row.tsx';
import { usePersons } from './use-persons.ts';

/** The people that buyers see, in their order. */
export function PersonsPanel({ profile }: { profile: OwnProfile }) {
  const t = useTexts('persons');
  const { slug } = useDealership();
  const canEdit = useCanEditProfile();
  const { persons, move, remove, isMoving } = usePersons(profile);
  // One id for as long as the page is open: whoever goes back and forth does not begin another person.
  const [freshId] = useState(() => crypto.randomUUID());
  const add = canEdit && profile.persons.length < maxPersons && (
    <LinkButton href={dealershipPath(slug, `person/${freshId}/create`)} icon="user-plus">
      {t('add')}
    </LinkButton>
  );
  return (
    <Panel title={t('title')} intro={t('intro')} actions={persons.length > 0 && add}>
      {persons.length > 0 ? (
        <ol>
          {persons.map((person, index) => (
            <PersonRow
              key={person.id}
              person={person}
              isFirst={index === 0}
              isLast={index === persons.length - 1}
              canEdit={canEdit}
              isMoving={isMoving}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(person)}
            />
          ))}
        </ol>
      ) : (
        <EmptyState icon="users" title={t('none')} headingLevel={3} action={add}>
          {t('noneText')}
        </EmptyState>
      )}
    </Panel>
  );
}
