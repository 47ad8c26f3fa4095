import { HiddenLimit } from '#domain/search/hidden-limit.tsx';
import { filterPairs } from '../url/directory-address.ts';
import { type DirectoryFilters, type DirectoryState, names } from '../url/directory-state.ts';

interface Props {
  state: DirectoryState;
  /** Filters that the form has fields of its own for. */
  except: readonly (keyof DirectoryFilters)[];
}

/** What a form has no fields for, so that sending it does not lose it. */
export function HiddenFields({ state: { filters, sort, view, limit }, except }: Props) {
  const others: DirectoryFilters = {
    makes: [],
    services: [],
    ...Object.fromEntries(Object.entries(filters).filter(([key]) => !except.includes(key as keyof DirectoryFilters))),
  };
  return (
    <>
      {filterPairs(others).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'relevance' && <input type="hidden" name={names.sort} value={sort} />}
      <HiddenLimit limit={limit} />
      {view !== 'list' && <input type="hidden" name={names.view} value={view} />}
    </>
  );
}
