import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { defaultRadiusKm } from '#domain/search/filters/search-names.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { type DirectoryState, names, radiiKm } from '../url/directory-state.ts';

interface Props {
  place: DirectoryState['filters']['place'];
  t: DirectoryWords['t'];
}

/** Around which postcode, and how far. */
export function PlaceFields({ place, t }: Props) {
  return (
    <>
      <TextInput
        label={t('find.postcode')}
        name={names.postcode}
        defaultValue={place?.postcode ?? ''}
        placeholder="8010"
        inputMode="numeric"
        pattern="[1-9][0-9]{3}.*"
        autoComplete="postal-code"
      />
      <Select
        label={t('find.radius')}
        name={names.radius}
        defaultValue={String(place?.radiusKm ?? defaultRadiusKm)}
        options={radiusOptions(place?.radiusKm).map((km) => ({
          value: String(km),
          label: t('find.within', { radius: km }),
        }))}
      />
    </>
  );
}

/** The usual ones, and the one that the address names. */
function radiusOptions(chosen: number | undefined): number[] {
  return [...new Set([...radiiKm, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
}
