import type { ApiKey } from '@kardan/contract/calls/admin/api-keys';

export interface KeyWarning {
  kind: 'ends-today' | 'ends-soon' | 'never-used' | 'idle';
  /** How long it still lives, or has not been used. */
  days: number;
}

const soonDays = 30;
const unusedDays = 14;
const idleDays = 90;
const dayMs = 86_400_000;

type Dated = Pick<ApiKey, 'state' | 'createdAt' | 'expiresAt' | 'lastUsedOn'>;

/** What somebody should look at: a key that ends while it is in use, or one that nobody seems to need. */
export function warningOf({ state, createdAt, expiresAt, lastUsedOn }: Dated, now: number): KeyWarning | undefined {
  if (state !== 'live') return undefined;
  const daysSince = (at: string) => Math.floor((now - Date.parse(at)) / dayMs);
  const daysLeft = Math.floor((Date.parse(expiresAt) - now) / dayMs);
  const isNeeded = lastUsedOn !== null && daysSince(lastUsedOn) < idleDays;
  if (isNeeded && daysLeft < 1) return { kind: 'ends-today', days: 0 };
  if (isNeeded && daysLeft <= soonDays) return { kind: 'ends-soon', days: daysLeft };
  if (lastUsedOn === null && daysSince(createdAt) >= unusedDays)
    return { kind: 'never-used', days: daysSince(createdAt) };
  if (lastUsedOn !== null && !isNeeded) return { kind: 'idle', days: daysSince(lastUsedOn) };
  return undefined;
}
