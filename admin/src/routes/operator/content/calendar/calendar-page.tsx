import type { ContentItem } from '@kardan/contract/calls/operator/content';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarQuery, textPath } from '#domain/portal/content.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { StateMark } from '../state-mark.tsx';
import { type Week, weekOf } from './weeks.ts';

const weeksShown = 6;

/** What went online and what is planned, week by week. */
export default function CalendarPage() {
  const t = useTexts('portalContent');
  const today = viennaDay(Date.now());
  const [start, setStart] = useState(-2);
  const weeks = Array.from({ length: weeksShown }, (_, place) => weekOf(today, start + place));
  const from = weeks[0]?.monday ?? today;
  const to = weeks.at(-1)?.sunday ?? today;
  const items = useQuery(calendarQuery(from, to));
  return (
    <>
      <PageHead title={t('calendar.title')} intro={t('calendar.intro')} />
      <ContentTabs current="calendar" />
      <div className="mb-4 flex flex-wrap gap-2">
        <Button icon="arrow-up" onClick={() => setStart(start - weeksShown)}>
          {t('calendar.earlier')}
        </Button>
        <Button onClick={() => setStart(-2)}>{t('calendar.today')}</Button>
        <Button icon="arrow-down" onClick={() => setStart(start + weeksShown)}>
          {t('calendar.later')}
        </Button>
      </div>
      <Loaded query={items} skeleton={<Skeleton className="h-96" />}>
        {(found) => (
          <div className="grid gap-3">
            {weeks.map((week) => (
              <WeekRow
                key={week.monday}
                week={week}
                isNow={week.monday <= today && today <= week.sunday}
                items={found.filter(({ publishAt }) => isWithin(week, publishAt))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function isWithin({ monday, sunday }: Week, publishAt: string | null): boolean {
  if (publishAt === null) return false;
  const day = viennaDay(Date.parse(publishAt));
  return monday <= day && day <= sunday;
}

function WeekRow({ week, isNow, items }: { week: Week; isNow: boolean; items: readonly ContentItem[] }) {
  const t = useTexts('portalContent');
  const locale = useLocale();
  const sorted = items.toSorted((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''));
  return (
    <section
      aria-labelledby={`week-${week.monday}`}
      className={classes('rounded-md border bg-surface p-4', isNow ? 'border-accent-line' : 'border-line')}
    >
      <h2 id={`week-${week.monday}`} className="flex flex-wrap items-baseline gap-x-2.5 text-sm!">
        {t('calendar.week', {
          number: String(week.number),
          from: formatDay(week.monday, locale),
          to: formatDay(week.sunday, locale),
        })}
        {isNow && <span className="text-xs font-medium text-accent-text">{t('calendar.now')}</span>}
      </h2>
      {sorted.length === 0 ? (
        <p className="mt-2 text-sm text-text-3">{t('calendar.none')}</p>
      ) : (
        <ul className="mt-2 grid">
          {sorted.map((item) => (
            <li key={item.id} className="border-t border-line first:border-t-0">
              <Link
                href={textPath(item.id, { kind: item.kind, q: '' })}
                className="grid gap-x-4 gap-y-0.5 rounded-sm py-2 text-sm hover:bg-surface-2 md:grid-cols-[150px_1fr_auto] md:items-center pointer-coarse:min-h-11"
              >
                <span className="text-xs text-text-2">{item.publishAt && <Moment at={item.publishAt} />}</span>
                <b className="font-medium">{item.title}</b>
                <span className="text-xs text-text-2">
                  <StateMark {...item} /> · {t(`kind.${item.kind}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Do 19.11., 06:00 */
function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return new Date(at).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'Europe/Vienna',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
