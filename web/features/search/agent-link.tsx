import type { ButtonLook } from '@kardan/ui/actions/button-look.ts';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import type { FilterWords } from './filters/filter-words.ts';
import { carrySearch } from './url/carry-search.ts';
import type { SearchState } from './url/search-state.ts';

/** Leads to the search agent with what is searched for here. */
export function AgentLink({ state, words, ...look }: ButtonLook & { state: SearchState; words: FilterWords }) {
  return (
    <LinkButton {...look} href={carrySearch(words.locale, 'searchAgent', state)} icon="bell-plus" rel="nofollow">
      {words.t('agent')}
    </LinkButton>
  );
}
