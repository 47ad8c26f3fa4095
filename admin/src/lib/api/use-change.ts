import { ApiError } from '@kardan/contract/client/api-error';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../failure/failure-text.ts';
import { confirmIdentity } from '../session/confirm-identity.ts';
import { useTexts } from '../texts/use-texts.ts';

interface Options<Input, Answer> {
  /** Answers that the change makes stale; they are asked for again before `onDone`. */
  stale?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
  /** Whoever takes the failure shows it: a form does. Otherwise a toast says it. */
  onFailed?: (error: Error) => void;
}

/**
 * The one way to change something: sends it, asks for a sign-in where the change needs a fresh one and sends it again, brings
 * stale answers up to date, and says what failed.
 */
export function useChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { stale = [], onDone, onFailed }: Options<Input, Answer> = {},
) {
  const t = useTexts('failure');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await send(input);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'sign-in-again' || !(await confirmIdentity())) throw error;
        return send(input);
      }
    },
    onSuccess: async (answer, input) => {
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone?.(answer, input);
    },
    onError: (error) => {
      if (onFailed) onFailed(error);
      else showToast({ text: failureText(error, t), isFailure: true });
    },
  });
}
