import type { FacetKey, SearchRequest } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * The search for listings written a second time, in SQL and without a look at the engine's query: what the property test
 * compares with. Slow and simple on purpose.
 */
export async function flattenCars(owner: Database): Promise<void> {
  await sql`
    create table car as
    select listing.*, listing.equipment::text[] as equipment_keys,
      make.slug as make, make.slug || '/' || model.slug as model,
      district.slug as district, region.slug as region,
      dealership.slug as dealership,
      coalesce(listing_rating.label, 'unknown') as price_rating,
      round(1000.0 * listing.price_eur / listing_rating.estimate_eur)::int as price_to_estimate,
      round(listing.power_kw * 1.359622)::int as power_ps,
      case when listing.city_id is null then dealership.latitude else city.latitude end as lat,
      case when listing.city_id is null then dealership.longitude else city.longitude end as lon,
      lower(listing.title) as variant,
      lower(listing.title || ' ' || make.name || ' ' || model.name || ' ' || listing.description) as text
    from listing
    join make on make.id = make_id
    join model on model.id = model_id
    join dealership on dealership.id = dealership_id
    join city on city.id = coalesce(listing.city_id, dealership.city_id)
    join district on district.id = district_id
    join region on region.id = region_id
    left join listing_rating on listing_rating.listing_id = listing.id
    where listing.state in ('active', 'reserved') and dealership.state = 'active'`.execute(owner);
}

export interface Point {
  latitude: number;
  longitude: number;
}

type Condition = RawBuilder<unknown>;

const columns: Partial<Record<FilterKey, string>> = {
  co2GPerKm: 'co2_g_per_km',
  consumptionL: 'consumption_l',
};
const columnOf = (key: string) =>
  sql.ref(columns[key as FilterKey] ?? key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`));

function distance(place: Point): Condition {
  return sql`(2 * 6371008.7714 * asin(sqrt(
    power(sin(radians(lat - ${place.latitude}) / 2), 2)
    + cos(radians(${place.latitude})) * cos(radians(lat)) * power(sin(radians(lon - ${place.longitude}) / 2), 2))))`;
}

function conditionOf(key: FilterKey, request: SearchRequest, today: string, place: Point | null): Condition {
  const value = request[key] as never;
  const filter: Filter = filters[key];
  const column = columnOf(key);
  switch (filter.kind) {
    case 'options':
    case 'slugs':
      return sql`${column}::text = any(${value})`;
    case 'vehicles': {
      const named = sql`(make = any(${value}) or model = any(${value}))`;
      return key === 'excludedVehicles' ? sql`not ${named}` : named;
    }
    case 'features':
      return sql`equipment_keys @> ${value}::text[]`;
    case 'range': {
      const { from, to } = value as { from?: number; to?: number };
      const lower = from === undefined ? sql`true` : sql`${column} >= ${from}::numeric`;
      const upper = to === undefined ? sql`true` : sql`${column} <= ${to}::numeric`;
      return from === undefined && to === undefined ? sql`true` : sql`(${lower} and ${upper})`;
    }
    case 'months': {
      const { from, to } = value as { from?: string; to?: string };
      if (!from && !to) return sql`true`;
      return sql`first_registration between ${`${from ?? '1800-01'}-01`}::date and ${`${to ?? '2099-12'}-01`}::date`;
    }
    case 'flag':
      if (key === 'priceReduced') return sql`reduced_from_eur is not null`;
      if (key === 'withPictures') return sql`exists (select from listing_image where listing_id = car.id)`;
      return sql`${column} is true`;
    case 'amount':
      return key === 'inspectionMonths'
        ? sql`inspection_valid_until >= date_trunc('month', ${today}::date) + make_interval(months => ${value})`
        : sql`published_at >= (${today}::date - ${value}::int)::timestamp at time zone 'Europe/Vienna'`;
    case 'place':
      return sql`${distance(place as Point)} <= ${(value as { radiusKm: number }).radiusKm * 1000}`;
    case 'text':
      return sql.join(
        (value as string).split(' ').map((word) => sql`${word} = any(string_to_array(${column}, ' '))`),
        sql` and `,
      );
  }
}

function where(request: SearchRequest, today: string, place: Point | null, except?: FilterKey): Condition {
  const conditions = filterKeys
    .filter((key) => key !== except && request[key] !== undefined)
    .map((key) => sql`(${conditionOf(key, request, today, place)})`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const orders: Record<string, Condition> = {
  relevance: sql`quality_score desc, published_at desc`,
  newest: sql`published_at desc`,
  rating: sql`price_to_estimate nulls last`,
  'price-asc': sql`price_eur`,
  'price-desc': sql`price_eur desc`,
  'mileage-asc': sql`mileage_km`,
  'mileage-desc': sql`mileage_km desc`,
  'registration-asc': sql`first_registration nulls last`,
  'registration-desc': sql`first_registration desc nulls last`,
  'power-asc': sql`power_kw`,
  'power-desc': sql`power_kw desc`,
};

/** Ids of all cars that match, in order. */
export async function matchingIds(db: Database, request: SearchRequest, today: string, place: Point | null) {
  const order = request.sort === 'distance' ? distance(place as Point) : (orders[request.sort] as Condition);
  const { rows } = await sql<{ id: number }>`
    select id from car where ${where(request, today, place)} order by ${order}, id desc`.execute(db);
  return rows.map((row) => row.id);
}

const facetValues: Partial<Record<FacetKey, Condition>> = {
  make: sql`make`,
  model: sql`model`,
  equipment: sql`unnest(equipment_keys)`,
  firstRegistration: sql`extract(year from first_registration)::text`,
};

/** Counts of a facet's options, each with every other filter applied. */
export async function optionCounts(
  db: Database,
  facet: FacetKey,
  request: SearchRequest,
  today: string,
  place: Point | null,
): Promise<Map<string, number>> {
  const filter: Filter | undefined = facet === 'make' || facet === 'model' ? undefined : filters[facet];
  const narrowing = filter?.kind === 'features' || filter?.kind === 'flag';
  const own: FilterKey | undefined = facet === 'make' || facet === 'model' ? 'vehicles' : facet;
  const conditions = where(request, today, place, narrowing ? undefined : own);
  const makes = (request.vehicles ?? []).map((vehicle) => vehicle.split('/')[0] as string);
  const ofChosenMakes = facet === 'model' && makes.length > 0 ? sql`make = any(${makes})` : sql`true`;
  const { rows } = await sql<{ value: string | null; count: number }>`
    select value, count(*)::int as count
    from (select ${facetValue(facet, filter)} as value from car where ${conditions} and ${ofChosenMakes}) as counted
    where value is not null group by value`.execute(db);
  return new Map(rows.map((row) => [row.value as string, row.count]));
}

function facetValue(facet: FacetKey, filter: Filter | undefined): Condition {
  const special = facetValues[facet];
  if (special) return special;
  if (filter?.kind === 'flag') {
    return sql`case when ${conditionOf(facet as FilterKey, { [facet]: true } as never, '', null)} then 'true' end`;
  }
  if (filter?.kind === 'range') {
    const edges = [...(filter.edges ?? [])].sort((a, b) => b - a);
    const bars = edges.map((edge) => sql`when ${columnOf(facet)} >= ${sql.lit(edge)} then ${sql.lit(String(edge))}`);
    return sql`case ${sql.join(bars, sql` `)} end`;
  }
  return sql`${columnOf(facet)}::text`;
}
