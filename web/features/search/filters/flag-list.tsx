import { filters } from '@kardan/contract/filters';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { CheckboxList } from '@kardan/ui/forms/checkbox-list.tsx';
import { filterName } from '#domain/search/words/filter-words.ts';
import { countsOf } from './facets.ts';
import { conditionFlags } from './panel-groups.ts';
import type { PanelProps } from './panel-props.ts';

/** Yes-or-no filters; a count stands beside those that are counted. */
export function FlagList({ state, facets, words }: PanelProps) {
  return (
    <div>
      {conditionFlags.map((key) => {
        const count = facets[key] && countsOf(facets, key).get('true');
        return (
          <CheckboxList
            key={key}
            legend={filterName(words, key)}
            name={filters[key].urlName}
            options={[
              {
                value: '1',
                label: filterName(words, key),
                checked: state.filters[key] === true,
                ...(count !== undefined && { count, countText: formatNumber(count, words.locale) }),
              },
            ]}
          />
        );
      })}
    </div>
  );
}
