import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { failureText, isOffline } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** What the second line says. */
  note: string;
  busy: boolean;
  error: Error | null;
  onPress: () => void;
}

/** The first way to sign in for whoever has a company account; a sign-in service that is down is told above it. */
export function CompanyButton({ note, busy, error, onPress }: Props) {
  const t = useTexts('company');
  const f = useTexts('failure');
  return (
    <div className="grid gap-2.5">
      {error && (
        <div role="alert">
          <FormFailure offline={isOffline(error)}>{failureText(error, f)}</FormFailure>
        </div>
      )}
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => !busy && onPress()}
        className={buttonClasses({
          variant: 'accent',
          size: 'lg',
          full: true,
          className: 'min-h-16! justify-start! gap-4! text-left',
        })}
      >
        <Icon name="building-2" size={28} />
        <span className="min-w-0 leading-snug">
          {t('button')}
          <span className="block text-xs font-regular [overflow-wrap:anywhere]">{busy ? t('leaving') : note}</span>
        </span>
      </button>
    </div>
  );
}
