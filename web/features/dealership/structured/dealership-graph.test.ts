import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { expect, test } from 'vitest';
import { dealershipGraph } from './dealership-graph.ts';

const lechner: DealershipProfile = {
  id: 9,
  slug: 'autohaus-lechner-graz',
  name: 'Autohaus Lechner',
  street: 'Puchstraße 41',
  postcode: '8020',
  city: 'Graz',
  district: { id: 1, slug: 'graz', name: 'Graz', plateCode: 'G' },
  region: { id: 6, slug: 'steiermark', name: 'Steiermark' },
  latitude: 47.06,
  longitude: 15.42,
  phone: '+43 316 123456',
  website: 'https://www.lechner.example',
  description: 'Seit 1968.',
  languages: ['de', 'en'],
  services: ['workshop'],
  makes: [{ id: 1, slug: 'volkswagen', name: 'Volkswagen', sales: true, service: true }],
  openingHours: [{ weekday: 1, opens: '08:00', closes: '18:00' }],
  specialDays: [],
  logo: 'abc',
  accentColour: '#0f3d6e',
  images: [{ contentHash: 'def', widthPx: 960, heightPx: 640 }],
  customPage: null,
};

const page = {
  origin: 'https://kardan.example',
  path: '/autohaendler/autohaus-lechner-graz',
  holidays: [{ date: '2026-12-08', weekday: 2, holiday: 'immaculate-conception' as const }],
};

test('a dealership is told as its page shows it, with the public holidays on which it is closed', () => {
  expect(dealershipGraph(lechner, page)).toMatchInlineSnapshot(`
    {
      "@context": "https://schema.org",
      "@id": "https://kardan.example/autohaendler/autohaus-lechner-graz#dealer",
      "@type": "AutoDealer",
      "address": {
        "@type": "PostalAddress",
        "addressCountry": "AT",
        "addressLocality": "Graz",
        "addressRegion": "Steiermark",
        "postalCode": "8020",
        "streetAddress": "Puchstraße 41",
      },
      "brand": [
        {
          "@type": "Brand",
          "name": "Volkswagen",
        },
      ],
      "geo": {
        "@type": "GeoCoordinates",
        "latitude": 47.06,
        "longitude": 15.42,
      },
      "image": [
        "https://kardan.example/_next/image?url=%2Fmedia%2Fdef&w=1200&q=75",
      ],
      "knowsLanguage": [
        "de",
        "en",
      ],
      "logo": "https://kardan.example/_next/image?url=%2Fmedia%2Fabc&w=256&q=75",
      "name": "Autohaus Lechner",
      "openingHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "18:00",
          "dayOfWeek": "https://schema.org/Monday",
          "opens": "08:00",
        },
      ],
      "sameAs": "https://www.lechner.example",
      "specialOpeningHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "00:00",
          "opens": "00:00",
          "validFrom": "2026-12-08",
          "validThrough": "2026-12-08",
        },
      ],
      "telephone": "+43 316 123456",
      "url": "https://kardan.example/autohaendler/autohaus-lechner-graz",
    }
  `);
});

test('what it does not tell is missing, not empty', () => {
  const silent = { ...lechner, phone: null, website: null, logo: null, images: [], makes: [], languages: [] };
  const dealer = dealershipGraph({ ...silent, openingHours: [] }, { ...page, holidays: [] });
  expect(Object.keys(dealer)).toEqual(['@context', '@type', '@id', 'name', 'url', 'address', 'geo']);
});
