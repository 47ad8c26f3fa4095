import { createHash } from 'node:crypto';
import type { FeedCar } from '../feed-car.ts';

/** Equal for two lines that say the same of a car, in whatever order; the line's place does not count. */
export function hashCar({ fields, pictures, issues }: FeedCar): string {
  const said = [inOrder(fields), pictures, issues.map((issue) => inOrder({ ...issue }))];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function inOrder(record: object): [string, unknown][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
