import { type Day, moment } from '../day.ts';
import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';

/** Where a listing stands and since when; moments in milliseconds. */
export interface Lifecycle {
  state: ListingState;
  blockedReason: string | null;
  createdAt: number;
  publishedAt: number | null;
  confirmedAt: number;
  endedAt: number | null;
  /** Until when prices could change. */
  onlineUntil: number;
}

type ListingState = 'draft' | 'active' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'blocked';

const states = Weighted.of<ListingState>({
  active: 0.9,
  reserved: 0.02,
  sold: 0.03,
  expired: 0.015,
  withdrawn: 0.015,
  draft: 0.015,
  blocked: 0.005,
});
const dayMs = 86_400_000;
/** Half of the cars on offer have been online for less than 35 days. */
const meanDaysOnline = 35 / Math.LN2;
const silenceThatExpires = 60;

const blockedReasons = [
  'Preisangabe ist nachweislich falsch (Lockangebot).',
  'Fahrzeug wurde gemeldet und ist beim Händler nicht vorhanden.',
  'Kilometerstand widerspricht den vorgelegten Unterlagen.',
  'Beschreibung enthält Kontaktdaten Dritter.',
] as const;

/** Draws state and dates; a car that is gone ended recently enough to be still in the database. */
export function drawLifecycle(random: Random, today: Day): Lifecycle {
  const state = states.draw(random);
  const now = today.startsAt;
  const daysOnline = Math.min(0.05 + random.exponential(meanDaysOnline), 720);
  const preparation = random.between(0.05, 3) * dayMs;
  if (state === 'draft') {
    const createdAt = Math.floor(now - random.between(0, 30) * dayMs);
    return {
      state,
      blockedReason: null,
      createdAt,
      publishedAt: null,
      confirmedAt: createdAt,
      endedAt: null,
      onlineUntil: createdAt,
    };
  }
  const gone = state !== 'active' && state !== 'reserved';
  const endedAt = gone ? Math.floor(now - random.between(0, daysKept(state)) * dayMs) : null;
  const onlineUntil = endedAt ?? now;
  const publishedAt = Math.floor(
    onlineUntil - (state === 'expired' ? silenceThatExpires + daysOnline : daysOnline) * dayMs,
  );
  const silence = state === 'expired' ? silenceThatExpires : Math.min(random.exponential(6), 40);
  return {
    state,
    blockedReason: state === 'blocked' ? random.pick(blockedReasons) : null,
    createdAt: Math.floor(publishedAt - preparation),
    publishedAt,
    confirmedAt: Math.floor(Math.max(publishedAt, onlineUntil - silence * dayMs)),
    endedAt,
    onlineUntil,
  };
}

/** Sold cars are shown for 30 days, withdrawn ones kept for 90. */
function daysKept(state: ListingState): number {
  return state === 'sold' ? 30 : state === 'withdrawn' ? 90 : 60;
}

export function momentOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : moment(epochMs);
}
