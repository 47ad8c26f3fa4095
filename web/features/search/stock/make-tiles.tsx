import { filters } from '@kardan/contract/filters';
import type { CountedName } from '@kardan/contract/values/counted';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { Check, Tiles } from '../detailed/fields/check.tsx';
import { FieldGroup } from '../detailed/fields/field-group.tsx';

interface Props {
  /** Those that the dealership has cars of. */
  makes: readonly CountedName[];
  filled: URLSearchParams;
  words: FilterWords;
}

/** The makes of a dealership's cars to tick, with how many it has of each. */
export function MakeTiles({ makes, filled, words: { t, locale } }: Props) {
  const { urlName } = filters.vehicles;
  const chosen = new Set(filled.getAll(urlName));
  return (
    <FieldGroup title={t('stock.start.makes')} wide>
      <Tiles>
        {makes.map(({ slug, name, count }) => (
          <Check
            key={slug}
            name={urlName}
            value={slug}
            checked={chosen.has(slug)}
            icon={<MakeEmblem slug={slug} name={name} />}
          >
            <span>
              {name} <span className="font-regular text-text-3">{formatNumber(count, locale)}</span>
            </span>
          </Check>
        ))}
      </Tiles>
    </FieldGroup>
  );
}
