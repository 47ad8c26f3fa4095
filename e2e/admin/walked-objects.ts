import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { inDatabase } from '../data/in-database.ts';
import type { AdminObjects } from '../site/admin-pages.ts';

/** A dealership with one of everything, and one of everything that the portal has, so that every page has something to show. */
export function walkedObjects(): Promise<AdminObjects> {
  return inDatabase(async (db) => {
    const made = await furnishDealership(db, `Tastatur${crypto.randomUUID().slice(0, 6)}`);
    const { dealershipId, noticeId } = made;
    const first = (table: 'make' | 'model' | 'content' | 'agreementVersion') =>
      db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const complaint = await db
      .insertInto('complaint')
      .values({ dealershipId, statementId: made.statementId, complainant: 'dealer', text: 'Das stimmt so nicht.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      dealership: { id: dealershipId, slug: made.slug },
      listing: made.listingId,
      thread: made.threadId,
      person: made.personId,
      group: made.groupId,
      webhook: made.webhookId,
      feed: made.feedId,
      run: made.runNumber,
      notice: noticeId,
      complaint: complaint.id,
      request: await buildRequest(db),
      agreement: String((await first('agreementVersion')).id),
      content: (await first('content')).id,
      make: (await first('make')).id,
      model: (await first('model')).id,
      // What a link looks like that is used up; those that are not are walked where somebody has written them.
      invitation: 'gone',
      uploadLink: 'gone',
    };
  });
}
