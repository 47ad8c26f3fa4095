import { Breadcrumb, type Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { site } from '#lib/config/site.ts';
import { breadcrumbList } from '#lib/page/breadcrumb-list.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where the page stands, for visitors and for search engines. */
export async function CrumbLine({ crumbs }: { crumbs: readonly Required<Crumb>[] }) {
  const [locale, common, { SITE_ORIGIN }] = await Promise.all([currentLocale(), texts('common'), site()]);
  const last = crumbs.at(-1);
  return (
    <div className="page pt-4">
      <StructuredData graph={{ '@context': 'https://schema.org', ...breadcrumbList(SITE_ORIGIN, crumbs) }} />
      <Breadcrumb
        label={common('breadcrumb.label')}
        crumbs={[
          { label: common('breadcrumb.home'), href: href(locale, 'home') },
          ...crumbs.slice(0, -1),
          ...(last ? [{ label: last.label }] : []),
        ]}
      />
    </div>
  );
}
