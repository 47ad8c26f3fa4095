import type { Locale } from '@kardan/ui/texts/locales.ts';

const space = '\u00A0';

/** Time of opening hours as the clock writes it: `33 min`, `2 h`, `4 h 26`. */
export function formatWaited(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const hours = Math.floor(whole / 60);
  if (hours === 0) return `${whole}${space}min`;
  const rest = whole % 60;
  return rest === 0 ? `${hours}${space}h` : `${hours}${space}h${space}${String(rest).padStart(2, '0')}`;
}

/** The ruler of a waiting time: its end is a round number of hours beyond target and pin; places are shares of it. */
export function clockScale(
  waitedMinutes: number,
  targetMinutes: number,
): { endMinutes: number; target: number; pin: number } {
  const furthest = Math.max(waitedMinutes, targetMinutes, 1);
  const stepMinutes = [30, 60, 120, 360, 720, 1_440].find((step) => furthest * 1.25 <= step * 6) ?? 2_880;
  const endMinutes = Math.ceil((furthest * 1.25) / stepMinutes) * stepMinutes;
  return { endMinutes, target: targetMinutes / endMinutes, pin: Math.min(1, waitedMinutes / endMinutes) };
}

const dayInVienna = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna', dateStyle: 'short' });
const dayMs = 86_400_000;

/** When something was written, as short as it stays clear: `14:58` today, `Do 14:58` this week, `12.11.` before. */
export function formatMoment(at: string, now: number, locale: Locale): string {
  const moment = new Date(at);
  const language = locale === 'en' ? 'en-GB' : locale;
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' } as const;
  if (dayInVienna.format(moment) === dayInVienna.format(now)) return moment.toLocaleTimeString(language, time);
  if (Math.abs(now - moment.getTime()) < 6 * dayMs) {
    const weekday = moment.toLocaleDateString(language, { weekday: 'short', timeZone: 'Europe/Vienna' });
    return `${weekday.replace('.', '')} ${moment.toLocaleTimeString(language, time)}`;
  }
  const isThisYear = dayInVienna.format(moment).slice(0, 4) === dayInVienna.format(now).slice(0, 4);
  return moment.toLocaleDateString(language, {
    day: 'numeric',
    month: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'Europe/Vienna',
  });
}
