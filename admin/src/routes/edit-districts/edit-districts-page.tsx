import { LoadedDistricts } from '#features/districts/loaded-districts.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { DistrictsForm } from './districts-form.tsx';

/** Which districts the dealership serves beside its own. */
export default function EditDistrictsPage() {
  const t = useTexts('districts');
  return (
    <ProfilePage title={t('title')} intro={t('intro')} isStep>
      {(profile) => <LoadedDistricts profile={profile} form={DistrictsForm} />}
    </ProfilePage>
  );
}
