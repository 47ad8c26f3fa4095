import { replacePreview } from '@kardan/core/content/preview/preview-store';
import { previewToken } from '@kardan/core/content/preview/preview-token';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { loadEnv } from '@kardan/core/env';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { type Media, openMedia } from '@kardan/core/media/media';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { sealNoticeToken } from '@kardan/core/moderation/notices/own/notice-token';
import { sealReportToken } from '@kardan/core/statistics/reports/monthly/report-links';
import { exportTokenHash, newExportToken } from '@kardan/core/stock/export/links/export-token';
import { furnishDealership } from '@kardan/core/testing/furnish-dealership';

export type NamedObjects = Awaited<ReturnType<typeof buildNamedObjects>>;

/**
 * One of everything that calls and pages of the application name by an id or a secret. They belong to a dealership beside the
 * one that is written to, so that what is read stays as it is.
 */
export async function buildNamedObjects(db: Database) {
  const { LINK_SECRET } = loadEnv();
  const furnished = await furnishDealership(db, 'Gefragt');
  await storeFiles(furnished);
  await db
    .insertInto('customPage')
    .values({ dealershipId: furnished.dealershipId, title: 'Über uns', bodyMarkdown: '## Werkstatt', published: true })
    .execute();
  const first = (table: 'make' | 'model' | 'content' | 'city') =>
    db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id: contentId } = await first('content');
  const { id: versionId } = await db.selectFrom('agreementVersion').select('id').limit(1).executeTakeFirstOrThrow();
  const { dealershipId, statementId, noticeId, ownerId, linkId } = furnished;
  const { id: complaintId } = await db
    .insertInto('complaint')
    .values({ dealershipId, statementId, complainant: 'dealer', text: 'Das stimmt so nicht.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const exportToken = newExportToken();
  const tokenHash = exportTokenHash(exportToken);
  await db.updateTable('exportLink').set({ tokenHash }).where('id', '=', linkId).execute();
  const preview = await inTransaction(db, (tx) => replacePreview(tx, contentId, ownerId, 7));
  return {
    ...furnished,
    contentId,
    complaintId,
    requestId: await buildRequest(db),
    versionId,
    makeId: (await first('make')).id,
    modelId: (await first('model')).id,
    cityId: (await first('city')).id,
    version: await codedVersion(db, '123456'),
    exportToken,
    noticeToken: sealNoticeToken(noticeId, LINK_SECRET),
    previewToken: previewToken({ LINK_SECRET }, preview.serial),
    reportToken: sealReportToken(ownerId, LINK_SECRET),
  };
}

/** The picture and the attachment that the rows speak of. */
async function storeFiles({ contentHash, attachmentId }: { contentHash: string; attachmentId: string }): Promise<void> {
  const media: Media = openMedia(loadEnv());
  try {
    const picture = await photo(900, 600).jpeg().toBuffer();
    await writeObject(media, originalKey(contentHash), picture, 'image/jpeg');
    await writeObject(media, attachmentKey(attachmentId), Buffer.from('%PDF'), 'application/pdf');
  } finally {
    media.client.destroy();
  }
}

/** A version of the catalogue by its names; demo data has no codes. */
async function codedVersion(db: Database, nationalCode: string) {
  const { id, ...names } = await db
    .selectFrom('version')
    .innerJoin('model', 'model.id', 'version.modelId')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['version.id', 'make.slug as make', 'model.slug as model', 'version.slug as version'])
    .orderBy('version.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('version').set({ nationalCode }).where('id', '=', id).execute();
  return { ...names, nationalCode };
}
