import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { lastPosition, type OwnPerson } from '#domain/profile/persons.ts';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PersonForm } from './person-form.tsx';

/** Somebody whom buyers see: new, under an id that the address brings, or one who is there already. */
export default function PersonPage() {
  const t = useTexts('persons');
  const { personId = '' } = useParams({ strict: false });
  const isNew = useLocation().pathname.endsWith('/create');
  const [loads, setLoads] = useState(0);
  return (
    <ProfilePage title={t(isNew ? 'add' : 'edit')} isStep>
      {({ persons, ...profile }) => {
        const known = persons.find(({ id }) => id === personId);
        if (!(known || isNew))
          return (
            <EmptyState icon="users" title={t('notThere')}>
              {t('notThereText')}
            </EmptyState>
          );
        return (
          <PersonForm
            key={`${personId} ${loads}`}
            profile={{ persons, ...profile }}
            person={known ?? blank(personId, lastPosition(persons))}
            onReload={() => setLoads((before) => before + 1)}
          />
        );
      }}
    </ProfilePage>
  );
}

function blank(id: string, position: number): OwnPerson {
  return {
    id,
    position,
    givenName: '',
    familyName: '',
    jobTitle: '',
    phone: null,
    email: null,
    languages: ['de'],
    photo: null,
  };
}
