import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { imagePath } from '@kardan/contract/values/image-sizes';

interface PageFacts {
  origin: string;
  /** Path of the dealership's own page, whichever of its pages this is. */
  path: string;
  holidays: DealershipDetails['holidays'];
}

/** The dealership in the words of schema.org: what the page shows. */
export function dealershipGraph(dealership: DealershipProfile, { origin, path, holidays }: PageFacts) {
  return { '@context': 'https://schema.org', ...dealerNode(dealership, origin + path, origin, holidays) };
}

function dealerNode(dealer: DealershipProfile, url: string, origin: string, holidays: DealershipDetails['holidays']) {
  return told({
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: dealer.name,
    url,
    sameAs: dealer.website,
    telephone: dealer.phone,
    logo: dealer.logo && origin + imagePath(dealer.logo, 256),
    image: dealer.images.map(({ contentHash }) => origin + imagePath(contentHash, 1200)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      postalCode: dealer.postcode,
      addressLocality: dealer.city,
      addressRegion: dealer.region.name,
      addressCountry: 'AT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    brand: dealer.makes.map(({ name }) => ({ '@type': 'Brand', name })),
    knowsLanguage: dealer.languages,
    openingHoursSpecification: dealer.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: [
      ...holidays.map(({ date }) => specialHours(date, closedAllDay)),
      ...dealer.specialDays.flatMap(({ date, hours }) =>
        (hours.length === 0 ? [closedAllDay] : hours).map((stretch) => specialHours(date, stretch)),
      ),
    ],
  });
}

/** Closed all day is written as a day that ends when it begins. */
const closedAllDay = { opens: '00:00', closes: '00:00' };

function specialHours(date: string, { opens, closes }: { opens: string; closes: string }) {
  return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Without what the dealership does not tell: an empty property would say that there is nothing. */
function told<Node extends Record<string, unknown>>(node: Node): Partial<Node> {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<Node>;
}
