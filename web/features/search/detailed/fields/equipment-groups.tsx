import { filters } from '@kardan/contract/filters';
import { equipmentGroupLabels } from '@kardan/contract/labels/equipment';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import { optionWord } from '#domain/search/words/filter-words.ts';
import { Fold } from '../fold.tsx';
import { Check, Rows } from './check.tsx';
import type { FieldProps } from './field-props.ts';

/** All equipment by group; the browser's page search finds an item in a closed group too, and opens it. */
export function EquipmentGroups({ filled, words }: FieldProps) {
  const { urlName } = filters.equipment;
  const chosen = new Set(filled.getAll(urlName));
  return (
    <div className="min-w-0 md:col-span-2 lg:grid lg:gap-6">
      {equipmentGroups.map(({ key, items }) => {
        const title = equipmentGroupLabels[words.locale][key];
        return (
          <Fold
            key={key}
            open={items.some((item) => chosen.has(item))}
            title={<h3 className="text-sm font-semi lg:text-md">{title}</h3>}
            aside={
              <span
                aria-hidden="true"
                className="hidden size-2 rounded-full bg-accent [details:has(:checked)>summary>&]:block"
              />
            }
          >
            <fieldset className="relative pb-3 lg:pb-0">
              <legend className="sr-only">{title}</legend>
              <Rows className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
                {items.map((item) => (
                  <Check key={item} name={urlName} value={item} checked={chosen.has(item)}>
                    {optionWord(words, 'equipment', item)}
                  </Check>
                ))}
              </Rows>
            </fieldset>
          </Fold>
        );
      })}
    </div>
  );
}
