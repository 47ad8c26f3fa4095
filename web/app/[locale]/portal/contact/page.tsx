import { OperatorPanel } from '#features/contact/operator/operator-panel.tsx';
import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/contact'>) {
  return textMetadata('contact', props);
}

export default function ContactPage() {
  return (
    <TextPage name="contact">
      <OperatorPanel kind="contact" />
    </TextPage>
  );
}
