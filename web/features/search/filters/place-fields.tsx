import { filters } from '@kardan/contract/filters';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { radiusOptions } from '#domain/search/filters/radius-options.ts';
import { defaultRadiusKm } from '#domain/search/filters/search-names.ts';
import { radiusName } from '#domain/search/filters/url-names.ts';
import type { PanelProps } from './panel-props.ts';

/** Around a postcode; the name of a town is understood as well, by the page that it leads to. */
export function PlaceFields({ state, words: { t } }: PanelProps) {
  const { urlName } = filters.place;
  const { filters: chosen, typedPlace } = state;
  const { radiusKm = defaultRadiusKm } = chosen.place ?? typedPlace ?? {};
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextInput
        label={t('place.postcode')}
        name={urlName}
        defaultValue={chosen.place?.postcode ?? typedPlace?.name ?? ''}
        placeholder={t('place.example')}
        autoComplete="postal-code"
      />
      <Select
        key={radiusKm}
        label={t('place.radius')}
        name={radiusName}
        defaultValue={String(radiusKm)}
        options={radiusOptions(radiusKm).map((km) => ({ value: String(km), label: t('place.within', { radius: km }) }))}
      />
    </div>
  );
}
