import type { Category } from '@kardan/contract/values/vehicle';
import { firstDueFrom, punchedOn } from '@kardan/core/costs/running/inspection-rules';
import { type Day, firstOfMonth, type Month, monthOf } from '../day.ts';
import type { Random } from '../random/random.ts';

/** What a dealer tells of a car's past and what is promised for its future; null where nothing is said. */
export interface Condition {
  owners: number | null;
  accidentFree: boolean | null;
  serviceBook: boolean | null;
  warranty: boolean;
  warrantyMonths: number | null;
  inspectionValidUntil: string | null;
}

export function drawCondition(random: Random, category: Category, registration: Month | null, today: Day): Condition {
  if (registration === null) return drawNewCondition(random);
  const ageYears = (today.month - registration) / 12;
  const said = random.chance(0.88);
  const warrantyMonths = drawWarrantyMonths(random, category, ageYears);
  return {
    owners: said ? drawOwners(random, ageYears) : null,
    accidentFree: random.chance(0.75) ? random.chance(0.97 - 0.012 * Math.min(ageYears, 20)) : null,
    serviceBook: random.chance(0.8) ? random.chance(0.97 - 0.018 * Math.min(ageYears, 25)) : null,
    warranty: warrantyMonths !== null,
    // Some only say that there is one.
    warrantyMonths: warrantyMonths !== null && random.chance(0.85) ? warrantyMonths : null,
    inspectionValidUntil: random.chance(0.92) ? drawInspection(random, registration, today) : null,
  };
}

function drawNewCondition(random: Random): Condition {
  const warrantyMonths = random.pick([24, 24, 36, 60, 60, 84]);
  return {
    owners: null,
    accidentFree: true,
    serviceBook: null,
    warranty: true,
    warrantyMonths,
    inspectionValidUntil: null,
  };
}

/** One owner for most young cars, about one more for every six years. */
function drawOwners(random: Random, ageYears: number): number {
  const further = Math.min(2, Math.max(0, ageYears - 1.5) / 6);
  return Math.min(8, 1 + Math.floor(random.exponential(1) * further * 0.9 + random.next() * Math.min(1, further)));
}

function drawWarrantyMonths(random: Random, category: Category, ageYears: number): number | null {
  if (category === 'old-timer') return null;
  if (!random.chance(ageYears < 5 ? 0.85 : ageYears < 12 ? 0.6 : 0.25)) return null;
  return ageYears < 2 ? random.pick([12, 24, 24, 36, 60]) : random.pick([12, 12, 12, 24]);
}

/**
 * The inspection under § 57a is due in the month of registration. Many dealers renew it for the sale; a few offer cars whose
 * month has just passed.
 */
function drawInspection(random: Random, registration: Month, today: Day): string {
  const firstDay = firstOfMonth(registration);
  const due = `${firstDueFrom(firstOfMonth(today.month + 1), firstDay)}-01`;
  if (today.month - registration < 60) return due;
  if (random.chance(0.05)) return firstOfMonth(monthOf(due) - 12);
  const renewedEarly = monthOf(due) - today.month <= 1 && random.chance(0.7);
  return renewedEarly ? `${punchedOn(due, firstDay)}-01` : due;
}
