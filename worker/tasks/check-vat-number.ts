import { checkVatNumber } from '@kardan/core/dealerships/admission/vat-register/check-vat-number';
import { openVatRegister } from '@kardan/core/dealerships/admission/vat-register/open-vat-register';
import { eachByItself } from '../each-by-itself.ts';
import type { Task } from '../task.ts';

/** Looks up the VAT numbers of requests; those that could not be looked up are tried again. */
export const checkVatNumberTask: Task<'check-vat-number'> = {
  job: 'check-vat-number',
  run(services, batch) {
    const { db, env } = services;
    const register = openVatRegister(env);
    return eachByItself(services, batch, 'requestId', (requestId) => checkVatNumber({ db, register }, requestId));
  },
};
