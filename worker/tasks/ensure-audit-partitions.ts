import { ensureAuditPartitions } from '@kardan/core/audit/ensure-audit-partitions';
import type { Task } from '../task.ts';

/** Makes room for the audit of the months to come, and drops what is kept no longer. */
export const ensureAuditPartitionsTask: Task<'ensure-audit-partitions'> = {
  job: 'ensure-audit-partitions',
  async run(services) {
    await ensureAuditPartitions(services);
    return [];
  },
};
