import { useQuery } from '@tanstack/react-query';
import { jobQueuesQuery } from '#domain/portal/health.ts';
import { HealthFrame } from '../health-frame.tsx';
import { DeadPanel } from './dead-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';

/** What waits in the background and what has given up; the latter first, since it needs somebody. */
export default function JobsPage() {
  const queues = useQuery(jobQueuesQuery);
  return (
    <HealthFrame tab="jobs">
      <DeadPanel queues={queues.data?.items ?? []} />
      <QueuesPanel query={queues} />
    </HealthFrame>
  );
}
