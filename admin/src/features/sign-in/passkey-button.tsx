import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { ApiError } from '@kardan/contract/client/api-error';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useIsRunning } from '#lib/browser/use-is-running.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { canUsePasskeys, signInWithPasskey } from './passkeys.ts';

interface Props {
  /** Of a sign-in that asks for a second factor. */
  ticket?: string;
  onAnswer: (answer: SignInAnswer) => void;
}

/** The first way to sign in. A device that confirms nothing is no error: nothing has happened, and it can be tried again. */
export function PasskeyButton({ ticket, onAnswer }: Props) {
  const t = useTexts('signIn');
  const f = useTexts('failure');
  const attempt = useMutation({
    mutationFn: () => signInWithPasskey(ticket),
    onSuccess: (answer) => answer && onAnswer(answer),
  });
  const isRunning = useIsRunning();
  if (isRunning && !canUsePasskeys()) return <p className="text-sm text-text-2">{t('passkey.unsupported')}</p>;
  const wasCancelled = attempt.isSuccess && attempt.data === undefined;
  return (
    <div className="grid gap-2.5">
      {wasCancelled && (
        <p role="alert" className="flex items-start gap-2.5 rounded-sm bg-alert-soft p-3 text-sm">
          <Icon name="circle-alert" className="mt-0.5 text-alert" />
          <span>
            <b className="font-semi">{t('passkey.cancelled')}</b> {t('passkey.cancelledNote')}
          </span>
        </p>
      )}
      {attempt.error && (
        <p role="alert" className="flex items-start gap-2.5 rounded-sm bg-alert-soft p-3 text-sm">
          <Icon name="circle-alert" className="mt-0.5 text-alert" />
          {isUnknown(attempt.error) ? t('passkey.unknown') : failureText(attempt.error, f)}
        </p>
      )}
      <button
        type="button"
        aria-busy={attempt.isPending || undefined}
        onClick={() => !attempt.isPending && attempt.mutate()}
        className={buttonClasses({
          variant: 'accent',
          size: 'lg',
          full: true,
          className: 'min-h-16! justify-start! gap-4! text-left',
        })}
      >
        <Icon name="fingerprint-pattern" size={28} />
        <span className="leading-snug">
          {t(ticket ? 'factor.passkey' : wasCancelled ? 'passkey.again' : 'passkey')}
          <span className="block text-xs font-regular">
            {t(attempt.isPending ? 'passkey.waiting' : 'passkey.note')}
          </span>
        </span>
      </button>
    </div>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong-credentials';
}
