import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { DistrictChooser } from '#features/districts/district-chooser.tsx';
import { type ChoosableDistrict, districtsQuery } from '#features/districts/districts.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The one district that the dealership belongs to. */
export default function EditOwnDistrictPage() {
  const t = useTexts('districts');
  const districts = useQuery(districtsQuery(useLocale()));
  const [loads, setLoads] = useState(0);
  return (
    <ProfilePage title={t('own.title')} intro={t('own.intro')} isStep>
      {(profile) => (
        <Loaded query={districts} skeleton={<Skeleton className="h-96" />}>
          {(all) => (
            <OwnDistrictForm
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

interface Props {
  profile: OwnProfile;
  districts: readonly ChoosableDistrict[];
  onReload: () => void;
}

function OwnDistrictForm({ profile, districts, onReload }: Props) {
  const t = useTexts('districts');
  const { slug } = useDealership();
  const addressDistrict = profile.profile.place.district;
  // By the address, until somebody has chosen.
  const [own, setOwn] = useState(profile.districts.own?.id ?? addressDistrict.id);
  const name = districts.find(({ id }) => id === own)?.name ?? addressDistrict.name;
  return (
    <Panel
      title={name}
      intro={
        own === addressDistrict.id ? t('own.byAddress') : t('own.otherThanAddress', { district: addressDistrict.name })
      }
    >
      <PartForm
        part="districts"
        profile={profile}
        onReload={onReload}
        send={(_, ifMatch) =>
          api.saveDistricts({
            params: { dealershipId: slug },
            ifMatch,
            body: { own, further: profile.districts.further.map(({ id }) => id).filter((id) => id !== own) },
          })
        }
      >
        <DistrictChooser districts={districts} own={own} onToggle={setOwn} />
      </PartForm>
    </Panel>
  );
}
