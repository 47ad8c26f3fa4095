import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { SpecList } from '@kardan/ui/content/spec-list.tsx';
import { formatDay, formatPower, formatPrice } from '@kardan/ui/formats/format.ts';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OfficialBox } from './official-box.tsx';
import { PriceSum } from './price-sum.tsx';
import { PrintButton } from './print-button.tsx';
import { versionSpecs } from './version-data.tsx';

/** A version for paper. */
export async function VersionPrint({ page }: { page: VersionPage }) {
  const [locale, t, { SITE_NAME, SITE_ORIGIN }] = await Promise.all([currentLocale(), texts('new-cars'), site()]);
  const { make, model, version, price, official, equipment, total } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new'), makeTag(make.slug)] });
  const path = href(locale, 'newCarsVersion', { make: make.slug, model: model.slug, version: version.slug });
  const inAll = equipment.filter(({ count }) => count === total);
  return (
    <div className="page max-w-[880px]! py-6 print:max-w-none! print:p-0" data-print-sheet="">
      <div className="mb-5 flex flex-wrap gap-2 print:hidden">
        <PrintButton label={t('version.print')} />
        <LinkButton href={path} icon="arrow-left">
          {t('print.back')}
        </LinkButton>
      </div>
      <article className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-4 md:p-6 print:border-0 print:p-0 print:text-[10pt]">
        <p className="wide flex justify-between border-b border-line-strong pb-2 text-sm font-semi">
          {SITE_NAME}
          <span className="font-regular text-text-3 [font-stretch:100%]">
            {t('print.asOf', { date: formatDay(page.asOf, locale) })}
          </span>
        </p>
        <h1>
          {make.name} {model.name}
          <span className="block text-lg font-regular [font-stretch:100%]">
            {version.name}, {formatPower(version.powerKw, version.powerPs, locale)}
          </span>
        </h1>
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 print:grid-cols-2">
          <div className="grid content-start gap-3">
            <div>
              <p className="wide text-3xl leading-tight font-[680]">
                {price ? formatPrice(price.grossEur, locale) : t(total > 0 ? 'price.plusNova' : 'price.unknown')}
              </p>
              {price && <p className="text-xs text-text-3">{t(`price.${price.basis}`)}</p>}
            </div>
            <OfficialBox official={official} />
          </div>
          <PriceSum page={page} />
        </div>
        <SpecList specs={versionSpecs(page, locale)} />
        {inAll.length > 0 && (
          <section>
            <h2 className="text-md">{t('print.equipment', { count: total })}</h2>
            <p className="mt-1.5 text-sm text-text-2">
              {inAll.map(({ key }) => equipmentLabels[locale][key]).join(', ')}
            </p>
          </section>
        )}
        <p className="border-t border-line pt-3 text-xs [overflow-wrap:anywhere] text-text-3">
          {t('noGuarantee')} {t('vig')} {SITE_ORIGIN + path}
        </p>
      </article>
    </div>
  );
}
