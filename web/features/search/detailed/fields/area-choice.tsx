import { filters } from '@kardan/contract/filters';
import { filterName } from '#domain/search/words/filter-words.ts';
import { Check, Rows, Tiles } from './check.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

/**
 * Federal states, and the districts of those that are ticked. A district alone keeps its list in sight as well: nothing
 * that the form sends is ever hidden, with or without scripts.
 */
export function AreaChoice({ filled, words }: FieldProps) {
  const { t, regions, districtsOf } = words;
  const regionName = filters.region.urlName;
  const districtName = filters.district.urlName;
  const chosenRegions = new Set(filled.getAll(regionName));
  const chosenDistricts = new Set(filled.getAll(districtName));
  const known = new Set([...districtsOf.values()].flatMap((names) => [...names.keys()]));
  const strayRegions = [...chosenRegions].filter((slug) => !regions.has(slug));
  const strayDistricts = [...chosenDistricts].filter((slug) => !known.has(slug));
  return (
    <FieldGroup title={t('detailed.area')} wide>
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {[...regions, ...strayRegions.map((slug) => [slug, slug] as const)].map(([region, name]) => (
          <div key={region} data-family className="group/region min-w-0 has-checked:col-span-full">
            <Tiles full>
              <Check name={regionName} value={region} checked={chosenRegions.has(region)} parent>
                {name}
              </Check>
            </Tiles>
            <fieldset className="relative mt-1 ml-4.5 hidden min-w-0 border-l border-line pl-4 group-has-checked/region:block">
              <legend className="sr-only">{t('detailed.districtsOf', { region: name })}</legend>
              <Rows className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
                {[...(districtsOf.get(region) ?? [])].map(([district, label]) => (
                  <Check key={district} name={districtName} value={district} checked={chosenDistricts.has(district)}>
                    {label}
                  </Check>
                ))}
              </Rows>
            </fieldset>
          </div>
        ))}
      </div>
      {strayDistricts.length > 0 && (
        <fieldset className="relative mt-3">
          <legend className="text-xs text-text-3">{filterName(words, 'district')}</legend>
          <Rows>
            {strayDistricts.map((district) => (
              <Check key={district} name={districtName} value={district} checked>
                {district}
              </Check>
            ))}
          </Rows>
        </fieldset>
      )}
    </FieldGroup>
  );
}
