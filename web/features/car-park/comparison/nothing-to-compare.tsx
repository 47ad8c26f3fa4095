import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ChosenCars } from './chosen-cars.tsx';

interface Props {
  remarks: readonly string[];
  /** Whether the address names cars, though none that can be shown. */
  isAsked: boolean;
}

/** The page of a comparison whose address names no car that can be shown. */
export async function NothingToCompare({ remarks, isAsked }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car-park')]);
  return (
    <div className="page py-8">
      <EmptyState
        icon="columns-3"
        headingLevel={1}
        title={t('comparison.empty.title')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={href(locale, 'usedCars')} variant="accent" icon="search">
              {t('empty.search')}
            </LinkButton>
            <LinkButton href={href(locale, 'myCarPark')} icon="square-parking">
              {t('park.title')}
            </LinkButton>
            <ClientTexts namespace="car-park" only={['comparison.chosen']}>
              <ChosenCars comparisonHref={href(locale, 'myCarParkComparison')} atOnce={!isAsked} />
            </ClientTexts>
          </div>
        }
      >
        {[...remarks, t('comparison.empty.text')].join(' ')}
      </EmptyState>
    </div>
  );
}
