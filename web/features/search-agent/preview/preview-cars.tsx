import type { AgentPreview } from '@kardan/contract/calls/search-agent';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { ListingTile } from '#domain/listing/listing-tile.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

interface Props {
  preview: AgentPreview | undefined;
  /** What is said in its place when it is missing: the rest of the page goes on. */
  missing: string;
  /** All of them. */
  resultsHref: string;
}

const shown = 4;

/** The newest cars that fit today: a strip to swipe on phones, two in a row beside the form. */
export async function PreviewCars({ preview, missing, resultsHref }: Props) {
  const [locale, t, listing] = await Promise.all([currentLocale(), texts('search-agent'), texts('listing')]);
  const total = preview?.total ?? 0;
  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="preview-title" className="text-xl">
          {t('preview.title')}
        </h2>
        {total > 0 && (
          <TextLink
            href={resultsHref}
            rel="nofollow"
            iconAfter="arrow-right"
            className="min-h-8 text-sm pointer-coarse:min-h-11"
          >
            {t('preview.all', { count: total })}
          </TextLink>
        )}
      </div>
      {total === 0 && (
        <p className="flex items-start gap-3 rounded-md border border-dashed border-line-strong px-4.5 py-3.5 text-sm text-text-2">
          <Icon name={preview ? 'hourglass' : 'cloud'} className="mt-0.5 text-text-3" />
          <span>
            {preview ? t('preview.none') : missing}
            {preview && (
              <TextLink href={resultsHref} rel="nofollow" className="mt-1 flex min-h-8 pointer-coarse:min-h-11">
                {t('preview.near')}
              </TextLink>
            )}
          </span>
        </p>
      )}
      <ul className="snap-strip relative -mx-(--gutter) grid scroll-px-(--gutter) auto-cols-[min(78vw,300px)] grid-flow-col gap-3.5 px-(--gutter) py-0.5 empty:hidden md:mx-0 md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0">
        {preview?.items.slice(0, shown).map((car) => (
          <li key={car.id} className="min-w-0">
            <ListingTile listing={car} t={listing} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
