import { z } from 'zod';
import { defineCall } from './call.ts';

export const apiDescriptionCalls = {
  apiDescription: defineCall({
    method: 'GET',
    path: '/openapi.json',
    summary: 'Every call of this interface, described by OpenAPI 3.1',
    response: z.file(),
    responseType: 'binary',
    mediaType: 'application/json',
  }),
};
