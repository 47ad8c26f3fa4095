import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { SpecialDay } from '#domain/profile/special-days.ts';
import { copiedTo, hoursOf, type Week, weekOf } from '#domain/profile/week.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CopyDay } from './copy-day.tsx';
import { DayRow } from './day-row.tsx';
import { SpecialDays } from './special-days.tsx';

/** When it is open: the ordinary week, and the days that are different. */
export function HoursForm({ profile, onReload }: { profile: OwnProfile; onReload: () => void }) {
  const t = useTexts('hours');
  const { slug } = useDealership();
  const [week, setWeek] = useState(() => weekOf(profile.openingHours.week));
  const [days, setDays] = useState<readonly SpecialDay[]>(profile.openingHours.specialDays);
  return (
    <Panel title={t('title')} intro={t('intro')}>
      <PartForm
        part="openingHours"
        profile={profile}
        onReload={onReload}
        submitLabel={t('save')}
        send={(_, ifMatch) =>
          api.saveOpeningHours({
            params: { dealershipId: slug },
            ifMatch,
            body: { week: hoursOf(week), specialDays: [...days] },
          })
        }
      >
        <WeekEditor week={week} onChange={setWeek} />
        <SpecialDays days={days} week={week} onChange={setDays} />
      </PartForm>
    </Panel>
  );
}

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

function WeekEditor({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const locale = useLocale();
  const { touch } = useContext(SubmitState);
  const [copied, setCopied] = useState<number>();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = week.map((_, day) => weekday.format(monday + day * 86_400_000));
  const set = (next: Week) => {
    touch();
    onChange(next);
  };
  return (
    <>
      <ul>
        {names.map((name, day) => (
          <DayRow key={name} week={week} day={day} name={name} onChange={set} onCopy={() => setCopied(day)} />
        ))}
      </ul>
      {/* Outside the form: Enter at a day must not save. */}
      {copied !== undefined &&
        createPortal(
          <CopyDay
            from={copied}
            names={names}
            onCopy={(targets) => set(copiedTo(week, copied, targets))}
            onClose={() => setCopied(undefined)}
          />,
          document.body,
        )}
    </>
  );
}
