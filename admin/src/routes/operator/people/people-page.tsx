import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portalPeopleQuery } from '#domain/portal/people.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { InvitePerson } from './invite-person.tsx';
import { PeopleTable } from './people-table.tsx';

/** Who runs the portal and who writes its texts, and the way to bring in others. */
export default function PeoplePage() {
  const t = useTexts('portalPeople');
  const people = useQuery(portalPeopleQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button variant="accent" icon="user-plus" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <Loaded query={people} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => <PeopleTable people={items} />}
      </Loaded>
      {isInviting && <InvitePerson onClose={() => setInviting(false)} />}
    </>
  );
}
