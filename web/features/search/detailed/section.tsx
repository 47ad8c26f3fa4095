import { filters } from '@kardan/contract/filters';
import { Tiles } from './fields/check.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { FilterField } from './filter-field.tsx';
import { Fold } from './fold.tsx';
import { SectionCount } from './live/section-count.tsx';
import type { DetailedSection } from './sections.ts';

interface Props extends Omit<FieldProps, 'filterKey'> {
  section: DetailedSection;
  active: number;
  open: boolean;
}

/** Filters that belong together; the yes-or-no ones stand side by side below the others. */
export function Section({ section: { name, keys }, active, open, ...fields }: Props) {
  const { t } = fields.words;
  const isFlag = (key: (typeof keys)[number]) => filters[key].kind === 'flag';
  const flags = keys.filter(isFlag);
  return (
    <Fold
      id={name}
      open={open || active > 0}
      title={<h2 className="wide-sm text-lg">{t(`detailed.section.${name}`)}</h2>}
      aside={<SectionCount section={name} initial={active} />}
      className="border-b border-line lg:rounded-md lg:border lg:bg-surface lg:p-5"
    >
      <div className="grid gap-x-6 gap-y-5 pb-6 md:grid-cols-2 lg:pt-2 lg:pb-0">
        {keys
          .filter((key) => !isFlag(key))
          .map((key) => (
            <FilterField key={key} filterKey={key} {...fields} />
          ))}
        {flags.length > 0 && (
          <fieldset className="relative min-w-0 md:col-span-2">
            <legend className="sr-only">{t(`detailed.section.${name}`)}</legend>
            <Tiles>
              {flags.map((key) => (
                <FilterField key={key} filterKey={key} {...fields} />
              ))}
            </Tiles>
          </fieldset>
        )}
      </div>
    </Fold>
  );
}
