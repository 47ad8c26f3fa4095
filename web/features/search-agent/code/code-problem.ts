import { ApiError } from '@kardan/contract/client/api-error';
import { type Failure, failureOf } from '../form/failure.ts';

/** What is wrong with a code, as the name of a text. */
export type CodeError = `code.error.${'missing' | 'wrong' | 'expired' | 'vanished' | 'full'}`;

export type CodeProblem = { error: CodeError } | { failure: Failure };

/** Why a code did not start the agent. */
export function codeProblem(error: unknown): CodeProblem {
  switch (error instanceof ApiError ? error.code : undefined) {
    case 'code-invalid':
    case 'invalid-request':
      return { error: 'code.error.wrong' };
    case 'code-expired':
      return { error: 'code.error.expired' };
    case 'not-found':
      return { error: 'code.error.vanished' };
    case 'too-many-search-agents':
      return { error: 'code.error.full' };
    default:
      return { failure: failureOf(error) };
  }
}
