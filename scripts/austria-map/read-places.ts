import { readFileSync } from 'node:fs';
import { projectPoint } from '@kardan/contract/map/project';
import { parse } from 'csv-parse/sync';
import type { Point } from './plane.ts';

interface Row extends Record<string, string> {
  id: string;
  slug: string;
  latitude: string;
  longitude: string;
}

export interface District {
  id: number;
  slug: string;
  region: string;
  /** What its sign shows: the number plate's letters; all of Vienna has W, so there it is the district's number. */
  code: string;
  /** Spots that surely lie in it: the places of its postcodes. */
  spots: Point[];
}

/** Regions and districts of the reference data, with the places of their postcodes on the map's plane. */
export function readPlaces(): { regions: { slug: string; name: string }[]; districts: District[] } {
  const regions = read('regions');
  const cities = Map.groupBy(read('cities'), (city) => city.district_id);
  const districts = read('districts')
    // Vienna as a whole is its region; its parts are listed themselves.
    .filter((district) => district.kind !== 'vienna')
    .map((district) => {
      const rows = cities.get(district.id) ?? [];
      // One postcode says little about the shape of a part of Vienna; the middle of its area is a second spot.
      if (district.kind === 'vienna-district') rows.push(district);
      return {
        id: Number(district.id),
        slug: district.slug,
        region: regions.find((region) => region.id === district.region_id)?.slug ?? '',
        code: district.kind === 'vienna-district' ? String(Number(district.id) - 900) : (district.plate_code ?? ''),
        spots: rows.map((row) => projectPoint(Number(row.latitude), Number(row.longitude))),
      };
    });
  return { regions: regions.map(({ slug, name = '' }) => ({ slug, name })), districts };
}

function read(name: 'regions' | 'districts' | 'cities'): Row[] {
  return parse(readFileSync(new URL(`../../core/regions/reference/${name}.csv`, import.meta.url)), { columns: true });
}
