import { filters } from '@kardan/contract/filters';
import { type Colour, colours } from '@kardan/contract/values/vehicle';
import { filterName, optionWord } from '#domain/search/words/filter-words.ts';
import { ColourDot } from '../../filters/colour-dot.tsx';
import { Check, Tiles } from './check.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

/** The values of a closed list. */
export function OptionTiles({ filterKey, filled, words }: FieldProps) {
  const filter = filters[filterKey];
  const values: readonly string[] = 'values' in filter ? filter.values : [];
  const chosen = new Set(filled.getAll(filter.urlName));
  const painted = values.length === colours.length && values.every((value) => isColour(value));
  return (
    <FieldGroup title={filterName(words, filterKey)} wide>
      <Tiles>
        {values.map((value) => (
          <Check
            key={value}
            name={filter.urlName}
            value={value}
            checked={chosen.has(value)}
            icon={painted && isColour(value) && <ColourDot colour={value} />}
          >
            {optionWord(words, filterKey, value)}
          </Check>
        ))}
      </Tiles>
    </FieldGroup>
  );
}

function isColour(value: string): value is Colour {
  return (colours as readonly string[]).includes(value);
}
