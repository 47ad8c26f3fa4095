import { complaintUntil } from '../../cases/complaint-time.ts';
import type { NoticeCase } from '../notice-case-store.ts';

/** Whether who reported a car may complain of the decision: within six months, unless it did what they asked for. */
export function mayReporterComplain(
  { decidedAt, measure }: Pick<NoticeCase, 'decidedAt' | 'measure'>,
  now: Date,
): boolean {
  return decidedAt !== null && measure !== 'block-listing' && now <= complaintUntil(decidedAt);
}
