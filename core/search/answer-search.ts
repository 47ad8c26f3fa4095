import type { FacetKey, SearchFilters, SearchRequest, SearchResponse } from '@kardan/contract/calls/search/search';
import type { Database } from '../db/database.ts';
import { ReadyJson } from '../kernel/ready-json.ts';
import type { Observations } from '../observations/observations.ts';
import type { SearchEngine } from './engine.ts';
import type { AnswerPart } from './part-cache.ts';
import { chosenMakes, filterOfFacet } from './query/build-listing-query.ts';
import { normaliseFilters, normaliseRequest } from './query/normalise-request.ts';
import { askEngine } from './search-listings.ts';
import { refuseUnknownNames } from './words/refuse-unknown-names.ts';

interface SearchServices {
  db: Database;
  search: SearchEngine;
  /** Where somebody counts what is slow and what finds nothing. */
  observations?: Observations;
}

/**
 * A search's answer as JSON. Its page of hits and each of its facets are shared apart, however the question is put: sorting
 * and paging count nothing again, and a facet that is looked at later is the only thing asked for. The answer tells the age
 * of its oldest part. A dealership's own cars are never shown older than they are.
 */
export async function answerSearch(
  services: SearchServices,
  request: SearchRequest,
): Promise<ReadyJson<SearchResponse>> {
  await refuseUnknownNames(services, request);
  const { facets, ...question } = normaliseRequest(request);
  const hitsKey = `hits ${JSON.stringify(question)}`;
  const filters = normaliseFilters(request);
  const facetKeys = facets.map((facet) => facetKey(facet, filters));
  let engineMs: number | undefined;
  const [hits, ...counted] = (await services.search.parts.share(
    [hitsKey, ...facetKeys],
    async (missing, known) => {
      const missingFacets = facets.filter((_, i) => missing.has(facetKeys[i] as string));
      const hitsMissing = missing.has(hitsKey);
      const answer = await askEngine(services, { ...question, facets: missingFacets }, { hits: hitsMissing });
      engineMs = answer.engineMs;
      const asOf = Date.parse(answer.asOf);
      const total = answer.hits?.total ?? known.get(hitsKey)?.total ?? 0;
      const part = (value: object): AnswerPart => ({ json: Buffer.from(JSON.stringify(value)), total, asOf });
      return new Map([
        ...(answer.hits ? [[hitsKey, part(answer.hits)] as const] : []),
        ...answer.facets.map(
          ([facet, options]) => [facetKeys[facets.indexOf(facet)] as string, part(options)] as const,
        ),
      ]);
    },
    { keep: request.dealership === undefined },
  )) as [AnswerPart, ...AnswerPart[]];
  // Only a first page says that there is nothing.
  const total = request.cursor === undefined && (request.page ?? 1) === 1 ? hits.total : 1;
  services.observations?.searched({ filters, total, engineMs });
  return assemble(hits, facets, counted);
}

/** Equal for searches that differ only in what the facet leaves out when it is counted: its own filter. */
function facetKey(facet: FacetKey, filters: SearchFilters): string {
  const own = filterOfFacet(facet);
  const counted = own ? { ...filters, [own]: undefined } : filters;
  return `facet ${facet} ${JSON.stringify(counted)} ${facet === 'model' ? chosenMakes(filters).join() : ''}`;
}

/** The parts are JSON already: putting a page together costs no second look at its 20 cars. */
function assemble(
  hits: AnswerPart,
  facets: readonly FacetKey[],
  counted: readonly AnswerPart[],
): ReadyJson<SearchResponse> {
  const asOf = new Date(Math.min(hits.asOf, ...counted.map((part) => part.asOf))).toISOString();
  const chunks: Buffer[] = [hits.json.subarray(0, -1), Buffer.from(',"facets":{')];
  counted.forEach(({ json }, i) => {
    chunks.push(Buffer.from(`${i === 0 ? '' : ','}"${facets[i]}":`), json);
  });
  return new ReadyJson(Buffer.concat([...chunks, Buffer.from(`},"asOf":"${asOf}"}`)]));
}
