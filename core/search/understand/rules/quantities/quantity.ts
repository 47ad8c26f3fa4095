import type { LimitKind, Topic } from '../../words/number-words.ts';
import type { Amount } from './amount.ts';

/** A number or range of numbers with what is said of it. */
export interface Quantity {
  first: Amount;
  second?: Amount;
  limit?: LimitKind;
  topic?: Topic;
}
