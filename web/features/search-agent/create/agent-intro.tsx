import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Mark } from '@kardan/ui/brand/mark.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { plateInputClasses, SearchPlate } from '#domain/search/search-plate.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

const steps = ['step1', 'step2', 'step3'] as const;
const goodToKnow = [
  ['account', 'lock'],
  ['data', 'shield-check'],
  ['stop', 'bell-off'],
] as const;

/** What a search agent is, and where one begins: with a search. */
export async function AgentIntro() {
  const [locale, t] = await Promise.all([currentLocale(), texts('search-agent')]);
  cachePage({ seconds: 300, staleSeconds: 300, tags: [] });
  return (
    <div className="page pt-8 md:pt-14">
      <div className="max-w-[800px]">
        <h1 className="text-4xl">{t('intro.title')}</h1>
        <p className="mt-3 mb-6 max-w-[56ch] text-lg text-text-2">{t('intro.text')}</p>
        <SearchPlate
          action={href(locale, 'searchAgent')}
          submitLabel={t('intro.submit')}
          mark={<Mark className="h-5 w-[25px]" />}
        >
          <input
            type="search"
            name={sentenceName}
            aria-label={t('intro.label')}
            placeholder={t('intro.placeholder')}
            autoComplete="off"
            required
            maxLength={200}
            className={plateInputClasses('bar')}
          />
        </SearchPlate>
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
          <TextLink
            href={href(locale, 'detailedSearch')}
            icon="sliders-horizontal"
            className="min-h-9 pointer-coarse:min-h-11"
          >
            {t('intro.detailed')}
          </TextLink>
          <TextLink href={href(locale, 'usedCars')} icon="car" className="min-h-9 pointer-coarse:min-h-11">
            {t('intro.browse')}
          </TextLink>
        </p>
      </div>
      <h2 className="mt-(--section) mb-5">{t('intro.how')}</h2>
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-line-strong pt-4">
            <span aria-hidden="true" className="wide text-2xl font-[660] text-accent-text">
              {index + 1}
            </span>
            <h3 className="mt-1">{t(`intro.${step}.title`)}</h3>
            <p className="mt-1 max-w-[44ch] text-sm text-text-2">{t(`intro.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-(--section) mb-5">{t('intro.good')}</h2>
      <dl className="grid gap-3.5 md:grid-cols-3">
        {goodToKnow.map(([name, icon]) => (
          <div key={name} className="rounded-md border border-line bg-surface p-5">
            <dt className="flex items-center gap-2.5 font-semi">
              <Icon name={icon} className="text-text-3" />
              {t(`intro.${name}.title`)}
            </dt>
            <dd className="mt-1.5 text-sm text-text-2">{t(`intro.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
