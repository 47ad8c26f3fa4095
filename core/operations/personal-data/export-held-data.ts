import { exportAccountOf } from '../../accounts/portal/personal-account.ts';
import type { Database } from '../../db/database.ts';
import { exportRequests } from '../../dealerships/admission/privacy/export-requests.ts';
import { exportPersons } from '../../dealerships/editing/export-persons.ts';
import { exportInquiries } from '../../inquiries/export-inquiries.ts';
import { exportMailsTo } from '../../mail/export-mails-to.ts';
import type { Media } from '../../media/media.ts';
import { exportNotices } from '../../moderation/notices/export-notices.ts';
import { exportAgentsOf } from '../../search-agents/agents/export-agents-of.ts';

/**
 * All that is kept about a person, by mail address: inquiries, search agents, notices, requests, account, as whom dealerships show
 * them, and what we mailed; their files apart, each read when it is asked for.
 */
export async function exportHeldData(
  { db, media }: { db: Database; media: Media },
  email: string,
  bounds: { maxFileBytes: number },
) {
  const { held, files } = await exportInquiries({ db, media }, email, bounds);
  return {
    held: {
      ...held,
      searchAgents: await exportAgentsOf({ db }, email),
      notices: await exportNotices({ db }, email),
      dealershipRequests: await exportRequests({ db }, email),
      contactPersons: await exportPersons({ db }, email),
      mails: await exportMailsTo({ db }, email),
      account: await exportAccountOf({ db }, email),
    },
    files,
  };
}
