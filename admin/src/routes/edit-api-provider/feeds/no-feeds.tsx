import { feedSources } from '@kardan/contract/values/feeds';
import { Link } from '@kardan/ui/actions/link.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { newFeedPath } from '#domain/feeds/feed-pages.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { tabPath } from '../interface-tabs.ts';
import { sourceIcons } from '../source-icons.ts';

/** What an import is, in three sentences, and the ways to one. */
export function NoFeeds({ mayCreate }: { mayCreate: boolean }) {
  const t = useTexts('feeds');
  const { slug } = useDealership();
  return (
    <div className="grid gap-5">
      <EmptyState icon="file-up" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
      {mayCreate ? (
        <section aria-labelledby="ways">
          <h2 id="ways" className="mb-3">
            {t('empty.ways')}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
            {feedSources.map((source) => (
              <li key={source}>
                <Link
                  href={source === 'push' ? dealershipPath(slug, tabPath('keys')) : newFeedPath(slug, source)}
                  className="flex h-full items-start gap-3.5 rounded-md border border-line bg-surface p-4 hover:border-line-hover"
                >
                  <Icon name={sourceIcons[source]} size={22} className="mt-0.5 text-accent-text" />
                  <span className="min-w-0">
                    <b className="block font-semi">{t(`source.${source}`)}</b>
                    <span className="mt-1 block text-sm text-text-2">{t(`sourceWords.${source}`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="text-sm text-text-2">{t('empty.denied')}</p>
      )}
    </div>
  );
}
