import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { mailHealthQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { HealthFrame } from '../health-frame.tsx';
import { MailDaysPanel } from './mail-days-panel.tsx';
import { MailFailuresPanel } from './mail-failures-panel.tsx';
import { MailTemplatesPanel } from './mail-templates-panel.tsx';

/** Whether mails arrive: by day, by kind, and why the last ones did not. */
export default function MailsPage() {
  const mails = useQuery(mailHealthQuery);
  return (
    <HealthFrame tab="mails">
      <Loaded query={mails} skeleton={<Skeleton className="h-80" />}>
        {({ days, waiting, failures }) => (
          <>
            <MailDaysPanel days={days} />
            <MailTemplatesPanel days={days} waiting={waiting} />
            <MailFailuresPanel failures={failures} />
          </>
        )}
      </Loaded>
    </HealthFrame>
  );
}
