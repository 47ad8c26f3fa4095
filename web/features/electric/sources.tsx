import type { CostSource } from '@kardan/contract/calls/listings/costs';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where the page's figures are from, and of which day they are. */
export async function Sources({ sources }: { sources: readonly CostSource[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  return (
    <section aria-labelledby="quellen" className="page mt-(--section)">
      <h2 id="quellen" className="text-md">
        {t('sources.title')}
      </h2>
      <ul className="mt-2 max-w-[80ch] text-xs text-text-3">
        {sources.map(({ name, url, asOf, assumption }) => (
          <li key={name} className="py-0.5">
            {url ? (
              <a href={url} rel="nofollow noopener" className="underline underline-offset-2">
                {name}
              </a>
            ) : (
              name
            )}{' '}
            {t(assumption ? 'sources.assumed' : 'sources.asOf', { date: formatDay(asOf, locale) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
