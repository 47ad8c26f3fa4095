import type { Metadata } from 'next';
import { OverviewPage } from '#features/sitemap/overview-page.tsx';
import { site } from '#lib/config/site.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { texts } from '#lib/texts/texts.ts';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/sitemap'>): Promise<Metadata> {
  const [{ SITE_NAME }, t] = await Promise.all([site(), texts('sitemap')]);
  return {
    title: t('title'),
    description: t('description', { site: SITE_NAME }),
    ...(await pageMetadata(await searchParams)),
  };
}

export default function SitemapPage() {
  return <OverviewPage />;
}
