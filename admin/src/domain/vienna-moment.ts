import { viennaClock } from '@kardan/contract/values/vienna-day';

/** The moment at which clocks in Vienna show this; of an hour that a change of the clocks skips, the one after it. */
export function viennaMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (moment: number) => {
    const shown = viennaClock(moment);
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - moment;
  };
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}
