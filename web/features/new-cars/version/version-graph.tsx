import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { optionLabels } from '@kardan/contract/labels/reference';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

/** The version in the words of schema.org, with the cars on offer as one offer of many; without any it offers nothing. */
export async function VersionGraph({ page, picture }: { page: VersionPage; picture: string | null }) {
  const [locale, { SITE_ORIGIN }] = await Promise.all([currentLocale(), site()]);
  const { make, model, version, official, offers } = page;
  const path = href(locale, 'newCarsVersion', { make: make.slug, model: model.slug, version: version.slug });
  const labels = optionLabels[locale];
  const co2 = official.co2GPerKm;
  return (
    <StructuredData
      graph={{
        '@context': 'https://schema.org',
        '@type': 'Car',
        '@id': `${SITE_ORIGIN}${path}#car`,
        name: `${make.name} ${model.name} ${version.name}`,
        url: SITE_ORIGIN + path,
        brand: { '@type': 'Brand', name: make.name },
        model: model.name,
        vehicleConfiguration: version.name,
        itemCondition: 'https://schema.org/NewCondition',
        bodyType: labels.body[version.body],
        fuelType: labels.fuel[version.fuel],
        vehicleTransmission: labels.gearbox[version.gearbox],
        ...(picture && { image: SITE_ORIGIN + imagePath(picture, 1200) }),
        // One figure only where all cars have the same.
        ...(co2 && co2.min === co2.max && { emissionsCO2: co2.min }),
        // Of the cars with NoVA in their price; how many they are is not told, and `total` counts the others too.
        ...(offers && {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: offers.minEur,
            highPrice: offers.maxEur,
          },
        }),
      }}
    />
  );
}
