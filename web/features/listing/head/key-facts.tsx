import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type Spec, SpecList } from '@kardan/ui/content/spec-list.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { fieldText } from '#domain/listing/fields/field-text.ts';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import type { RowFieldKey } from '#domain/listing/fields/row-fields.ts';
import { texts } from '#lib/texts/texts.ts';
import { consumptionFacts } from '../data/consumption.ts';
import { Part } from '../panel.tsx';

/** The dozen facts that decide whether one reads on. What the dealer does not tell is left out. */
export async function KeyFacts({ listing: car }: { listing: ListingDetail }) {
  const [words, t] = await Promise.all([loadFieldWords(), texts('car')]);
  const fact = (key: RowFieldKey, icon: IconName): Spec[] => {
    const value = fieldText(key, car, words);
    return value === undefined ? [] : [{ label: listingFieldLabels[words.locale][key], value, icon }];
  };
  const facts = [
    ...fact('firstRegistration', 'calendar'),
    ...fact('mileageKm', 'gauge'),
    ...fact('powerKw', 'zap'),
    ...fact('fuel', car.fuel === 'electric' ? 'plug-zap' : 'fuel'),
    ...fact('gearbox', 'cog'),
    ...fact('drive', 'route'),
    ...consumptionFacts(car, words),
    ...fact('inspectionValidUntil', 'shield-check'),
    ...fact('owners', 'users'),
    ...fact('body', 'car'),
    ...fact('colour', 'palette'),
    ...(car.warranty ? fact('warranty', 'badge-check') : []),
  ];
  return (
    <Part id="eckdaten" title={t('keyFacts')}>
      <SpecList specs={facts} />
    </Part>
  );
}
