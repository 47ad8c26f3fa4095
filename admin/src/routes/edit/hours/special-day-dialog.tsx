import { maxSpecialDays, profileLengths } from '@kardan/contract/values/dealership-profile';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { daysOf, newDaysOf, type SpecialSpan } from '#domain/profile/special-days.ts';
import { type Stretch, stretchesOf, stretchIssue, type Week, withBreak, withoutBreak } from '#domain/profile/week.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StretchFields } from './stretch-fields.tsx';

interface Props {
  week: Week;
  onAdd: (span: SpecialSpan) => void;
  onClose: () => void;
}

/** A day, or several in a row, that is not as its weekday: closed, or with other hours. */
export function SpecialDayDialog({ week, onAdd, onClose }: Props) {
  const t = useTexts('hours');
  const c = useTexts('common');
  const today = viennaDay(Date.now());
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [hours, setHours] = useState<readonly Stretch[]>([]);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const last = until || from;
  const fromIssue = from === '' ? t('special.noDay') : from < today ? t('special.past') : undefined;
  const untilIssue =
    last < from
      ? t('special.order')
      : from !== '' && last > dayAfter(from, maxSpecialDays - 1)
        ? t('special.tooLong', { count: maxSpecialDays })
        : undefined;
  const span = { from, until: last, hours: stretchesOf(hours), note: note.trim() || null };
  const leavesOut = !(fromIssue || untilIssue) && newDaysOf(span, week).length < daysOf(span).length;
  const isRight = !(fromIssue || untilIssue) && hours.every((_, place) => !stretchIssue(hours, place));
  const add = (event: FormEvent) => {
    event.preventDefault();
    // It stands within the form of the hours, as React sees it.
    event.stopPropagation();
    setTried(true);
    if (!isRight) return;
    onAdd(span);
    onClose();
  };
  const fromError = isTried ? fromIssue : undefined;
  return (
    <Modal title={t('special.add')} onClose={onClose}>
      <form noValidate onSubmit={add} className="grid gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <TextInput
            label={t('special.from')}
            type="date"
            min={today}
            value={from}
            required
            {...(fromError && { error: fromError })}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            label={t('special.until')}
            type="date"
            min={from || today}
            value={until}
            optional={t('special.optional')}
            {...(untilIssue && { error: untilIssue })}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </div>
        <Checkbox
          label={t('special.open')}
          checked={hours.length > 0}
          onChange={({ currentTarget }) => setHours(currentTarget.checked ? [{ opens: '08:00', closes: '12:00' }] : [])}
        />
        {hours.map((_, place) => (
          <StretchFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and second stretch of a day
            key={place}
            name={`special.${place}`}
            label={place === 0 ? t('special.thatDay') : t('afterBreak', { day: t('special.thatDay') })}
            stretches={hours}
            place={place}
            onChange={(stretch) => setHours(hours.with(place, stretch))}
            {...(place > 0 && { onRemove: () => setHours(withoutBreak(hours)) })}
          />
        ))}
        {hours.length === 1 && (
          <Button size="sm" className="justify-self-start" onClick={() => setHours(withBreak(hours))}>
            {t('addBreak')}
          </Button>
        )}
        {leavesOut && (
          <p role="status" className="text-sm text-text-2">
            {t('special.leavesOut')}
          </p>
        )}
        <TextInput
          label={t('special.note')}
          value={note}
          optional={t('special.optional')}
          hint={t('special.noteHint')}
          maxLength={profileLengths.specialDay}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className="mt-1 flex flex-wrap gap-2">
          <Button type="submit" variant="accent">
            {t('special.take')}
          </Button>
          <Button onClick={onClose}>{c('cancel')}</Button>
        </div>
      </form>
    </Modal>
  );
}
