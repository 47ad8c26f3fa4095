const space = '\u00A0';

/** How long something has waited, as short as it stays clear: `42 s`, `5 min`, `3 h`, `2 d`. */
export function shortDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 120) return `${whole}${space}s`;
  if (whole < 7_200) return `${Math.floor(whole / 60)}${space}min`;
  return whole < 172_800 ? `${Math.floor(whole / 3_600)}${space}h` : `${Math.floor(whole / 86_400)}${space}d`;
}
