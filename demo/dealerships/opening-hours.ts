import type { Random } from '../random/random.ts';

export interface OpeningHours {
  dealershipId: number;
  weekday: number;
  opens: string;
  closes: string;
}

/** Monday to Friday with or without a lunch break, most of them on Saturday morning too. */
export function drawOpeningHours(random: Random, dealershipId: number): OpeningHours[] {
  const opens = random.pick(['07:30', '08:00', '08:00', '08:30', '09:00']);
  const closes = random.pick(['17:00', '17:30', '18:00', '18:00', '18:30']);
  const lunch = random.chance(0.45)
    ? random.pick([['12:00', '13:00'] as const, ['12:00', '13:30'] as const])
    : undefined;
  const fridayCloses = random.chance(0.3) ? '16:00' : closes;
  const hours: OpeningHours[] = [];
  for (let weekday = 1; weekday <= 5; weekday++) {
    const ends = weekday === 5 ? fridayCloses : closes;
    if (lunch) {
      hours.push({ dealershipId, weekday, opens, closes: lunch[0] });
      hours.push({ dealershipId, weekday, opens: lunch[1], closes: ends });
    } else {
      hours.push({ dealershipId, weekday, opens, closes: ends });
    }
  }
  if (random.chance(0.7)) {
    hours.push({ dealershipId, weekday: 6, opens: '09:00', closes: random.pick(['12:00', '12:30', '13:00']) });
  }
  return hours;
}
