import { exportAccountOf } from '../../accounts/portal/personal-account.ts';
import type { Database } from '../../db/database.ts';
import { exportRequests } from '../../dealerships/admission/privacy/export-requests.ts';
import { exportInquiries } from '../../inquiries/export-inquiries.ts';
import { exportNotices } from '../../moderation/notices/export-notices.ts';
import { exportAgentsOf } from '../../search-agents/agents/export-agents-of.ts';

/** All that is kept about a person, by mail address: inquiries, search agents, notices, requests and account. */
export async function exportHeldData({ db }: { db: Database }, email: string) {
  return {
    ...(await exportInquiries({ db }, email)),
    searchAgents: await exportAgentsOf({ db }, email),
    notices: await exportNotices({ db }, email),
    dealershipRequests: await exportRequests({ db }, email),
    account: await exportAccountOf({ db }, email),
  };
}
