import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/accessibility'>) {
  return textMetadata('accessibility', props);
}

export default function AccessibilityPage() {
  return <TextPage name="accessibility" />;
}
