import { account } from './de/account.ts';
import { common } from './de/common.ts';
import { company } from './de/company.ts';
import { failure } from './de/failure.ts';
import { signIn } from './de/sign-in.ts';

/** What is read before anybody is signed in: it comes with the application, since everybody would wait for it. */
export const germanStart = {
  common,
  failure,
  signIn,
  company,
  account,
};
