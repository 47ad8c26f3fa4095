import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { optionLabels } from '@kardan/contract/labels/reference';
import { imagePath } from '@kardan/contract/values/image-sizes';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';

interface PageFacts {
  origin: string;
  /** Path of the car's own page. */
  path: string;
  /** From the widest list to the narrowest, with their paths. */
  crumbs: readonly { label: string; href: string }[];
  locale: Locale;
  /** What a price without the registration tax says of itself. */
  plusNova: string;
}

/** The car, its offer, who sells it and where its page stands, in the words of schema.org: what the page shows. */
export function listingGraph(listing: ListingDetail, { origin, path, crumbs, locale, plusNova }: PageFacts) {
  const url = origin + path;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      carNode(listing, url, { origin, locale, plusNova }),
      dealerNode(listing, url),
      {
        ...breadcrumbList(origin, [...crumbs, { label: listing.title, href: path }]),
        '@id': `${url}#breadcrumb`,
      },
    ],
  };
}

function carNode(
  car: ListingDetail,
  url: string,
  { origin, locale, plusNova }: Pick<PageFacts, 'origin' | 'locale' | 'plusNova'>,
) {
  const labels = optionLabels[locale];
  return told({
    '@type': 'Car',
    '@id': `${url}#car`,
    name: car.title,
    description: car.description || null,
    url,
    image: car.images.map(({ contentHash }) => origin + imagePath(contentHash, 1200)),
    brand: { '@type': 'Brand', name: car.make.name },
    model: car.model.name,
    vehicleConfiguration: car.version?.name ?? null,
    sku: String(car.id),
    itemCondition: conditionOf(car),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileageKm, unitCode: 'KMT' },
    dateVehicleFirstRegistered: car.firstRegistration,
    bodyType: labels.body[car.body],
    fuelType: labels.fuel[car.fuel],
    vehicleTransmission: labels.gearbox[car.gearbox],
    driveWheelConfiguration: car.drive && driveConfigurations[car.drive],
    vehicleEngine: told({
      '@type': 'EngineSpecification',
      fuelType: labels.fuel[car.fuel],
      enginePower: { '@type': 'QuantitativeValue', value: car.powerKw, unitCode: 'KWT' },
      engineDisplacement: car.displacementCcm && {
        '@type': 'QuantitativeValue',
        value: car.displacementCcm,
        unitCode: 'CMQ',
      },
    }),
    color: car.colour && labels.colour[car.colour],
    vehicleInteriorColor: car.interiorColour && labels.colour[car.interiorColour],
    vehicleInteriorType: car.interiorMaterial && labels.interiorMaterial[car.interiorMaterial],
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    numberOfPreviousOwners: car.owners,
    fuelConsumption: car.consumptionL && {
      '@type': 'QuantitativeValue',
      value: car.consumptionL,
      unitText: 'l/100 km',
    },
    emissionsCO2: car.co2GPerKm,
    additionalProperty: taxProperties(car, locale),
    meetsEmissionStandard: car.emissionClass && labels.emissionClass[car.emissionClass],
    offers: {
      '@type': 'Offer',
      url,
      price: car.priceEur,
      priceCurrency: 'EUR',
      // schema.org knows no tax but VAT.
      ...(!car.novaIncluded && { description: plusNova }),
      // In the margin scheme nothing is said of VAT (§ 24 UStG).
      ...(car.taxation === 'standard' && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          price: car.priceEur,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
        },
      }),
      availability: `https://schema.org/${availabilities[car.state]}`,
      itemCondition: conditionOf(car),
      seller: { '@id': `${url}#dealer` },
    },
  });
}

function dealerNode({ dealership: dealer, state }: ListingDetail, url: string) {
  return told({
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: dealer.name,
    url: dealer.website,
    // Of a sold car the page shows no number.
    telephone: state === 'sold' ? null : dealer.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      postalCode: dealer.postcode,
      addressLocality: dealer.city,
      addressCountry: 'AT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    openingHoursSpecification: dealer.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
      opens,
      closes,
    })),
  });
}

const availabilities: Record<ListingDetail['state'], string> = {
  active: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
};

const driveConfigurations: Record<NonNullable<ListingDetail['drive']>, string> = {
  front: 'https://schema.org/FrontWheelDriveConfiguration',
  rear: 'https://schema.org/RearWheelDriveConfiguration',
  all: 'https://schema.org/AllWheelDriveConfiguration',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A car that was registered is a used one to search engines, be it for a day. */
function conditionOf({ category, conditionKind }: ListingDetail): string {
  return `https://schema.org/${category === 'new' || conditionKind === 'new' ? 'NewCondition' : 'UsedCondition'}`;
}

/** What schema.org has no word for. */
function taxProperties(car: ListingDetail, locale: Locale) {
  const labels = optionLabels[locale];
  const told = {
    conditionKind: car.conditionKind && labels.conditionKind[car.conditionKind],
    taxation: car.taxation && labels.taxation[car.taxation],
    inputTax: car.inputTax && labels.inputTax[car.inputTax],
  };
  return Object.entries(told).flatMap(([key, value]) =>
    value === null
      ? []
      : [{ '@type': 'PropertyValue', name: listingFieldLabels[locale][key as keyof typeof told], value }],
  );
}

/** Without what the listing does not tell: an empty property would say that there is nothing. */
function told<Node extends Record<string, unknown>>(node: Node): Partial<Node> {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<Node>;
}
