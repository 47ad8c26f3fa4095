import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import { Badge } from '@kardan/ui/content/badge.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { Changes } from './changes.tsx';
import { groupByDay } from './group-by-day.ts';
import { wordsFor } from './words-for.ts';

interface Props<One> {
  entries: readonly One[];
  /** What the portal's own view says beside, in the place of whether the portal did it: whose it was. */
  about?: (entry: One) => ReactNode;
}

/** Entries under the day on which they happened, as the calendar in Vienna says. */
export function HistoryDays<One extends HistoryEntry>({ entries, about }: Props<One>) {
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={inWords(day, locale)} className="rounded-md border border-line bg-surface">
          <h2 className="border-b border-line px-4 py-2.5 text-sm! text-text-2">{inWords(day, locale)}</h2>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} about={about?.(entry)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry, about }: { entry: HistoryEntry; about: ReactNode }) {
  const { at, actor, onBehalf, action, object, changes } = entry;
  const t = useTexts('history');
  const locale = useLocale();
  const time = new Date(at).toLocaleTimeString(dateLanguage(locale), { timeStyle: 'short', timeZone: 'Europe/Vienna' });
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-b border-line px-4 py-3 text-sm last:border-0 md:grid-cols-[56px_minmax(0,1fr)]">
      <time dateTime={at} className="text-xs leading-[1.7] text-text-3">
        {time}
      </time>
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          <b className="font-semi">{actor ? (actor.name ?? t('erased')) : t('portal')}</b>{' '}
          {wordsFor(t, 'action', action)} <b className="font-medium">{object.label}</b>{' '}
          {onBehalf && !about && !action.endsWith('.looked-at') && <Badge tone="strong">{t('onBehalf')}</Badge>}
        </p>
        {about}
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
    </li>
  );
}

/** English as it is written in Europe: days before months, hours up to 24. */
function dateLanguage(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function inWords(day: string, locale: Locale): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(dateLanguage(locale), { dateStyle: 'full' });
}
