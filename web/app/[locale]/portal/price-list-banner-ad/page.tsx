import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/price-list-banner-ad'>) {
  return textMetadata('price-list-banner-ad', props);
}

export default function PriceListBannerAdPage() {
  return <TextPage name="price-list-banner-ad" />;
}
