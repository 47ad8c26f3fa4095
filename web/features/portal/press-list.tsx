import { Link } from '@kardan/ui/actions/link.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OutageLine } from './outage-line.tsx';

/** Press releases, newest first. */
export async function PressList() {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  const releases = await optional((await api()).pressReleases({ query: { language: locale } }));
  if (!releases) return <OutageLine />;
  if (releases.length === 0) {
    return (
      <EmptyState icon="newspaper" title={t('press.none')}>
        {t('press.noneText')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="releases">
      <h2 id="releases" className="mb-3">
        {t('press.releases')}
      </h2>
      <ul>
        {releases.map(({ key, slug, title, lead, publishedAt }) => (
          <li key={key} className="border-t border-line py-4">
            <p className="text-xs text-text-3">{formatDay(publishedAt, locale)}</p>
            <h3 className="mt-1 text-lg">
              <Link href={href(locale, 'portalPressRelease', { slug })} className="underline-offset-3 hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1 max-w-[64ch] text-sm text-text-2">{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
