import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale } from '#lib/texts/use-texts.ts';
import { type ChoosableDistrict, districtsQuery } from './districts.ts';

export interface DistrictsFormProps {
  profile: OwnProfile;
  districts: readonly ChoosableDistrict[];
  /** Begins anew with what is stored. */
  onReload: () => void;
}

interface Props {
  title: string;
  intro: string;
  form: ComponentType<DistrictsFormProps>;
}

/** A step of the profile that chooses districts: loads them all, then shows its form. */
export function DistrictsPage({ title, intro, form: Form }: Props) {
  const districts = useQuery(districtsQuery(useLocale()));
  const [loads, setLoads] = useState(0);
  return (
    <ProfilePage title={title} intro={intro} isStep>
      {(profile) => (
        <Loaded query={districts} skeleton={<Skeleton className="h-96" />}>
          {(all) => (
            <Form key={loads} profile={profile} districts={all} onReload={() => setLoads((before) => before + 1)} />
          )}
        </Loaded>
      )}
    </ProfilePage>
  );
}
