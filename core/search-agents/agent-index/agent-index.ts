import { createHash } from 'node:crypto';
import { filters } from '@kardan/contract/filters';
import type { Indices_Create_RequestBody as NewIndex } from '@opensearch-project/opensearch/api/indices/create.js';
import type { SearchEngine } from '../../search/engine.ts';
import {
  forbidAutomaticIndices,
  listingAnalysis,
  listingIndexVersion,
  listingMappings,
} from '../../search/index/listing-index.ts';
import { boundedFilters } from '../criteria/criteria-values.ts';

/** Raised with every change of what an agent's document holds. */
const agentIndexVersion = 1;

/** The engine with the names of the agents' index in the place of the listings'. */
export function agentEngine(search: SearchEngine): SearchEngine {
  const indexName = `${search.indexName}-agents`;
  return { ...search, indexName, readAlias: `${indexName}-read`, writeAlias: `${indexName}-write` };
}

/**
 * Names the kind of index. An agent stores what it does not want of closed lists, so that a new value, as a new field of
 * listings, needs documents made anew.
 */
function currentKind(): string {
  const shape = JSON.stringify([agentIndexVersion, listingIndexVersion, filters]);
  return createHash('sha256').update(shape).digest('hex').slice(0, 8);
}

const keyword = { type: 'keyword', norms: false } as const;
/** Only asked for, never sorted by or counted. */
const word = { ...keyword, doc_values: false } as const;
const bounds = { properties: Object.fromEntries(boundedFilters.map((key) => [key, { type: 'integer' }])) } as const;

const mappings = {
  dynamic: 'strict',
  // Nothing is read back: PostgreSQL knows the agent, and a match needs its key alone.
  _source: { enabled: false },
  properties: {
    // For percolated queries, which name the fields of listings.
    ...listingMappings.properties,
    query: { type: 'percolator' },
    agent: {
      properties: {
        key: { ...keyword, index: false },
        events: word,
        activeSince: { type: 'long' },
        anchors: word,
        refuses: word,
        chooses: word,
        sets: word,
        from: bounds,
        to: bounds,
        centre: { type: 'geo_point', index: false },
        // Read by a script, not asked for.
        radiusKm: { type: 'double', index: false },
      },
    },
  },
} as const;

/** Creates an empty index of the current kind and returns its name; only these aliases point to it. */
export async function createAgentIndex(engine: SearchEngine, suffix: string, aliases: string[] = []): Promise<string> {
  const index = `${engine.indexName}-v${currentKind()}-${suffix}`;
  await forbidAutomaticIndices(engine);
  await engine.client.indices.create({
    index,
    body: {
      settings: {
        index: {
          // Many cars are asked about at once, each within one shard: two took 40 % more work for 100,000 agents.
          number_of_shards: 1,
          number_of_replicas: engine.replicas,
          refresh_interval: '1s',
          // Deletions must be remembered longer than any write can be delayed, see searchTimeoutMs.
          gc_deletes: '10m',
        },
        analysis: listingAnalysis,
      },
      mappings: mappings as unknown as NonNullable<NewIndex['mappings']>,
      aliases: Object.fromEntries(aliases.map((alias) => [alias, {}])),
    },
  });
  return index;
}

/** Whether cars are matched with an index of the current kind; false when there is none or one of an older kind. */
export async function hasCurrentAgentIndex(engine: SearchEngine): Promise<boolean> {
  const { body: exists } = await engine.client.indices.existsAlias({ name: engine.readAlias });
  if (!exists) return false;
  const { body } = await engine.client.indices.getAlias({ name: engine.readAlias });
  return Object.keys(body).every((name) => name.startsWith(`${engine.indexName}-v${currentKind()}-`));
}

/** Creates an empty index that is read and written at once; several processes may try, one succeeds. */
export async function createFirstAgentIndex(engine: SearchEngine): Promise<void> {
  try {
    await createAgentIndex(engine, 'first', [engine.readAlias, engine.writeAlias]);
  } catch (error) {
    if (!String(error).includes('resource_already_exists_exception')) throw error;
  }
}
