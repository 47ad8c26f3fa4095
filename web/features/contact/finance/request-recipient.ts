import type { FinanceRequest } from '@kardan/contract/calls/contact/finance-request';

/** Who can be asked for what, as the form shows it. */
export interface RequestRecipient extends Pick<FinanceRequest, 'wish' | 'to'> {
  name: string;
  note: string;
}
