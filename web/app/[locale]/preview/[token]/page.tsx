import type { ContentPreview } from '@kardan/contract/calls/content/preview';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ArticlePage } from '#features/magazine/article/article-page.tsx';
import { PortalText } from '#features/portal/portal-text.tsx';
import { Testimonials } from '#features/portal/testimonial-list.tsx';
import { isPreview, loadPreview, previewTitle } from '#features/preview/load-preview.ts';
import { PreviewBanner } from '#features/preview/preview-banner.tsx';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { keepAddressSecret } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/preview/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const preview = await loadPreview((await params).token);
  if (!isPreview(preview)) return missingMetadata(preview ? 'failed' : 'unknown');
  // Nobody's but whose who were given the link: neither to be found nor to be told on.
  return { title: previewTitle(preview), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** A text that is not public, by the very parts of its page; kept by no cache. */
export default async function PreviewPage({ params, searchParams }: Props) {
  keepAddressSecret();
  const [{ token }, query, locale] = await Promise.all([params, searchParams, currentLocale()]);
  const preview = await loadPreview(token);
  if (!preview) return <NotFound />;
  if (!isPreview(preview)) return <PageOutage failure={preview} />;
  if (preview.language !== locale) redirect(href(preview.language, 'preview', { token }));
  return (
    <>
      <PreviewBanner version={preview.version} expiresAt={preview.expiresAt} />
      <PreviewedText preview={preview} query={query} />
    </>
  );
}

async function PreviewedText({ preview, query }: { preview: ContentPreview; query: Query }) {
  switch (preview.kind) {
    case 'article':
      return <ArticlePage article={preview.article} query={query} />;
    case 'testimonial':
      return (
        <div className="page py-10">
          <Testimonials said={[preview.testimonial]} />
        </div>
      );
    case 'faulty':
      return <Faulty title={preview.title} fault={preview.fault} />;
    default:
      return <PortalText page={preview.page} kinds={[preview.kind]} />;
  }
}

async function Faulty({ title, fault }: { title: string; fault: string }) {
  const t = await texts('common');
  return (
    <div className="page py-10">
      <h1 className="mb-6">{title}</h1>
      <Notice title={t('preview.faulty')}>{fault}</Notice>
    </div>
  );
}
