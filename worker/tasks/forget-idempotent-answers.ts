import { forgetAnswers } from '@kardan/core/feeds/push/answer-once';
import type { Task } from '../task.ts';

/** Forgets what was answered to requests that may come twice, after a day. */
export const forgetIdempotentAnswersTask: Task<'forget-idempotent-answers'> = {
  job: 'forget-idempotent-answers',
  async run(services) {
    await forgetAnswers(services);
    return [];
  },
};
