import { contentListTag, contentTag, creditTag } from '@kardan/contract/cache-tags';
import type { ContentPage } from '@kardan/contract/calls/content/pages';
import type { ContentKind } from '@kardan/contract/values/content';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Breadcrumb, type Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { ReactNode } from 'react';
import { ContentBlocks } from '#domain/content/content-blocks.tsx';
import { headingsOf } from '#domain/content/headings.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { PortalSide } from './portal-side.tsx';

/** From so many headings on, a reader wants to choose. */
const minHeadings = 4;

/** Where a page's form or list begins. */
const extrasAnchor = 'anfrage';

interface Props {
  page: ContentPage;
  /** Which kinds of text may stand at this address: a change of one of them changes the page. */
  kinds: readonly ContentKind[];
  /** A kind whose texts the page lists beside its own: each change of one of them changes the page. */
  lists?: ContentKind | undefined;
  /** Between the home page and this one. */
  crumbs?: readonly Crumb[];
  jump?: boolean | undefined;
  before?: ReactNode;
  children?: ReactNode;
}

/** A text of the site with its contents and who runs the site beside it, and what belongs to it below. */
export async function PortalText({ page, kinds, lists, crumbs = [], jump, before, children }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  const { key, title, lead, blocks, changedAt, checkedOn } = page;
  const tags = [...kinds.map((kind) => contentTag(kind, key)), ...(lists ? [contentListTag(lists)] : []), creditTag];
  cachePage({ seconds: 300, staleSeconds: 600, tags });
  const headings = headingsOf(blocks, locale);
  return (
    <div className="page pt-5 pb-4 print:max-w-none">
      <Breadcrumb
        label={t('crumbs')}
        crumbs={[{ label: t('home'), href: href(locale, 'home') }, ...crumbs, { label: title }]}
      />
      <h1 className="mt-5 max-w-[24ch] text-[min(var(--text-4xl),7.2vw)] leading-[1.05] tracking-[-0.025em] hyphens-auto [overflow-wrap:anywhere]">
        {title}
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg text-text-2">{lead}</p>
      {jump && (
        <a href={`#${extrasAnchor}`} className={buttonClasses({ variant: 'accent', size: 'lg', className: 'mt-5' })}>
          {t('toForm')}
        </a>
      )}
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[232px_minmax(0,760px)] print:block">
        <PortalSide headings={headings.length >= minHeadings ? headings : []} />
        <div className="min-w-0">
          {before && <div className="mb-10">{before}</div>}
          <ContentBlocks blocks={blocks} />
          {children && (
            <div id={extrasAnchor} className="mt-10 scroll-mt-24">
              {children}
            </div>
          )}
          <p className="mt-10 border-t border-line pt-3 text-xs text-text-3">
            {t('changed', { day: formatDay(changedAt, locale) })}
            {checkedOn && ` ${t('checked', { day: formatDay(checkedOn, locale) })}`}
          </p>
        </div>
      </div>
    </div>
  );
}
