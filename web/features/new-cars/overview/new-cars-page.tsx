import { sectionTag } from '@kardan/contract/cache-tags';
import type { NewCarMake } from '@kardan/contract/calls/pages/car-pages';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { SectionHead } from '#domain/search/section-head.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OfficialLine } from '../official-line.tsx';
import { VigNote } from '../vig-note.tsx';

const modelsShown = 8;

/** New cars by make, each with its model lines. */
export async function NewCarsPage({ makes }: { makes: NewCarMake[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new')] });
  const total = makes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <SectionHead
        crumbs={[{ label: t('crumb'), href: href(locale, 'newCars') }]}
        title={t('h1')}
        lead={t('lead', { count: total, makes: makes.length })}
        list={{ href: searchAddress(locale, { section: 'new', view: 'list' }), label: t('showAll', { count: total }) }}
      />
      <Block title={t('makes.title')} note={t('makes.note')}>
        <ul className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-3">
          {makes.map((make) => (
            <li key={make.id} className="min-w-0">
              <MakeCard make={make} />
            </li>
          ))}
        </ul>
      </Block>
      <VigNote />
    </>
  );
}

async function MakeCard({ make }: { make: NewCarMake }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { slug, name, count, priceFromEur, official, models } = make;
  return (
    <article className="h-full rounded-md border border-line bg-surface p-4.5">
      <Link href={href(locale, 'newCarsMake', { make: slug })} className="group flex items-center gap-3.5">
        <MakeSign slug={slug} name={name} />
        <span className="min-w-0 flex-1">
          <h3 className="truncate text-md group-hover:underline group-hover:underline-offset-3">{name}</h3>
          <span className="text-xs text-text-3">{t('cars', { count })}</span>
          {priceFromEur === null && <span className="block text-xs text-text-3">{t('price.plusNova')}</span>}
        </span>
        {priceFromEur !== null && (
          <span className="text-sm font-semi whitespace-nowrap">
            {t('from', { price: formatPrice(priceFromEur, locale) })}
          </span>
        )}
      </Link>
      <div className="mt-2.5">
        <OfficialLine official={official} />
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 border-t border-line pt-1.5 text-sm">
        {models.slice(0, modelsShown).map((model) => (
          <li key={model.id}>
            <Link
              href={href(locale, 'newCarsModel', { make: slug, model: model.slug })}
              className="inline-flex min-h-8 items-center underline-offset-3 hover:underline pointer-coarse:min-h-11"
            >
              {model.name}
            </Link>
          </li>
        ))}
        {models.length > modelsShown && (
          <li>
            <Link
              href={href(locale, 'newCarsMake', { make: slug })}
              className="inline-flex min-h-8 items-center text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
            >
              {t('moreModels', { count: models.length - modelsShown })}
            </Link>
          </li>
        )}
      </ul>
    </article>
  );
}
