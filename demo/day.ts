const dayMs = 86_400_000;

/** A month as a number that can be calculated with: year × 12 + month (0 to 11). */
export type Month = number;

/** The day a seed takes for today: every date of the demo data is before or after it by so much. */
export class Day {
  /** Midnight UTC, the latest moment in the data: it has passed wherever in Europe the seed is run. */
  readonly startsAt: number;
  readonly text: string;
  readonly month: Month;

  constructor(text: string) {
    this.startsAt = Date.parse(`${text}T00:00:00Z`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(this.startsAt)) throw new Error(`${text} is not a day`);
    this.text = text;
    this.month = monthOf(this.startsAt);
  }

  momentBefore(days: number): string {
    return moment(this.startsAt - days * dayMs);
  }

  dateBefore(days: number): string {
    return this.momentBefore(days).slice(0, 10);
  }
}

export function moment(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The month of a moment, or of a day as 2026-11-15. */
export function monthOf(moment: number | string): Month {
  const date = new Date(moment);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12);
}

/** The first day of the month, as the database stores a registration. */
export function firstOfMonth(month: Month): string {
  return `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
