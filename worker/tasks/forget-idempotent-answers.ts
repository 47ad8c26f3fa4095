import { forgetAnswers } from '@kardan/core/feeds/push/answer-once';
import { forgetExpiredUses } from '@kardan/core/limits/forget-expired-uses';
import { forgetSpentChallenges } from '@kardan/core/spam-check/forget-spent-challenges';
import type { Task } from '../task.ts';

/** Forgets, every hour, what is kept for a day at most: answers to requests that may come twice, how often somebody did something, spent proofs. */
export const forgetIdempotentAnswersTask: Task<'forget-idempotent-answers'> = {
  job: 'forget-idempotent-answers',
  async run(services) {
    await forgetAnswers(services);
    await forgetExpiredUses(services);
    await forgetSpentChallenges(services);
    return [];
  },
};
