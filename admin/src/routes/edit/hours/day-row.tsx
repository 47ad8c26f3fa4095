import { maxStretchesOfDay } from '@kardan/contract/values/dealership-profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { CheckboxInput } from '@kardan/ui/forms/checkbox-input.tsx';
import { useId } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { entryOf, opened, type Stretch, type Week, withBreak, withDay, withoutBreak } from '#domain/profile/week.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StretchFields } from './stretch-fields.tsx';

interface Props {
  week: Week;
  /** 0 is Monday. */
  day: number;
  name: string;
  onChange: (week: Week) => void;
  onCopy: () => void;
}

/** A day of the week: open or closed, its hours, a break, and its hours for other days. */
export function DayRow({ week, day, name, onChange, onCopy }: Props) {
  const t = useTexts('hours');
  const id = useId();
  const canEdit = useCanEditProfile();
  const stretches = week[day] ?? [];
  const isOpen = stretches.length > 0;
  const set = (next: readonly Stretch[]) => onChange(withDay(week, day, next));
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-0 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:items-start">
      <label htmlFor={id} className="flex min-h-10 items-center gap-2.5 text-sm font-medium pointer-coarse:min-h-11">
        <CheckboxInput
          id={id}
          checked={isOpen}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? opened(week, day) : withDay(week, day, []))}
        />
        <span>{name}</span>
        {!isOpen && <span className="font-regular text-text-3">{t('closed')}</span>}
      </label>
      {isOpen && (
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
          {stretches.map((_, place) => (
            <StretchFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third stretch of a day
              key={place}
              name={`week.${entryOf(week, day, place)}`}
              label={place === 0 ? name : t('afterBreak', { day: name })}
              stretches={stretches}
              place={place}
              onChange={(stretch) => set(stretches.with(place, stretch))}
              {...(place > 0 &&
                canEdit && {
                  onRemove: () => set(stretches.length === 2 ? withoutBreak(stretches) : stretches.toSpliced(place, 1)),
                })}
            />
          ))}
        </div>
      )}
      {isOpen && canEdit && (
        <div className="flex flex-wrap gap-2 md:justify-end">
          {stretches.length < Math.min(2, maxStretchesOfDay) && (
            <Button size="sm" aria-label={t('addBreakOn', { day: name })} onClick={() => set(withBreak(stretches))}>
              {t('addBreak')}
            </Button>
          )}
          <Button size="sm" icon="copy" aria-label={t('copyOf', { day: name })} onClick={onCopy}>
            {t('copy')}
          </Button>
        </div>
      )}
    </li>
  );
}
