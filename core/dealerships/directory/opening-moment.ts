import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';

/** A moment as opening hours know it: 1 is Monday, the time is the clock's in Vienna. */
export interface OpeningMoment {
  weekday: number;
  time: string;
  /** Hours are those of ordinary days: whether somebody is there on a holiday, only a call tells. */
  holiday: boolean;
}

const viennaClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function openingMoment(moment: Date): OpeningMoment {
  const [day = '', time = ''] = viennaClock.format(moment).split(' ');
  return { weekday: new Date(day).getUTCDay() || 7, time, holiday: publicHolidayOn(day) !== undefined };
}
