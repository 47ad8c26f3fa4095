import type { InquirySubject } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import type { StatisticsSource } from '@kardan/contract/values/statistics-kinds';
import type { InquiryKind } from '../db/schema.gen.ts';

export interface InquirySender {
  name: string;
  email: string;
  phone?: string | undefined;
}

export interface NewInquiry {
  kind: InquiryKind;
  subject?: InquirySubject;
  /** The dealership it is about; for `dealership-admin` the one that writes. */
  dealershipId?: number;
  listingId?: number;
  /** Where the visitor met the car: counted, and not stored with the inquiry. */
  source?: StatisticsSource | undefined;
  sender: InquirySender;
  language: Language;
  message: string;
  /** What the form asked for beside the message, as the contract has checked it. */
  details: object;
}

/** A dealership as it is written to. Its address for mail never leaves the server. */
export interface RecipientDealership {
  id: number;
  name: string;
  phone: string | null;
  email: string;
}
