import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import { type SubmitEvent, useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { monthName, shortDay } from '#domain/statistics/day-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { addressOf } from './address-of.ts';
import { choosableMonths, dayCounts, daysOf, isOwnPeriod } from './period.ts';
import type { ReportQuestion, ShowReport } from './use-report-question.ts';

const id = 'own-period';

/** Days back from yesterday, a month, or days of one's own; it applies at once. */
export function PeriodPicker({ question, onShow }: { question: ReportQuestion; onShow: ShowReport }) {
  const t = useTexts('statistics');
  const locale = useLocale();
  const { slug } = useDealership();
  const { period } = question;
  const own = period.kind === 'own' ? period : undefined;
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <Segmented
        label={t('period')}
        segments={dayCounts.map((days) => ({
          href: dealershipPath(slug, addressOf({ ...question, period: { kind: 'days', days } })),
          label: t('period.days', { days }),
          current: period.kind === 'days' && period.days === days,
        }))}
      />
      <Select
        label={t('period.month')}
        className="w-44"
        placeholder={t('period.anyMonth')}
        value={period.kind === 'month' ? period.month : ''}
        options={choosableMonths(new Date()).map((month) => ({ value: month, label: monthName(month, locale) }))}
        onChange={({ currentTarget: { value: month } }) =>
          onShow({ period: month === '' ? { kind: 'days', days: 30 } : { kind: 'month', month } })
        }
      />
      <Button icon="calendar-days" popoverTarget={id} variant={own ? 'inverse' : 'ghost'}>
        {own ? `${shortDay(own.from, locale)} – ${shortDay(own.to, locale)}` : t('period.own')}
      </Button>
      <Popover id={id} label={t('period.own')} align="end">
        <OwnDays key={JSON.stringify(period)} question={question} onShow={onShow} />
      </Popover>
    </div>
  );
}

function OwnDays({ question, onShow }: { question: ReportQuestion; onShow: ShowReport }) {
  const t = useTexts('statistics');
  const [isWrong, setWrong] = useState(false);
  const days = daysOf(question.period, new Date());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const period = { kind: 'own' as const, from: String(data.get('from')), to: String(data.get('to')) };
    if (!isOwnPeriod(period)) return setWrong(true);
    document.getElementById(id)?.hidePopover();
    onShow({ period });
  };
  return (
    <form onSubmit={submit} className="grid gap-2.5" noValidate>
      <TextInput type="date" name="from" label={t('period.from')} defaultValue={days.from} />
      <TextInput
        type="date"
        name="to"
        label={t('period.to')}
        defaultValue={days.to}
        {...(isWrong && { error: t('period.wrong') })}
      />
      <Button type="submit" variant="accent">
        {t('period.show')}
      </Button>
    </form>
  );
}
