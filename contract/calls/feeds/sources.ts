import { z } from 'zod';
import { connectionOutcomes, feedBounds, feedSources, pictureFailures } from '../../values/feeds.ts';
import { storedText } from '../../values/stored-text.ts';
import { dealershipParams, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { feedParams, feedPath, feedRunRow } from './feeds.ts';

export const feedConnection = z
  .object({
    outcome: z.enum(connectionOutcomes),
    file: z
      .object({
        name: z.string(),
        bytes: whole.nullable().describe('Null where the server does not say it.'),
        firstLine: z
          .string()
          .nullable()
          .describe('How it begins, cut to 300 signs; null for an archive or spreadsheet.'),
      })
      .nullable()
      .describe('What would be read now; null unless found.'),
    hostKey: z
      .string()
      .nullable()
      .describe('Fingerprint of the key that the SFTP server shows now, to be compared and saved with the feed.'),
  })
  .meta({ id: 'FeedConnection' });
export type FeedConnection = z.output<typeof feedConnection>;

export const feedSourceState = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('Of the pair of keys made here for SFTP; goes to the server’s `authorized_keys`.'),
    failures: whole.describe('How often in a row the source gave nothing.'),
    failure: z.enum(connectionOutcomes).nullable().describe('Why, the last time.'),
    failedAt: z.iso.datetime().nullable(),
    pictures: z.object({
      waiting: whole.describe('To be fetched, or to become pictures.'),
      ready: whole,
      failed: z
        .array(
          z.object({
            listingId: whole,
            source: z.string().describe('Address, or name of the file in the archive.'),
            reason: z.enum(pictureFailures),
          }),
        )
        .max(100)
        .describe('Given up; of many the first hundred.'),
      failedCount: whole,
    }),
  })
  .meta({ id: 'FeedSourceState' });
export type FeedSourceState = z.output<typeof feedSourceState>;

export const feedSourceCalls = {
  feedSource: defineCall({
    method: 'GET',
    path: `${feedPath}/source`,
    summary: 'How a feed’s source stands: its key, its failures, and the pictures that wait or were given up',
    params: feedParams,
    response: feedSourceState,
    secure: true,
  }),
  uploadFeedFile: defineCall({
    method: 'POST',
    path: `${feedPath}/file`,
    summary:
      'Takes a feed’s file (up to 500 MB; a ZIP may hold one such file and pictures) in the form’s last field `file`, and runs the feed with it; a feed that is not live only shows what it would do',
    params: feedParams,
    body: z.object({
      name: line(255).optional().describe('The file’s name, as people know it.'),
      dry: z.enum(['true', 'false']).default('false').describe('Only show what it would do.'),
      file: z.file(),
    }),
    bodyType: 'multipart',
    response: z
      .object({ run: feedRunRow.nullable().describe('Null where the file is that of the last run.') })
      .meta({ id: 'UploadedFeedFile' }),
    secure: true,
    scope: 'stock',
  }),
  retryFeedPictures: defineCall({
    method: 'POST',
    path: `${feedPath}/pictures/retry`,
    summary: 'Has a feed’s pictures tried anew that were given up, of cars of the dealerships one works for',
    params: feedParams,
    response: z.object({ pictures: whole.describe('How many.') }).meta({ id: 'RetriedFeedPictures' }),
    secure: true,
  }),
  tryFeedConnection: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/feed-connection',
    summary: 'Looks whether a file is to be had with these settings, and which; nothing is saved or read. For owners',
    params: dealershipParams,
    body: z.strictObject({
      feedId: z.uuid().optional().describe('A feed whose stored secret and keys are used where none is given.'),
      source: z.enum(feedSources).extract(['url', 'sftp']),
      location: storedText(z.string().trim().min(1).max(feedBounds.location)),
      username: line(feedBounds.username).nullable(),
      secret: storedText(z.string().min(1).max(feedBounds.secret)).optional(),
      hostKey: line(200)
        .nullable()
        .describe('The fingerprint that was accepted; null: whatever is shown is told, and nothing sent to it.'),
    }),
    response: feedConnection,
    secure: true,
    takesLong: true,
  }),
  makeFeedKey: defineCall({
    method: 'POST',
    path: `${feedPath}/ssh-key`,
    summary: 'Makes a pair of keys for SFTP in the place of an earlier one, and tells the public half. For owners',
    params: feedParams,
    response: z.object({ publicKey: z.string() }).meta({ id: 'FeedKey' }),
    secure: true,
  }),
};
