import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';
import { Teaser } from './teaser.tsx';

/** Ways on from the home page that are not searches. */
export async function Teasers({ home }: { home: Home | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <div className="page mt-(--section) grid gap-3.5 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
      <Teaser icon="bell-plus" title={t('agent.title')} text={t('agent.text')} wide>
        <LinkButton href={href(locale, 'searchAgent')} variant="accent">
          {t('agent.action')}
        </LinkButton>
      </Teaser>
      <Teaser icon="newspaper" title={t('magazine.title')} text={t('magazine.text')}>
        <LinkButton href={href(locale, 'magazine')}>{t('magazine.action')}</LinkButton>
      </Teaser>
      <Teaser
        icon="store"
        title={t('dealers.title')}
        text={home ? t('dealers.text', { count: home.dealerships }) : t('dealers.textWithoutCount')}
      >
        <LinkButton href={href(locale, 'dealerships')}>{t('dealers.action')}</LinkButton>
        <LinkButton href={href(locale, 'portalFormDealerInterest')} variant="quiet">
          {t('dealers.join')}
        </LinkButton>
      </Teaser>
    </div>
  );
}
