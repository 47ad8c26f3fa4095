import { DistrictsPage } from '#features/districts/districts-page.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { DistrictsForm } from './districts-form.tsx';

/** Which districts the dealership serves beside its own. */
export default function EditDistrictsPage() {
  const t = useTexts('districts');
  return <DistrictsPage title={t('title')} intro={t('intro')} form={DistrictsForm} />;
}
