import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { href } from '#lib/routes/href.ts';

/** A dealership that has no car online: nothing to loosen, so it leads to those of the others. */
export function EmptyStock({ words: { t, locale } }: { words: FilterWords }) {
  return (
    <EmptyState
      icon="car-front"
      title={t('stock.empty.title')}
      action={<LinkButton href={href(locale, 'usedCars')}>{t('stock.empty.action')}</LinkButton>}
    >
      {t('stock.empty.text')}
    </EmptyState>
  );
}
