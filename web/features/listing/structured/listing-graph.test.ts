import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { expect, test } from 'vitest';
import { listingGraph } from './listing-graph.ts';

const golf: ListingDetail = {
  id: 4711,
  slug: 'vw-golf-2-0-tdi-life-4711',
  state: 'active',
  category: 'used',
  conditionKind: 'used',
  taxation: null,
  inputTax: null,
  title: 'VW Golf Variant 2.0 TDI Life DSG',
  description: 'Gepflegt, Nichtraucher.',
  videoUrl: null,
  make: { id: 1, slug: 'volkswagen', name: 'Volkswagen' },
  model: { id: 2, slug: 'golf', name: 'Golf' },
  version: { id: 3, slug: '2-0-tdi', name: '2.0 TDI 150 PS' },
  publishedAt: '2026-09-12T08:00:00.000Z',
  endedAt: null,
  daysOnline: 64,
  priceEur: 24_990,
  priceRating: null,
  netPriceEur: null,
  novaIncluded: true,
  reducedFromEur: null,
  priceChangedAt: null,
  priceHistory: [],
  mileageKm: 85_400,
  firstRegistration: '2021-04',
  inspectionValidUntil: '2027-04',
  owners: 1,
  accidentFree: true,
  serviceBook: true,
  warranty: false,
  warrantyMonths: null,
  body: 'estate',
  fuel: 'diesel',
  gearbox: 'automatic',
  drive: 'front',
  powerKw: 110,
  powerPs: 150,
  continuousPowerKw: null,
  combustionPowerKw: null,
  kerbWeightKg: null,
  displacementCcm: 1_968,
  cylinders: 4,
  doors: 5,
  seats: 5,
  colour: 'blue',
  metallic: true,
  interiorColour: null,
  interiorMaterial: 'cloth',
  equipment: ['tow-bar'],
  emissionClass: 'euro-6d',
  consumptionL: 4.7,
  consumptionKwh: null,
  co2GPerKm: 118,
  consumptionNorm: 'wltp',
  rangeKm: null,
  batteryKwh: null,
  batteryHealth: null,
  images: [{ contentHash: 'abc', widthPx: 960, heightPx: 640, altText: null }],
  place: {
    postcode: '8020',
    city: 'Graz',
    district: { id: 1, slug: 'graz', name: 'Graz', plateCode: 'G' },
    region: { id: 6, slug: 'steiermark', name: 'Steiermark' },
    latitude: 47.06,
    longitude: 15.42,
  },
  dealership: {
    id: 9,
    slug: 'autohaus-lechner-graz',
    name: 'Autohaus Lechner',
    street: 'Puchstraße 41',
    postcode: '8020',
    city: 'Graz',
    latitude: 47.06,
    longitude: 15.42,
    phone: '+43 316 123456',
    website: null,
    languages: ['de'],
    services: [],
    accentColour: null,
    logo: null,
    openingHours: [{ weekday: 1, opens: '08:00', closes: '18:00' }],
    specialDays: [],
  },
};

const page = {
  origin: 'https://kardan.example',
  path: '/vw-golf-2-0-tdi-life-4711',
  crumbs: [
    { label: 'Gebrauchtwagen', href: '/gebrauchtwagen' },
    { label: 'Volkswagen', href: '/gebrauchtwagen/volkswagen' },
    { label: 'Golf', href: '/gebrauchtwagen/volkswagen/golf' },
  ],
  locale: 'de-AT',
  plusNova: 'zuzüglich NoVA',
} as const;

