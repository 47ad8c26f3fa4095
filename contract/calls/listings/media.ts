import { z } from 'zod';
import { idOrSlug } from '../../values/identifiers.ts';
import { imageRejectionCodes } from '../../values/image-rejections.ts';
import { allImageWidths, defaultImageQuality, imageQualities } from '../../values/image-sizes.ts';
import { shots } from '../../values/stock.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { listingImage } from './listings.ts';

export const imageUploadStates = ['received', 'ready', 'rejected'] as const;

export const imageUpload = z
  .object({
    id: z.string().describe('What to ask with how far it is.'),
    state: z.enum(imageUploadStates),
    image: listingImage.nullable().describe('The picture, once ready. Equal files give the same one.'),
    rejection: z.enum(imageRejectionCodes).nullable().describe('Why the file became no picture.'),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'ImageUpload' });
export type ImageUpload = z.output<typeof imageUpload>;

/** What may come with a file, before it in the form. */
export const uploadFields = {
  shot: z.enum(shots).optional().describe('What the picture shows.'),
  key: z
    .string()
    .regex(textForms.contentHash)
    .describe('SHA-256 of the file: the same again is the same upload, and a file that arrived otherwise is refused.'),
};

const dealership = z.object({ dealershipId: idOrSlug });

/** One of a few numbers, written as everybody writes it: `0640` and `6.4e2` would be further names of the same picture. */
function oneOf<const N extends number>(allowed: readonly N[]) {
  const byText = new Map(allowed.map((number) => [String(number), number]));
  return z
    .preprocess((given: number) => byText.get(String(given)), z.literal([...allowed]))
    .meta({ enum: [...allowed] });
}

const optimisation = z.strictObject({
  url: z
    .string()
    .regex(textForms.pictureAddress)
    .describe('The source: `/media/` and the content address of a picture of ours, encoded. Nothing else is fetched.'),
  w: oneOf(allImageWidths).describe('Width in pixels; a smaller picture is delivered at its own width.'),
  q: oneOf(imageQualities).default(defaultImageQuality).describe('Quality: 75, also unless told.'),
});

export const mediaCalls = {
  uploadImage: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/image',
    summary:
      'Takes a picture (JPEG, PNG or WebP, up to 20 MB and 50 megapixels) in the form’s last field `image`; with `listingId` it joins the car’s pictures once it is ready',
    params: dealership,
    body: z.object({
      listingId: z.string().regex(textForms.listingId).transform(Number).optional().describe('The car it is for.'),
      shot: uploadFields.shot,
      key: uploadFields.key.optional(),
      image: z.file(),
    }),
    bodyType: 'multipart',
    response: imageUpload,
    secure: true,
    scope: 'pictures',
  }),
  imageUpload: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/image/:uploadId',
    summary: 'How far an uploaded picture is',
    params: dealership.extend({ uploadId: z.string().min(1).max(200) }),
    response: imageUpload,
    secure: true,
    scope: 'pictures',
  }),
  image: defineCall({
    method: 'GET',
    path: '/image',
    summary: 'A picture at a width and quality; the same bytes for ever',
    query: optimisation,
    response: z.file(),
    responseType: 'binary',
    mediaType: 'image/webp',
  }),
};
