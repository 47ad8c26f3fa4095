import { OperatorPanel } from '#features/contact/operator/operator-panel.tsx';
import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/form_dealer-interest'>) {
  return textMetadata('form-dealer-interest', props);
}

export default function FormDealerInterestPage() {
  return (
    <TextPage name="form-dealer-interest" jump>
      <OperatorPanel kind="dealer-interest" />
    </TextPage>
  );
}
