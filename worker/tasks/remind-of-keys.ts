import { remindOfKeys } from '@kardan/core/accounts/keys/mails/remind-of-keys';
import type { Task } from '../task.ts';

/** Tells owners of keys that end soon. */
export const remindOfKeysTask: Task<'remind-of-keys'> = {
  job: 'remind-of-keys',
  async run(services) {
    await remindOfKeys(services);
    return [];
  },
};
