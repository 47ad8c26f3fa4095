import type { WireCall } from '@kardan/contract/client/send-call';

const dealership = '/admin/dealership/:dealershipId';

/** What is needed to send each call; the contract's schemas, and the library they need, stay at home. */
export const wireCalls = {
  stockNumbers: { method: 'GET', path: `${dealership}/stock`, secure: true },
  stockCar: { method: 'GET', path: `${dealership}/stock/:number`, secure: true },
  pushCar: { method: 'PUT', path: `${dealership}/stock/:number`, secure: true },
  withdrawPushedCar: { method: 'DELETE', path: `${dealership}/stock/:number`, secure: true },
  pushCars: { method: 'POST', path: `${dealership}/stock`, secure: true },
  uploadImage: { method: 'POST', path: `${dealership}/image`, bodyType: 'multipart', secure: true },
  imageUpload: { method: 'GET', path: `${dealership}/image/:uploadId`, secure: true },
} as const satisfies Record<string, WireCall>;
