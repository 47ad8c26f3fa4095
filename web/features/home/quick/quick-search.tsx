import { filters } from '@kardan/contract/filters';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatMileage, formatPrice } from '@kardan/ui/formats/format.ts';
import { Select, type SelectGroup } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { makesOnOffer, type Names } from '#lib/api/names.ts';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';
import { QuickForm } from './quick-form.tsx';

const pricesEur = [
  2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
];
const mileagesKm = [5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000];
const yearsBack = 30;
const popularMakes = 8;

/** Six fields that most searches begin with; a plain form that counts along with JavaScript. */
export async function QuickSearch({ home }: { home: Home | undefined }) {
  const [locale, t, makes] = await Promise.all([currentLocale(), texts('home'), makesOnOffer()]);
  const thisYear = new Date().getFullYear();
  return (
    <section aria-label={t('quick.label')}>
      <ClientTexts namespace="home" only={['live', 'quick']}>
        <QuickForm
          action={href(locale, 'searchStart')}
          total={home?.total}
          vehicleName={filters.vehicles.urlName}
          make={
            <Select
              label={t('quick.make')}
              name={filters.vehicles.urlName}
              placeholder={t('quick.allMakes')}
              options={makeOptions(makes, home, { popular: t('quick.popular'), all: t('quick.allMakes') })}
            />
          }
        >
          <Select
            label={t('quick.price')}
            name={filters.priceEur.urlName + toSuffix}
            placeholder={t('quick.any')}
            options={pricesEur.map((price) => ({ value: String(price), label: formatPrice(price, locale) }))}
          />
          <Select
            label={t('quick.registration')}
            name={filters.firstRegistration.urlName + fromSuffix}
            placeholder={t('quick.any')}
            options={Array.from({ length: yearsBack }, (_, back) => String(thisYear - back)).map((year) => ({
              value: year,
              label: year,
            }))}
          />
          <Select
            label={t('quick.mileage')}
            name={filters.mileageKm.urlName + toSuffix}
            placeholder={t('quick.any')}
            options={mileagesKm.map((mileage) => ({ value: String(mileage), label: formatMileage(mileage, locale) }))}
          />
          <TextInput
            label={t('quick.postcode')}
            name={filters.place.urlName}
            placeholder={t('quick.postcodeExample')}
            autoComplete="postal-code"
            // Without scripts there is no field for the model, and so an odd number of them.
            className="[@media(scripting:none)]:max-md:col-span-2"
          />
        </QuickForm>
      </ClientTexts>
      <TextLink
        href={href(locale, 'detailedSearch')}
        icon="sliders-horizontal"
        className="mt-2 min-h-8 text-sm pointer-coarse:min-h-11"
      >
        {t('quick.detailed')}
      </TextLink>
    </section>
  );
}

/** The makes most cars are of come first and stand again among all of them, where the alphabet puts them. */
function makeOptions(makes: Names, home: Home | undefined, labels: { popular: string; all: string }): SelectGroup[] {
  const popular = home?.popularMakes.slice(0, popularMakes) ?? [];
  const groups = [
    { label: labels.popular, options: popular.map(({ slug, name }) => ({ value: slug, label: name })) },
    { label: labels.all, options: [...makes].map(([value, label]) => ({ value, label })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
