import { checkVatNumber } from '@kardan/core/dealerships/admission/vat-register/check-vat-number';
import { openVatRegister } from '@kardan/core/dealerships/admission/vat-register/open-vat-register';
import type { Task } from '../task.ts';

/** Looks up the VAT numbers of requests; those that could not be looked up are tried again, each by itself. */
export const checkVatNumberTask: Task<'check-vat-number'> = {
  job: 'check-vat-number',
  async run({ db, env }, batch) {
    const register = openVatRegister(env);
    const outcomes = await Promise.allSettled(
      batch.map(({ requestId }) => checkVatNumber({ db, register }, requestId)),
    );
    return outcomes.flatMap((outcome, place) => {
      const payload = batch[place];
      return outcome.status === 'rejected' && payload ? [{ payload, reason: String(outcome.reason) }] : [];
    });
  },
};
