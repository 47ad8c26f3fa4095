import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue } from '@kardan/contract/filters';
import { keepPreviousData, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { mayNameTown, readFilters } from '#domain/search/filters/read-filters.ts';
import { filterQuery } from '#domain/search/filters/write-filters.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { activeCounts } from '../sections.ts';
import { countProblem } from './count-problem.ts';
import type { Live } from './live-count.ts';

/** Counts what a form asks for, again and again; a count that is no longer asked for is cancelled. */
export function startCounting(tell: (live: Live) => void) {
  let filters: SearchFilters = {};
  let mistyped = false;
  let hasTown = false;
  let observer: QueryObserver<number> | undefined;

  const ask = (query: string): void => {
    const parameters = new URLSearchParams(query);
    filters = readFilters(parameters);
    hasTown = mayNameTown(parameters);
    mistyped = !filters.place && !hasTown && isNoPostcode(parameters.get(catalogue.place.urlName) ?? '');
    const asked = optionsFor(filters);
    if (observer) {
      observer.setOptions(asked);
    } else {
      observer = new QueryObserver<number>(queryClient(), asked);
      observer.subscribe(report);
    }
    // Nobody is told when the same is asked again.
    report();
  };

  const report = () => {
    if (!observer) return;
    const { data, error, failureReason, isFetching } = observer.getCurrentResult();
    // The reason of a first failure already: the next attempt may be seconds away.
    const reason = error ?? failureReason;
    tell({
      total: hasTown ? undefined : data,
      hasTown,
      counting: isFetching,
      problem: mistyped ? 'unknown-postcode' : reason ? countProblem(reason) : undefined,
      active: activeCounts(filters),
    });
  };

  return { ask, stop: () => observer?.destroy() };
}

/** What cannot become one either: up to three digits may be on their way. */
function isNoPostcode(typed: string): boolean {
  return !/^\d{0,3}$/.test(typed.trim());
}

function optionsFor(filters: SearchFilters): QueryObserverOptions<number> {
  return {
    // Equal searches have equal parameters, however the form orders them.
    queryKey: ['count', filterQuery(filters).toString()],
    queryFn: async ({ signal }) => (await browserApi.searchCount({ body: filters, signal })).total,
    placeholderData: keepPreviousData,
  };
}
