import type { Database } from '@kardan/core/db/database';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import type { FurnishedObjects } from '@kardan/core/testing/furnish-dealership';

const run = 'POST /admin/dealership/:dealershipId/feeds/:feedId';

/** What some calls of dealers ask of the things that they are about, so that they do something; a body where ids are needed. */
export const dealersStates: Record<string, (db: Database, objects: FurnishedObjects) => Promise<object | undefined>> = {
  'POST /admin/dealership/:dealershipId/listings/bulk/:bulkId/undo': async (db, { bulkId }) => {
    await db.updateTable('bulkRun').set({ state: 'done', startedAt: new Date() }).where('id', '=', bulkId).execute();
    return undefined;
  },
  'DELETE /admin/dealership/:dealershipId/sandbox/cars': async (db, { dealershipId }) => {
    await buildDealership(db, { state: 'sandbox', sandboxOf: dealershipId });
    return undefined;
  },
  [`${run}/live`]: async (db, objects) => {
    await db.updateTable('feed').set({ state: 'tried' }).where('id', '=', objects.feedId).execute();
    await changeRun(db, objects, file);
    return { runId: objects.runId };
  },
  [`${run}/run`]: async (db, objects) => {
    await changeRun(db, objects, file);
    return { dry: true };
  },
  [`${run}/runs/:runNumber/continue`]: async (db, objects) => {
    await changeRun(db, objects, { state: 'waiting' });
    return { withdraw: true };
  },
  [`${run}/runs/:runNumber/undo`]: async (db, objects) => {
    await changeRun(db, objects, { dry: false, finishedAt: new Date() });
    return undefined;
  },
  'DELETE /admin/group/:groupId/identity-provider': async (db, { groupId }) => {
    const provider = { groupId, issuer: 'https://id.test.example', clientId: 'kardan', secretEncrypted: 'x' };
    await db
      .insertInto('identityProvider')
      .values({ ...provider, roleClaim: 'groups', roleClaims: '[]' })
      .execute();
    return undefined;
  },
};

const file = { fileKey: 'feeds/test', fileHash: 'a'.repeat(64), fileBytes: 1, fileName: 'stock.json' };

interface RunChange extends Partial<typeof file> {
  state?: 'waiting';
  dry?: boolean;
  finishedAt?: Date;
}

async function changeRun(db: Database, { runId }: FurnishedObjects, change: RunChange): Promise<void> {
  await db.updateTable('feedRun').set(change).where('id', '=', runId).execute();
}
