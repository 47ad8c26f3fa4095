import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OwnCarPark } from './own-car-park.tsx';

const shownTexts = [
  'park',
  'empty',
  'sort',
  'standing',
  'change',
  'plusNova',
  'note',
  'remove',
  'toast',
  'compare',
  'share',
  'shared.title',
];

/** The page of the visitor's own car park: the same for everybody until the browser fills it. */
export async function OwnPage() {
  const [locale, t] = await Promise.all([currentLocale(), texts('car-park')]);
  cachePage({ seconds: 300, staleSeconds: 300, tags: [] });
  return (
    <div className="page pt-6">
      <h1>{t('park.title')}</h1>
      <p className="mt-1.5 text-sm text-text-2">{t('park.privacy')}</p>
      <div className="mt-5 min-h-80">
        <ClientTexts namespace="listing" only={['fact', 'card']}>
          <ClientTexts namespace="car-park" only={shownTexts}>
            <OwnCarPark searchHref={href(locale, 'usedCars')}>
              <noscript>
                <p className="max-w-[60ch] rounded-md border border-line bg-surface p-5">{t('park.noScript')}</p>
              </noscript>
            </OwnCarPark>
          </ClientTexts>
        </ClientTexts>
      </div>
    </div>
  );
}
