import type { LineIssueCode } from '@kardan/contract/values/feeds';
import type { Tx } from '../../db/database.ts';
import type { LinesOf } from '../runs/line-store.ts';
import { saveGroups } from './value-group-store.ts';

/** What mapping a value mends. */
const mappable: readonly LineIssueCode[] = ['value-unmapped', 'make-unknown', 'model-unknown'];
/** Values of one dealership that are told. */
const maxGroupsEach = 100;

/** Counts which values of a run were not understood, once: whoever looks at it asks every second or two. */
export function countGroups(tx: Tx, run: LinesOf): Promise<void> {
  return saveGroups(tx, run, mappable, maxGroupsEach);
}
