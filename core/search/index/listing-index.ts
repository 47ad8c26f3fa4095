import type { Indices_Create_RequestBody as NewIndex } from '@opensearch-project/opensearch/api/indices/create.js';
import type { SearchEngine } from '../engine.ts';

/** Raised with every change of mapping or analysis: `pnpm search:rebuild` then moves to an index of the new kind. */
export const listingIndexVersion = 7;

const keyword = { type: 'keyword', norms: false } as const;
/** Counted or filtered, never sorted by or shown. */
const integer = { type: 'integer' } as const;
/** Only filtered: no doc values to keep. */
const filterOnlyInteger = { type: 'integer', doc_values: false } as const;
/** Only counted or averaged: no index to keep. */
const groupOnlyInteger = { type: 'integer', index: false } as const;
const tenths = { type: 'scaled_float', scaling_factor: 10 } as const;
const groupOnlyTenths = { ...tenths, index: false } as const;

/** Fields of a listing document; search agents are compared with the same ones. */
export const listingMappings = {
  dynamic: 'strict',
  // Results need the card and nothing else; everything else would only make fetching slower. The truth is PostgreSQL.
  _source: { includes: ['card'] },
  properties: {
    id: { type: 'long' },
    card: { type: 'object', enabled: false },
    category: keyword,
    conditionKind: keyword,
    taxation: keyword,
    inputTax: keyword,
    vehicle: keyword,
    make: keyword,
    model: keyword,
    version: keyword,
    body: keyword,
    fuel: keyword,
    gearbox: keyword,
    drive: keyword,
    colour: keyword,
    interiorColour: keyword,
    interiorMaterial: keyword,
    emissionClass: keyword,
    equipment: keyword,
    flags: keyword,
    dealership: keyword,
    // Beside the filter's two names: one value a car, which grouping needs.
    dealershipId: groupOnlyInteger,
    region: keyword,
    district: keyword,
    priceRating: keyword,
    priceToEstimate: integer,
    priceBar: { ...keyword, index: false },
    mileageBar: { ...keyword, index: false },
    powerBar: { ...keyword, index: false },
    doorsBar: { ...keyword, index: false },
    seatsBar: { ...keyword, index: false },
    registrationYear: { ...keyword, index: false },
    priceEur: integer,
    savingEur: groupOnlyInteger,
    priceChangedAt: { type: 'date', format: 'epoch_millis' },
    mileageKm: integer,
    registrationMonth: integer,
    powerKw: integer,
    powerPs: filterOnlyInteger,
    doors: filterOnlyInteger,
    seats: filterOnlyInteger,
    displacementCcm: filterOnlyInteger,
    cylinders: filterOnlyInteger,
    co2GPerKm: integer,
    consumptionL: tenths,
    consumptionKwh: groupOnlyTenths,
    rangeKm: integer,
    batteryKwh: tenths,
    batteryHealth: filterOnlyInteger,
    owners: filterOnlyInteger,
    inspectionMonth: filterOnlyInteger,
    qualityScore: { type: 'integer' },
    publishedAt: { type: 'date', format: 'epoch_millis' },
    location: { type: 'geo_point' },
    title: { type: 'text', analyzer: 'german_words' },
    text: { type: 'text', analyzer: 'german_words', norms: false },
  },
} satisfies NonNullable<NewIndex['mappings']>;

export const listingAnalysis: NonNullable<NonNullable<NewIndex['settings']>['analysis']> = {
  filter: {
    // "Sitzheizung" finds "Sitzheizungen"; the light stemmer leaves type names such as "GTI" and "Golf" alone.
    german_light_stemmer: { type: 'stemmer', language: 'light_german' },
  },
  analyzer: {
    german_words: {
      type: 'custom',
      tokenizer: 'standard',
      filter: ['lowercase', 'german_normalization', 'asciifolding', 'german_light_stemmer'],
    },
  },
};

/** Creates an empty index of the current kind and returns its name; only these aliases point to it. */
export async function createListingIndex(
  engine: SearchEngine,
  suffix: string,
  aliases: string[] = [],
): Promise<string> {
  const index = `${engine.indexName}-v${listingIndexVersion}-${suffix}`;
  await forbidAutomaticIndices(engine);
  await engine.client.indices.create({
    index,
    body: {
      settings: {
        index: {
          number_of_shards: engine.shards,
          number_of_replicas: engine.replicas,
          refresh_interval: '1s',
          // Deletions must be remembered longer than any write can be delayed, see searchTimeoutMs.
          gc_deletes: '10m',
          // Cars of one model lie side by side, so that what filters leave is read in runs and not all over the segment.
          sort: { field: ['category', 'make', 'model'], order: ['asc', 'asc', 'asc'] },
        },
        analysis: listingAnalysis,
      },
      mappings: listingMappings,
      aliases: Object.fromEntries(aliases.map((alias) => [alias, {}])),
    },
  });
  return index;
}

/** Whether searches read an index of the current kind; false when there is none or one of an older kind. */
export async function hasCurrentIndex(engine: SearchEngine): Promise<boolean> {
  const { body: exists } = await engine.client.indices.existsAlias({ name: engine.readAlias });
  if (!exists) return false;
  const { body } = await engine.client.indices.getAlias({ name: engine.readAlias });
  return Object.keys(body).every((name) => name.startsWith(`${engine.indexName}-v${listingIndexVersion}-`));
}

/** Creates an empty index that searches and writes use at once; several processes may try, one succeeds. */
export async function createFirstIndex(engine: SearchEngine): Promise<void> {
  try {
    await createListingIndex(engine, 'first', [engine.readAlias, engine.writeAlias]);
  } catch (error) {
    if (!String(error).includes('resource_already_exists_exception')) throw error;
  }
}

/**
 * A write that comes after its index was replaced must fail and be tried again, not create an index without a mapping.
 * A cluster whose operator has decided on it already is left alone.
 */
export async function forbidAutomaticIndices({ client }: SearchEngine): Promise<void> {
  const { body } = await client.cluster.getSettings({ include_defaults: true, flat_settings: true });
  const name = 'action.auto_create_index';
  if ({ ...body.defaults, ...body.persistent, ...body.transient }[name] !== 'true') return;
  await client.cluster.putSettings({ body: { persistent: { [name]: '-*-v*-*,+*' } } });
}
