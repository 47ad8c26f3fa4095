import { randomBytes } from 'node:crypto';
import type { DealershipRequestInput, RequestReceipt } from '@kardan/contract/calls/dealerships/dealership-requests';
import { agreementKinds } from '@kardan/contract/values/dealership-profile';
import { requestWorkingDays } from '@kardan/contract/values/dealership-requests';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { listValidAgreements } from '../../going-public/versions/list-valid-agreements.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { InvalidRequest, TooManyRequests } from '../../kernel/errors.ts';
import { workingDayAfter } from '../../kernel/working-days.ts';
import { limitKey, mailboxOf } from '../../limits/limit-key.ts';
import type { LimitRule } from '../../limits/limit-rule.ts';
import { useLimit } from '../../limits/use-limit.ts';
import { useVisitorLimit } from '../../limits/use-visitor-limit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { takeForm } from '../../spam-check/take-form.ts';
import { companyColumns } from './company-columns.ts';
import { insertRequest } from './request-store.ts';

/** A group registers its sites in an hour; nobody registers more. */
const perVisitor: LimitRule = { name: 'dealership-request-visitor', max: 10, windowSeconds: 3600 };
/** What anybody can make us send to anybody's address. */
const perReceiptAddress: LimitRule = { name: 'dealership-request-receipt', max: 3, windowSeconds: 24 * 3600 };
const perSender: LimitRule = { name: 'dealership-request-sender', max: 10, windowSeconds: 24 * 3600 };

/**
 * Takes a visitor's request for a dealership: in one transaction the proof is spent, the limits are used, the request is
 * stored and its mails are queued; what another register says is asked by a job. A program that filled in the hidden field
 * gets the same answer, and nothing happens.
 */
export async function submitRequest(
  { db, env }: { db: Database; env: Env },
  input: DealershipRequestInput,
  visitorAddress: string,
): Promise<RequestReceipt> {
  const dueOn = workingDayAfter(viennaDay(Date.now()), requestWorkingDays);
  if (input.homepage) return { reference: randomBytes(5).toString('hex').toUpperCase(), dueOn };
  return inTransaction(db, (tx) =>
    takeForm(tx, env, input, () => storeRequest(tx, env, { ...input, dueOn }, visitorAddress)),
  );
}

async function storeRequest(
  tx: Tx,
  env: Env,
  input: DealershipRequestInput & { dueOn: string },
  visitorAddress: string,
): Promise<RequestReceipt> {
  await useVisitorLimit(tx, env, perVisitor, visitorAddress);
  const sender = limitKey(env.FORM_SECRET, mailboxOf(input.email));
  const use = await useLimit(tx, perSender, sender);
  if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
  await refuseOtherVersions(tx, input.agreements);
  const {
    company,
    name: personName,
    email,
    phone,
    language,
    carCount,
    feed: feedFormat,
    message,
    agreements,
    dueOn,
  } = input;
  const { id: requestId, reference } = await insertRequest(tx, {
    ...companyColumns(company),
    personName,
    email,
    phone,
    language,
    carCount,
    feedFormat,
    message,
    dueOn,
    termsVersion: agreements.terms,
    processingContractVersion: agreements['processing-contract'],
  });
  const payload = { requestId };
  const operator = env.SITE_CONTACT_EMAIL;
  await queueMail(tx, { template: 'request-to-operator', recipient: operator, language: 'de-AT', payload });
  if ((await useLimit(tx, perReceiptAddress, sender)).allowed)
    await queueMail(tx, { template: 'request-receipt', recipient: email, language, payload });
  if (env.VIES_URL && company.vatId) await enqueue(tx, 'check-vat-number', [payload]);
  return { reference, dueOn };
}

/** Nobody has agreed to what is not valid any more. */
async function refuseOtherVersions(tx: Tx, agreed: DealershipRequestInput['agreements']): Promise<void> {
  const valid = await listValidAgreements(tx);
  const issues = agreementKinds
    .filter((kind) => valid.find((each) => each.kind === kind)?.version !== agreed[kind])
    .map((kind) => ({ path: ['agreements', kind], code: 'agreement-outdated', message: 'another version holds' }));
  if (issues.length > 0) throw new InvalidRequest(issues);
}
