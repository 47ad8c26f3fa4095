import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { LogoPanel } from './logo-panel.tsx';
import { ShowroomPanel } from './showroom-panel.tsx';

/** Pictures of the dealership itself: its logo, and what its house looks like. */
export default function ImagesPage() {
  const t = useTexts('housePictures');
  return (
    <ProfilePage title={t('title')} intro={t('intro')} isStep>
      {(profile) => (
        <div className="grid gap-4 lg:gap-5">
          <LogoPanel profile={profile} />
          <ShowroomPanel profile={profile} />
        </div>
      )}
    </ProfilePage>
  );
}
