import { permanentRedirect } from 'next/navigation';
import { isFound, loadPressRelease } from '#features/portal/load-portal.ts';
import { pressMetadata } from '#features/portal/portal-metadata.ts';
import { PortalText } from '#features/portal/portal-text.tsx';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/portal/press/[slug]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  return pressMetadata(await loadPressRelease(await currentLocale(), (await params).slug), await searchParams);
}

/** A press release; an earlier slug leads to its own. */
export default async function PressReleasePage({ params }: Props) {
  const [{ slug }, locale, t] = await Promise.all([params, currentLocale(), texts('portal')]);
  const release = await loadPressRelease(locale, slug);
  if (!release) return <NotFound />;
  if (!isFound(release)) return <PageOutage failure={release} />;
  if (release.slug !== slug) permanentRedirect(href(locale, 'portalPressRelease', { slug: release.slug }));
  const crumbs = [{ label: t('press'), href: href(locale, 'portalPress') }];
  return <PortalText page={release} kinds={['press']} crumbs={crumbs} />;
}
