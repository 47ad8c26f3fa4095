import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../../db/database.ts';
import { locatePostcodes } from '../../regions/locate-postcodes.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { type VersionedWrite, writeVersioned, writtenIndices } from '../../search/index/write-versioned.ts';
import { indexedPoint } from '../../search/query/indexed-point.ts';
import { agentDocument } from './agent-document.ts';
import { agentEngine } from './agent-index.ts';
import { type AgentRow, loadAgents } from './agent-index-store.ts';

export interface AgentFailure {
  agentId: string;
  reason: string;
}

interface AgentServices {
  db: Database;
  search: SearchEngine;
}

/**
 * Brings the index to what the database says of these agents, whatever it held before: late, repeated and reordered calls
 * end in the same documents, because every write carries the row's revision and an older one is refused. Only active
 * agents are in it.
 */
export async function indexAgents(
  services: AgentServices,
  agentIds: readonly string[],
): Promise<{ failed: AgentFailure[] }> {
  const ids = [...new Set(agentIds)];
  if (ids.length === 0) return { failed: [] };
  const engine = agentEngine(services.search);
  // Resolved before the rows are read, as for listings: a rebuild that starts in between reads rows afterwards.
  const indices = await writtenIndices(engine);
  const rows = await loadAgents(services.db, ids);
  const { writes, failed } = await writesOf(services, rows);
  const found = new Set(rows.map(({ id }) => id));
  // One that was never verified vanishes as a row and was never in the index; should it be, it goes.
  const removals = ids.filter((id) => !found.has(id)).map((id) => ({ id }));
  return { failed: [...failed, ...(await write(engine, indices, [...writes, ...removals]))] };
}

/** Adds active agents to one index; used by the rebuild. */
export async function addAgents(services: AgentServices, index: string, rows: AgentRow[]): Promise<AgentFailure[]> {
  const { writes, failed } = await writesOf(services, rows);
  return [...failed, ...(await write(services.search, [index], writes))];
}

/** An agent that no document can be made of fails alone and not the whole batch. */
async function writesOf(
  services: AgentServices,
  rows: AgentRow[],
): Promise<{ writes: VersionedWrite[]; failed: AgentFailure[] }> {
  const writes: VersionedWrite[] = [];
  const failed: AgentFailure[] = [];
  // As they lie now: one that has just been moved is why some of these agents are here.
  const places = await locatePostcodes(services, [...new Set(rows.flatMap((row) => placeOf(row)?.postcode ?? []))]);
  for (const row of rows) {
    const { id, revision } = row;
    try {
      const document = row.state === 'active' ? documentOf(row, places) : undefined;
      writes.push({ id, revision, ...(document && { document }) });
    } catch (error) {
      failed.push({ agentId: id, reason: String(error) });
    }
  }
  return { writes, failed };
}

function documentOf(row: AgentRow, places: Awaited<ReturnType<typeof locatePostcodes>>) {
  const place = placeOf(row);
  if (!place) return agentDocument(row, null);
  const point = places.get(place.postcode);
  // A place that is no more shows no car to the search either.
  return point ? agentDocument(row, indexedPoint(point)) : undefined;
}

function placeOf({ request }: AgentRow): SearchFilters['place'] {
  return (request as SearchFilters).place;
}

async function write(engine: SearchEngine, indices: string[], writes: VersionedWrite[]): Promise<AgentFailure[]> {
  const refused = await writeVersioned(engine, indices, writes);
  return refused.map(({ id, reason }) => ({ agentId: id, reason }));
}
