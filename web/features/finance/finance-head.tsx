import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

interface Props {
  /** What the page is called in the path; the comparison is the room's own page. */
  crumb?: string;
  title: string;
  lead: string;
}

export async function FinanceHead({ crumb, title, lead }: Props) {
  const [locale, t, common] = await Promise.all([currentLocale(), texts('finance'), texts('common')]);
  return (
    <div className="page pt-4">
      <Breadcrumb
        label={common('breadcrumb.label')}
        crumbs={[
          { label: common('breadcrumb.home'), href: href(locale, 'home') },
          ...(crumb === undefined
            ? [{ label: t('crumb') }]
            : [{ label: t('crumb'), href: href(locale, 'finances') }, { label: crumb }]),
        ]}
      />
      <h1 className="mt-1">{title}</h1>
      <p className="mt-2 max-w-[56ch] text-lg text-text-2">{lead}</p>
    </div>
  );
}
