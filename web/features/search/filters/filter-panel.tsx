import { type FilterKey, filters } from '@kardan/contract/filters';
import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { type Colour, colours } from '@kardan/contract/values/vehicle';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { PanelSheet } from '@kardan/ui/overlays/panel-sheet.tsx';
import { RatingShape } from '@kardan/ui/price/price-rating.tsx';
import { FilterForm } from '#domain/search/filter-form.tsx';
import { openName, radiusName, sortName, viewName } from '#domain/search/filters/url-names.ts';
import { HiddenLimit } from '#domain/search/hidden-limit.tsx';
import { hasOwnPage } from '#domain/search/sections.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress, searchPath } from '#domain/search/url/search-address.ts';
import { ColourDot } from './colour-dot.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FlagList } from './flag-list.tsx';
import { HiddenFilters } from './hidden-filters.tsx';
import { OptionList } from './option-list.tsx';
import { closedGroups, conditionOptions } from './panel-groups.ts';
import type { PanelProps } from './panel-props.ts';
import { PlaceFields } from './place-fields.tsx';
import { RangeFilter } from './range-filter.tsx';
import { VehicleList } from './vehicle-list.tsx';
import { YearFields } from './year-fields.tsx';

export const panelId = 'filter';

/** The filters that the panel has inputs for. All others travel along unseen and stay visible as chips. */
const shown: FilterKey[] = [
  'priceEur',
  'priceRating',
  'vehicles',
  'place',
  'firstRegistration',
  'mileageKm',
  'fuel',
  'body',
  'gearbox',
  'drive',
  'powerPs',
  'region',
  'colour',
  'equipment',
  'accidentFree',
  'serviceBook',
  'warranty',
  'conditionKind',
  'taxation',
  'inputTax',
  'priceReduced',
  'withPictures',
];

/** Among a dealership's cars: nearly all stand where it is, and its pages tell kinds of cars apart by a filter. */
const shownOfStock: FilterKey[] = [...shown.filter((key) => key !== 'place' && key !== 'region'), 'category'];

const unfiltered = { filters: {}, sort: 'relevance', page: 1 } as const;

/** All filters with their counts: beside the results from lg on, in a sheet below that. */
export function FilterPanel({ total, ...props }: PanelProps & { total: number }) {
  const { state, words } = props;
  const { t, locale } = words;
  return (
    <PanelSheet
      id={panelId}
      title={t('panel.title')}
      closeLabel={t('panel.close')}
      footer={
        <>
          <LinkButton href={searchAddress(locale, { ...state, ...unfiltered })} rel="nofollow">
            {t('panel.reset')}
          </LinkButton>
          <Button variant="accent" full popoverTarget={panelId} popoverTargetAction="hide" aria-live="polite">
            {t('panel.show', { count: total })}
          </Button>
        </>
      }
    >
      <FilterForm
        id="filter-form"
        action={searchPath(locale, state)}
        dependent={{ [radiusName]: filters.place.urlName }}
      >
        <Groups {...props} />
        <HiddenFilters filters={state.filters} except={state.dealership ? shownOfStock : shown} />
        {state.sort !== 'relevance' && <input type="hidden" name={sortName} value={state.sort} />}
        <HiddenLimit limit={state.limit} />
        {state.open && state.open.length > 0 && <input type="hidden" name={openName} value={state.open.join(',')} />}
        {(state.view !== 'list' || hasOwnPage(state.section, 'all')) && (
          <input type="hidden" name={viewName} value={state.view} />
        )}
        <TextLink
          href={carrySearch(words.locale, 'detailedSearch', state)}
          icon="sliders-horizontal"
          rel="nofollow"
          className="mt-4 text-sm"
        >
          {t('panel.allFilters')}
        </TextLink>
        <noscript>
          <Button type="submit" variant="accent" full className="mt-4">
            {t('panel.apply')}
          </Button>
        </noscript>
      </FilterForm>
    </PanelSheet>
  );
}

function Groups(props: PanelProps) {
  const { state, words } = props;
  const group = (keys: readonly FilterKey[]) => ({ words, keys, state });
  return (
    <>
      {state.dealership && (
        <FilterGroup {...group(['category'])} open>
          <OptionList {...props} filterKey="category" />
        </FilterGroup>
      )}
      <FilterGroup {...group(['priceEur'])} open>
        <RangeFilter {...props} filterKey="priceEur" facet="priceEur" />
      </FilterGroup>
      <FilterGroup {...group(['priceRating'])} open>
        <OptionList
          {...props}
          filterKey="priceRating"
          icon={(value) => <RatingShape level={ratingLevels[value as PriceRatingLabel]} />}
        />
      </FilterGroup>
      <FilterGroup {...group(['vehicles'])} open>
        <VehicleList {...props} />
      </FilterGroup>
      {!state.dealership && (
        <FilterGroup {...group(['place'])} open>
          <PlaceFields {...props} />
        </FilterGroup>
      )}
      <FilterGroup {...group(['firstRegistration'])} open>
        <YearFields {...props} />
      </FilterGroup>
      <FilterGroup {...group(['mileageKm'])} open>
        <RangeFilter {...props} filterKey="mileageKm" facet="mileageKm" />
      </FilterGroup>
      {state.section !== 'electric' && (
        <FilterGroup {...group(['fuel'])} open>
          <OptionList {...props} filterKey="fuel" />
        </FilterGroup>
      )}
      {state.section !== 'cabriolet' && (
        <FilterGroup {...group(['body'])} open>
          <OptionList {...props} filterKey="body" />
        </FilterGroup>
      )}
      <FilterGroup {...group(closedGroups.gearbox.keys)} title={words.t('panel.gearboxAndDrive')}>
        <OptionList {...props} filterKey="gearbox" />
        <OptionList {...props} filterKey="drive" />
      </FilterGroup>
      <FilterGroup {...group(closedGroups.power.keys)}>
        <RangeFilter {...props} filterKey="powerPs" />
      </FilterGroup>
      {!state.dealership && (
        <FilterGroup {...group(closedGroups.region.keys)}>
          <OptionList {...props} filterKey="region" values={[...words.regions.keys()]} />
        </FilterGroup>
      )}
      <FilterGroup {...group(closedGroups.colour.keys)}>
        <OptionList
          {...props}
          filterKey="colour"
          values={colours}
          icon={(value) => <ColourDot colour={value as Colour} />}
        />
      </FilterGroup>
      <FilterGroup {...group(closedGroups.equipment.keys)}>
        <OptionList {...props} filterKey="equipment" values={filters.equipment.values} max={8} byCount />
        <TextLink href={carrySearch(words.locale, 'detailedSearch', state)} rel="nofollow" className="text-xs">
          {words.t('panel.allEquipment', { count: filters.equipment.values.length })}
        </TextLink>
      </FilterGroup>
      <FilterGroup {...group(closedGroups.condition.keys)} title={words.t('panel.condition')}>
        <FlagList {...props} />
        {conditionOptions.map((key) => (
          <OptionList key={key} {...props} filterKey={key} />
        ))}
      </FilterGroup>
    </>
  );
}
