import { passToApi } from '#lib/pass-to-api.ts';

export {
  passToApi as DELETE,
  passToApi as GET,
  passToApi as HEAD,
  passToApi as OPTIONS,
  passToApi as PATCH,
  passToApi as POST,
  passToApi as PUT,
};
