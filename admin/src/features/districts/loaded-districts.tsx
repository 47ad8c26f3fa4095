import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale } from '#lib/texts/use-texts.ts';
import { type ChoosableDistrict, districtsQuery } from './districts.ts';

export interface DistrictsFormProps {
  profile: OwnProfile;
  districts: readonly ChoosableDistrict[];
  /** Begins anew with what is stored. */
  onReload: () => void;
}

/** A form that chooses among all districts, once they are there. */
export function LoadedDistricts({
  profile,
  form: Form,
}: {
  profile: OwnProfile;
  form: ComponentType<DistrictsFormProps>;
}) {
  const districts = useQuery(districtsQuery(useLocale()));
  const [loads, setLoads] = useState(0);
  return (
    <Loaded query={districts} skeleton={<Skeleton className="h-96" />}>
      {(all) => (
        <Form key={loads} profile={profile} districts={all} onReload={() => setLoads((before) => before + 1)} />
      )}
    </Loaded>
  );
}
