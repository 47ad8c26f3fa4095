import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { DistrictChooser } from '#features/districts/district-chooser.tsx';
import { type DistrictsFormProps, LoadedDistricts } from '#features/districts/loaded-districts.tsx';
import { PartForm } from '#features/profile/part-form.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { api } from '#lib/api/api.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The one district that the dealership belongs to. */
export default function EditOwnDistrictPage() {
  const t = useTexts('districts');
  return (
    <ProfilePage title={t('own.title')} intro={t('own.intro')} isStep>
      {(profile) => <LoadedDistricts profile={profile} form={OwnDistrictForm} />}
    </ProfilePage>
  );
}

function OwnDistrictForm({ profile, districts, onReload }: DistrictsFormProps) {
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
