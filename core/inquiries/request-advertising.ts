import type { BannerAdInquiry, InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { acceptInquiry } from './accept-inquiry.ts';

/** Hands somebody's wish to advertise to the operator. */
export function requestAdvertising(
  services: { db: Database; env: Env },
  form: BannerAdInquiry,
  visitorAddress: string,
): Promise<InquiryReceipt> {
  const { name, email, phone, language, message, proof, homepage, ...details } = form;
  const inquiry = { kind: 'banner-ad' as const, sender: { name, email, phone }, language, message, details };
  return acceptInquiry(services, { visitorAddress, proof, homepage }, inquiry, []);
}
