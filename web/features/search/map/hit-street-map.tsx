import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { MapBounds, MapEntry } from '@kardan/contract/calls/search/search-map';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { StreetMap } from '#domain/map/street/street-map.tsx';
import type { StreetMapContent } from '#domain/map/street/street-map-content.ts';
import type { StreetMapHandlers } from '#domain/map/street/street-map-offer.tsx';
import { listingAddress } from '#domain/search/url/listing-address.ts';
import type { StockOwner } from '#domain/search/url/search-state.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { href } from '#lib/routes/href.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { carFlags } from './car-flags.ts';

type MapCar = Extract<MapEntry, { kind: 'car' }>['car'];

export interface HitStreetMapProps {
  styleUrl: string;
  bounds: MapBounds;
  filters: SearchFilters;
  /** On a dealership's own pages: whose cars are searched, and where they are listed. */
  stock: { owner: StockOwner; href: string } | undefined;
}

/** The hits on a map of streets: cars, dealerships and how many there are of both further out. */
export function HitStreetMap({ filters, stock, ...map }: HitStreetMapProps & StreetMapHandlers) {
  const t = useTexts('map');
  const locale = useLocale();
  const cars = (count: number) => t('cars.count', { count });
  const carsFrom = ({ count, priceFromEur }: { count: number; priceFromEur: number | null }) =>
    priceFromEur === null
      ? t('cars.pricesPlusNova', { cars: cars(count) })
      : t('cars.from', { cars: cars(count), price: formatPrice(priceFromEur, locale) });
  const priceOf = ({ priceEur, novaIncluded }: MapCar) => {
    const price = formatPrice(priceEur, locale);
    return novaIncluded === false ? t('cars.plusNova', { price }) : price;
  };
  /** What a flag has no room for. */
  const priceAndState = (car: MapCar) =>
    car.state === 'reserved' ? t('cars.reserved', { price: priceOf(car) }) : priceOf(car);

  const content: StreetMapContent<MapEntry> = {
    label: t('cars.label'),
    load: async (window, signal) => {
      const { entries, total } = await browserApi.searchMap({ body: { ...filters, ...window }, signal });
      return { entries, summary: t('cars.inWindow', { count: total }) };
    },
    rules: carFlags,
    shown: (entry) => (entry.kind === 'car' ? priceOf(entry.car) : formatNumber(entry.count, locale)),
    name: (entry) => {
      if (entry.kind === 'car') return `${priceAndState(entry.car)}: ${entry.car.title}`;
      return entry.kind === 'dealership'
        ? t('cars.atDealership', { cars: carsFrom(entry), dealership: entry.dealership.name })
        : t('cars.closer', { cars: carsFrom(entry) });
    },
    card: (entry) => {
      if (entry.kind === 'cluster') return <li key={entry.latitude}>{carsFrom(entry)}</li>;
      if (entry.kind === 'car') {
        const { id, title } = entry.car;
        return (
          <li key={id}>
            <TextLink href={listingAddress(locale, { dealership: stock?.owner }, entry.car)}>{title}</TextLink>
            <p className="text-text-2">{priceAndState(entry.car)}</p>
          </li>
        );
      }
      const { id, slug, name } = entry.dealership;
      return (
        <li key={`dealership-${id}`}>
          <TextLink href={stock?.href ?? href(locale, 'dealership', { slug })}>{name}</TextLink>
          <p className="text-text-2">{carsFrom(entry)}</p>
        </li>
      );
    },
  };
  return <StreetMap {...map} content={content} />;
}
