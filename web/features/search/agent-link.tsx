import type { ButtonLook } from '@kardan/ui/actions/button-look.ts';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';

/** Leads to the search agent with what is searched for here. */
export function AgentLink({ state, words, ...look }: ButtonLook & { state: SearchState; words: FilterWords }) {
  return (
    <LinkButton {...look} href={carrySearch(words.locale, 'searchAgent', state)} icon="bell-plus" rel="nofollow">
      {words.t('agent')}
    </LinkButton>
  );
}
