import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { districtsQuery } from '#features/districts/districts.ts';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DistrictsForm } from './districts-form.tsx';

/** Which districts the dealership serves beside its own. */
export default function EditDistrictsPage() {
  const t = useTexts('districts');
  const districts = useQuery(districtsQuery(useLocale()));
  const [loads, setLoads] = useState(0);
  return (
    <ProfilePage title={t('title')} intro={t('intro')} isStep>
      {(profile) => (
        <Loaded query={districts} skeleton={<Skeleton className="h-96" />}>
          {(all) => (
            <DistrictsForm
              key={loads}
              profile={profile}
              districts={all}
              onReload={() => setLoads((before) => before + 1)}
            />
          )}
        </Loaded>
      )}
    </ProfilePage>
  );
}
