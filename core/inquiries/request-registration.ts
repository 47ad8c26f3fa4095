import type { InquiryReceipt, RegisterRequest } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { acceptInquiry } from './accept-inquiry.ts';

/** Hands a dealer's wish to be taken in to the operator. */
export function requestRegistration(
  services: { db: Database; env: Env },
  form: RegisterRequest,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const { name, email, phone, language, message, proof, homepage, ...details } = form;
  const inquiry = {
    kind: 'dealership-register-request' as const,
    sender: { name, email, phone },
    language,
    message,
    details,
  };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, []);
}
