const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });
const hour = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', hourCycle: 'h23' });
const hourMs = 3_600_000;

/** The calendar day it is in Vienna, as 2026-11-15. */
export function viennaDay(moment: Date): string {
  return day.format(moment);
}

/** When the day that lies `days` before this one began in Vienna. */
export function startOfViennaDay(today: string, days: number): number {
  const utcMidnight = Date.parse(today) - days * 24 * hourMs;
  // Vienna is one hour ahead of UTC in winter and two in summer.
  const winter = utcMidnight - hourMs;
  return Number.parseInt(hour.format(winter), 10) === 0 ? winter : utcMidnight - 2 * hourMs;
}
