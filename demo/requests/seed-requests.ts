import { isPublic } from '@kardan/contract/configuration/is-public';
import { firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import { requestWorkingDays } from '@kardan/contract/values/dealership-requests';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import type { Database } from '@kardan/core/db/database';
import type { Env } from '@kardan/core/env';
import { workingDayAfter } from '@kardan/core/kernel/working-days';
import { type DemoRequest, demoRequests } from './demo-requests.ts';
import { replaceDemoRequests } from './request-store.ts';

/** Puts requests of dealers into the operator's queue, in place of those of an earlier seed; none on a public site. */
export async function seedRequests({ db, env }: { db: Database; env: Env }, today: string): Promise<void> {
  if (isPublic(env.SITE_ORIGIN)) return;
  await replaceDemoRequests(
    db,
    demoRequests.map((request) => rowOf(request, today)),
  );
}

function rowOf({ mailbox, daysAgo, question, ...request }: DemoRequest, today: string) {
  const day = dayAfter(today, -daysAgo);
  const cameAt = new Date(`${day}T09:20:00Z`);
  return {
    ...request,
    email: `${mailbox}@demo.example`,
    language: 'de-AT' as const,
    managingPersons: [request.personName],
    termsVersion: firstAgreementVersion,
    processingContractVersion: firstAgreementVersion,
    dueOn: workingDayAfter(day, requestWorkingDays),
    createdAt: cameAt,
    ...(question !== undefined && { state: 'asked', question, askedAt: cameAt }),
  };
}