test('a car is told as its page shows it, and nothing that the listing does not say', () => {
  expect(listingGraph(golf, page)).toMatchInlineSnapshot(`
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@id": "https://kardan.example/vw-golf-2-0-tdi-life-4711#car",
          "@type": "Car",
          "additionalProperty": [
            {
              "@type": "PropertyValue",
              "name": "Zustand",
              "value": "Gebraucht",
            },
          ],
          "bodyType": "Kombi",
          "brand": {
            "@type": "Brand",
            "name": "Volkswagen",
          },
          "color": "Blau",
          "dateVehicleFirstRegistered": "2021-04",
          "description": "Gepflegt, Nichtraucher.",
          "driveWheelConfiguration": "https://schema.org/FrontWheelDriveConfiguration",
          "emissionsCO2": 118,
          "fuelConsumption": {
            "@type": "QuantitativeValue",
            "unitText": "l/100 km",
            "value": 4.7,
          },
          "fuelType": "Diesel",
          "image": [
            "https://kardan.example/_next/image?url=%2Fmedia%2Fabc&w=1200&q=75",
          ],
          "itemCondition": "https://schema.org/UsedCondition",
          "meetsEmissionStandard": "Euro 6d",
          "mileageFromOdometer": {
            "@type": "QuantitativeValue",
            "unitCode": "KMT",
            "value": 85400,
          },
          "model": "Golf",
          "name": "VW Golf Variant 2.0 TDI Life DSG",
          "numberOfDoors": 5,
          "numberOfPreviousOwners": 1,
          "offers": {
            "@type": "Offer",
            "availability": "https://schema.org/InStock",
            "itemCondition": "https://schema.org/UsedCondition",
            "price": 24990,
            "priceCurrency": "EUR",
            "seller": {
              "@id": "https://kardan.example/vw-golf-2-0-tdi-life-4711#dealer",
            },
            "url": "https://kardan.example/vw-golf-2-0-tdi-life-4711",
          },
          "sku": "4711",
          "url": "https://kardan.example/vw-golf-2-0-tdi-life-4711",
          "vehicleConfiguration": "2.0 TDI 150 PS",
          "vehicleEngine": {
            "@type": "EngineSpecification",
            "engineDisplacement": {
              "@type": "QuantitativeValue",
              "unitCode": "CMQ",
              "value": 1968,
            },
            "enginePower": {
              "@type": "QuantitativeValue",
              "unitCode": "KWT",
              "value": 110,
            },
            "fuelType": "Diesel",
          },
          "vehicleInteriorType": "Stoff",
          "vehicleSeatingCapacity": 5,
          "vehicleTransmission": "Automatik",
        },
        {
          "@id": "https://kardan.example/vw-golf-2-0-tdi-life-4711#dealer",
          "@type": "AutoDealer",
          "address": {
            "@type": "PostalAddress",
            "addressCountry": "AT",
            "addressLocality": "Graz",
            "postalCode": "8020",
            "streetAddress": "Puchstraße 41",
          },
          "geo": {
            "@type": "GeoCoordinates",
            "latitude": 47.06,
            "longitude": 15.42,
          },
          "name": "Autohaus Lechner",
          "openingHoursSpecification": [
            {
              "@type": "OpeningHoursSpecification",
              "closes": "18:00",
              "dayOfWeek": "https://schema.org/Monday",
              "opens": "08:00",
            },
          ],
          "telephone": "+43 316 123456",
        },
        {
          "@id": "https://kardan.example/vw-golf-2-0-tdi-life-4711#breadcrumb",
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://kardan.example/gebrauchtwagen",
              "name": "Gebrauchtwagen",
              "position": 1,
            },
            {
              "@type": "ListItem",
              "item": "https://kardan.example/gebrauchtwagen/volkswagen",
              "name": "Volkswagen",
              "position": 2,
            },
            {
              "@type": "ListItem",
              "item": "https://kardan.example/gebrauchtwagen/volkswagen/golf",
              "name": "Golf",
              "position": 3,
            },
            {
              "@type": "ListItem",
              "item": "https://kardan.example/vw-golf-2-0-tdi-life-4711",
              "name": "VW Golf Variant 2.0 TDI Life DSG",
              "position": 4,
            },
          ],
        },
      ],
    }
  `);
});

test.each([
  ['active', 'InStock'],
  ['reserved', 'Reserved'],
  ['sold', 'SoldOut'],
] as const)('a car that is %s is %s', (state, availability) => {
  const [car] = listingGraph({ ...golf, state }, page)['@graph'];
  expect(car).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('a price without NoVA says so, one with it does not', () => {
  const offerOf = (novaIncluded: boolean) => listingGraph({ ...golf, novaIncluded }, page)['@graph'][0];
  expect(offerOf(false)).toMatchObject({ offers: { price: golf.priceEur, description: 'zuzüglich NoVA' } });
  expect(offerOf(true)).toMatchObject({ offers: expect.not.objectContaining({ description: expect.anything() }) });
});

test('only what is sold new is new', () => {
  const condition = (category: ListingDetail['category']) => listingGraph({ ...golf, category }, page)['@graph'][0];
  expect(condition('new')).toMatchObject({ itemCondition: 'https://schema.org/NewCondition' });
  expect(condition('one-year')).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
});

test('an electric car without emissions says so: zero is a value', () => {
  const [car] = listingGraph({ ...golf, fuel: 'electric', co2GPerKm: 0 }, page)['@graph'];
  expect(car).toMatchObject({ emissionsCO2: 0 });
});

test('taxation and kind of condition are told in words; only VAT that may be shown is in the price', () => {
  const carOf = (more: Partial<ListingDetail>) => {
    const [car] = listingGraph({ ...golf, ...more }, page)['@graph'];
    return car as { itemCondition: string; additionalProperty?: { name: string; value: string }[]; offers: object };
  };
  const margin = carOf({ taxation: 'margin-scheme', inputTax: 'none', conditionKind: 'used' });
  expect(margin.additionalProperty?.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Zustand: Gebraucht',
    'Besteuerung: Differenzbesteuerung',
    'Vorsteuerabzug: Kein Vorsteuerabzug',
  ]);
  expect(margin.offers).not.toHaveProperty('priceSpecification');
  expect(carOf({ taxation: 'standard' }).offers).toMatchObject({
    priceSpecification: { price: golf.priceEur, valueAddedTaxIncluded: true },
  });
  expect(carOf({ category: 'new', conditionKind: 'new' }).itemCondition).toContain('NewCondition');
  expect(carOf({ category: 'one-year', conditionKind: 'day-registration' }).itemCondition).toContain('UsedCondition');
});
