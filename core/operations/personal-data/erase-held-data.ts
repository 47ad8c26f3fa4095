import type { Database } from '../../db/database.ts';
import { eraseRequests } from '../../dealerships/admission/privacy/erase-requests.ts';
import { eraseInquiries } from '../../inquiries/erase-inquiries.ts';
import { eraseReporter } from '../../moderation/notices/erase-reporter.ts';
import { eraseAgentsOf } from '../../search-agents/agents/erase-agents-of.ts';

export interface ErasedData {
  inquiries: number;
  messages: number;
  mails: number;
  searchAgents: number;
  requests: number;
  /** They stay, without a name. */
  notices: number;
}

/** Removes a person's inquiries, search agents and requests for a dealership, and the record of what we wrote back; notices stay without a name. */
export async function eraseHeldData({ db }: { db: Database }, email: string): Promise<ErasedData> {
  const searchAgents = await eraseAgentsOf({ db }, email);
  const notices = await eraseReporter({ db }, email);
  const requests = await eraseRequests({ db }, email);
  const { inquiries, messages, mails } = await eraseInquiries({ db }, email);
  return { inquiries, messages, mails, searchAgents, requests, notices };
}
