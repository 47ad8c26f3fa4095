import type { CarFate } from '@kardan/contract/values/feeds';
import type { FieldChange } from '../../listings/changing/revision-store.ts';
import type { FeedCar, LineIssue } from '../feed-car.ts';

/** What became of a car, or would. */
export interface AppliedCar {
  car: FeedCar;
  fate: CarFate;
  listingId: number | null;
  title: string;
  /** It is, or would be, a draft: something is missing to be online. */
  isDraft: boolean;
  /** Of a new car only in a dry run: otherwise all of it is new. */
  changes: readonly FieldChange[];
  issues: readonly LineIssue[];
  /** That the change made, for taking it back. */
  revision: number | null;
}

/** What a line is called in lists before there is a car. */
export function nameOf({ fields, number }: FeedCar): string {
  return fields.title ?? ([fields.make, fields.model].filter(Boolean).join(' ') || (number ?? ''));
}

export function refusedCar(car: FeedCar, issues: readonly LineIssue[], listingId: number | null = null): AppliedCar {
  const title = nameOf(car);
  return { car, fate: 'refused', listingId, title, isDraft: false, changes: [], issues, revision: null };
}

export function unchangedCar(car: FeedCar, listingId: number, kept: readonly LineIssue[] = []): AppliedCar {
  const issues = [...car.issues, ...kept];
  return { car, fate: 'unchanged', listingId, title: nameOf(car), isDraft: false, changes: [], issues, revision: null };
}
