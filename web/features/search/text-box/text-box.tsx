import { Mark } from '@kardan/ui/brand/mark.tsx';
import { sectionName, sentenceName } from '#domain/search/filters/search-names.ts';
import { plateInputClasses, SearchPlate } from '#domain/search/search-plate.tsx';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { href } from '#lib/routes/href.ts';

/** The search in one sentence, on every list page; on a dealership's pages among its cars. */
export function TextBox({ words: { t, locale }, state }: { words: FilterWords; state: SearchState }) {
  const { dealership } = state;
  return (
    <SearchPlate
      action={
        dealership ? href(locale, 'dealershipSearchStart', { slug: dealership.slug }) : href(locale, 'searchStart')
      }
      submitLabel={t('textBox.submit')}
      mark={<Mark className="h-5 w-[25px]" />}
    >
      {state.section && <input type="hidden" name={sectionName} value={state.section} />}
      <input
        type="search"
        name={sentenceName}
        aria-label={t('textBox.label')}
        placeholder={t('textBox.placeholder')}
        autoComplete="off"
        maxLength={200}
        className={plateInputClasses('bar')}
      />
    </SearchPlate>
  );
}
