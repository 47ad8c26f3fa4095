import { z } from 'zod';
import { textForms } from '../../values/text-forms.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { imageUpload, uploadFields } from '../listings/media.ts';
import { ownListingParams, ownPicture, pictureEdit } from './own-listing.ts';

const link = '/admin/dealership/:dealershipId/listing/:listingId/upload-link';
const contentHash = z.string().regex(textForms.contentHash);

export const uploadLink = z
  .object({
    url: z.url().describe('What a phone opens; whoever has it may add pictures to this car, and nothing else.'),
    expiresAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UploadLink' });
export type UploadLink = z.output<typeof uploadLink>;

const linkToken = z.string().regex(textForms.uploadLinkToken);

export const linkedCar = z
  .object({
    key: z.string().describe('The same by every link of this car alone; by it a phone knows what it still holds.'),
    title: z.string().describe('Empty while the car has none.'),
    dealership: z.string(),
    expiresAt: z.iso.datetime(),
    pictures: z.array(ownPicture.pick({ contentHash: true, shot: true })),
    pending: whole.describe('Pictures that have arrived and are not ready yet.'),
  })
  .meta({ id: 'LinkedCar' });
export type LinkedCar = z.output<typeof linkedCar>;

export const uploadLinkCalls = {
  makeUploadLink: defineCall({
    method: 'POST',
    path: link,
    summary:
      'A link by which a phone adds pictures to one car for 30 minutes, without signing in; the car’s former link ends',
    params: ownListingParams,
    response: uploadLink,
    secure: true,
  }),
  uploadLink: defineCall({
    method: 'GET',
    path: link,
    summary: 'The car’s link that a phone can use, if any; it ends with the rights of whoever made it',
    params: ownListingParams,
    response: z.object({ link: uploadLink.omit({ url: true }).nullable() }),
    secure: true,
  }),
  revokeUploadLink: defineCall({
    method: 'DELETE',
    path: link,
    summary: 'Ends the car’s link at once',
    params: ownListingParams,
    response: done,
    secure: true,
  }),
  linkedCar: defineCall({
    method: 'POST',
    path: '/upload-link/car',
    summary: 'Which car a link is for, and what it has already',
    body: z.strictObject({ token: linkToken }),
    response: linkedCar,
  }),
  uploadByLink: defineCall({
    method: 'POST',
    path: '/upload-link/image',
    summary: 'Takes a picture for the link’s car',
    body: z.object({
      token: linkToken,
      ...uploadFields,
      image: z.file(),
    }),
    bodyType: 'multipart',
    response: imageUpload,
  }),
  pictureSource: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/listing/:listingId/pictures/:contentHash/source',
    summary: 'The picture that one of the car’s was made of, for its own people alone',
    params: ownListingParams.extend({ contentHash }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'image/webp',
    secure: true,
    scope: 'pictures',
  }),
  editPicture: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/listing/:listingId/pictures/:contentHash/edit',
    summary:
      'Makes a rotated, cropped or blurred picture of one of the car’s and puts it in its place; the source is kept',
    params: ownListingParams.extend({ contentHash }),
    body: z.strictObject({ edit: pictureEdit.nullable().describe('Null goes back to the source.') }),
    response: imageUpload,
    secure: true,
    scope: 'pictures',
    takesLong: true,
  }),
};
