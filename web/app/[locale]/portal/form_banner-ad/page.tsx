import { OperatorPanel } from '#features/contact/operator/operator-panel.tsx';
import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/form_banner-ad'>) {
  return textMetadata('form-banner-ad', props);
}

export default function FormBannerAdPage() {
  return (
    <TextPage name="form-banner-ad">
      <OperatorPanel kind="banner-ad" />
    </TextPage>
  );
}
