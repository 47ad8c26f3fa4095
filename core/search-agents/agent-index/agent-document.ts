import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Coordinates } from '../../kernel/distance.ts';
import { buildFilterClauses, matchingAll } from '../../search/query/build-filter-clauses.ts';
import { agentCriteria } from '../criteria/agent-criteria.ts';
import { agentAnchors } from '../criteria/anchors.ts';
import type { AgentRow } from './agent-index-store.ts';

/** What the index holds of an agent: its search and what it asked to be told. Not who asked: no e-mail address. */
export function agentDocument(row: AgentRow, place: Coordinates | null) {
  const request = row.request as SearchFilters;
  const { refuses, chooses, sets, from, to, around, percolated } = agentCriteria(request, place);
  return {
    agent: {
      key: row.id,
      events: row.events,
      activeSince: row.activeSince.getTime(),
      anchors: agentAnchors(request, around),
      refuses,
      chooses,
      sets: percolated.length > 0 ? [...sets, percolatedMark] : sets,
      from,
      to,
      ...(around && {
        centre: { lat: around.centre.latitude, lon: around.centre.longitude },
        radiusKm: around.radiusKm,
      }),
    },
    ...(percolated.length > 0 && { query: percolatedQuery(request, percolated) }),
  };
}

export type AgentDocument = ReturnType<typeof agentDocument>;

/** Stands among the filters that are set when some of them are percolated. */
export const percolatedMark = 'percolated';

/** The clauses of the search itself, of those filters that no field can stand for. */
function percolatedQuery(request: SearchFilters, percolated: (keyof SearchFilters)[]) {
  const rest = Object.fromEntries(percolated.map((key) => [key, request[key]]));
  // Nothing that is percolated depends on the day or on a place.
  const clauses = buildFilterClauses(rest, { today: '', place: null });
  return matchingAll([...clauses.values()]);
}
