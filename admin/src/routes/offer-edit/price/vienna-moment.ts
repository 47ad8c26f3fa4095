/** The moment of a day and a time of the clock in Vienna, wherever the browser stands. */
export function viennaMoment(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice, since the offset at the moment itself decides, not the one at the guess.
  const first = asUtc - offsetMs(asUtc);
  return new Date(asUtc - offsetMs(first)).toISOString();
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** How far Vienna's clock is ahead of UTC at a moment. */
function offsetMs(moment: number): number {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const shown = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`);
  return shown - Math.floor(moment / 60_000) * 60_000;
}
