import { useState } from 'react';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { MakesForm } from './makes-form.tsx';

/** Makes that the dealership sells or services by contract. */
export default function EditContractMakesPage() {
  const t = useTexts('makes');
  const [loads, setLoads] = useState(0);
  return (
    <ProfilePage title={t('title')} intro={t('intro')} isStep>
      {(profile) => <MakesForm key={loads} profile={profile} onReload={() => setLoads((before) => before + 1)} />}
    </ProfilePage>
  );
}
