import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

const facts = ['value', 'issuer', 'date'] as const;

/** What to look at of a used battery, and the cars whose battery was measured. */
export async function UsedBattery() {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  return (
    <Block title={t('battery.title')}>
      <p className="-mt-2 mb-6 max-w-[60ch] text-text-2">{t('battery.text')}</p>
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {facts.map((fact) => (
          <div key={fact} className="border-t-2 border-text pt-3">
            <dt className="text-md font-semi">{t(`battery.${fact}`)}</dt>
            <dd className="mt-1.5 text-sm text-text-2">{t(`battery.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton
        href={searchAddress(locale, { section: 'electric', filters: { batteryHealth: { from: 80 } } })}
        iconAfter="arrow-right"
        rel="nofollow"
        className="mt-6"
      >
        {t('battery.show')}
      </LinkButton>
    </Block>
  );
}
