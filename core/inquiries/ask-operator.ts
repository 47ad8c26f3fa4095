import type { InquiryReceipt, OperatorInquiry } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { acceptInquiry } from './accept-inquiry.ts';

/** Hands a visitor's question to the operator. */
export function askOperator(
  services: { db: Database; env: Env },
  form: OperatorInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const { name, email, phone, language, message, proof, homepage, ...details } = form;
  const inquiry = { kind: 'operator' as const, sender: { name, email, phone }, language, message, details };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, []);
}
