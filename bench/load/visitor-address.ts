/** 60,000 visitors in turn: none comes near a limit, and a limiter has as many to remember as on a busy day. */
export function visitorAddress(sent: number): string {
  const visitor = sent % 60_000;
  return `10.${visitor >> 14}.${(visitor >> 7) & 127}.${(visitor & 127) + 1}`;
}
