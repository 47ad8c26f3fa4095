import { filters } from '@kardan/contract/filters';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { defaultRadiusKm } from '#domain/search/filters/search-names.ts';
import { radiusName } from '#domain/search/filters/url-names.ts';
import type { PanelProps } from './panel-props.ts';

/** Around a postcode. */
export function PlaceFields({ state, words: { t } }: PanelProps) {
  const { urlName, radiiKm } = filters.place;
  const { postcode, radiusKm = defaultRadiusKm } = state.filters.place ?? {};
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextInput
        label={t('place.postcode')}
        name={urlName}
        defaultValue={postcode ?? ''}
        placeholder={t('place.example')}
        inputMode="numeric"
        pattern="[1-9][0-9]{3}.*"
        autoComplete="postal-code"
      />
      <Select
        key={radiusKm}
        label={t('place.radius')}
        name={radiusName}
        defaultValue={String(radiusKm)}
        options={radiiKm.map((km) => ({ value: String(km), label: t('place.within', { radius: km }) }))}
      />
    </div>
  );
}
