import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Where advertisers go on: formats with their prices, and the form. */
export async function WaysToAdvertise() {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={href(locale, 'portalFormBannerAd')} variant="accent">
        {t('reach.toForm')}
      </LinkButton>
      <LinkButton href={href(locale, 'portalPriceListBannerAd')}>{t('reach.toPrices')}</LinkButton>
    </div>
  );
}
