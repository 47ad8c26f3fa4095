import { filters } from '@kardan/contract/filters';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { radiusOptions } from '#domain/search/filters/radius-options.ts';
import { defaultRadiusKm } from '#domain/search/filters/search-names.ts';
import { radiusName } from '#domain/search/filters/url-names.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

/** Around a postcode or a town. */
export function PlaceInputs({ filled, words, unknownPostcode }: FieldProps) {
  const { t } = words;
  const { urlName } = filters.place;
  const given = filled.get(radiusName) ?? String(defaultRadiusKm);
  return (
    <FieldGroup title={filterName(words, 'place')}>
      <div className="grid grid-cols-2 gap-2">
        <TextInput
          label={t('place.postcode')}
          name={urlName}
          defaultValue={filled.get(urlName) ?? ''}
          placeholder={t('place.example')}
          autoComplete="postal-code"
          {...(unknownPostcode && { error: t('detailed.live.unknown-postcode') })}
        />
        <Select
          label={t('place.radius')}
          name={radiusName}
          defaultValue={given}
          options={radiusOptions(Number(given)).map((km) => ({
            value: String(km),
            label: t('place.within', { radius: km }),
          }))}
        />
      </div>
    </FieldGroup>
  );
}
