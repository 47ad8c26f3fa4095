import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { backFrom } from '#domain/addresses.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CompanyButton } from './company-button.tsx';
import { visitCompany } from './company-visit.ts';

interface Props {
  email: string;
  onOtherEmail: () => void;
}

/** In place of passkey and password, for an address whose company has a sign-in of its own. */
export function CompanyStep({ email, onOtherEmail }: Props) {
  const t = useTexts('company');
  const locale = useLocale();
  const { searchStr } = useLocation();
  const leave = useMutation({ mutationFn: () => visitCompany(email, locale, backFrom(searchStr)) });
  return (
    <div className="grid gap-4">
      <div role="status">
        <h2>{t('title')}</h2>
        <p className="mt-1 text-sm text-text-2">{t('text')}</p>
      </div>
      <CompanyButton
        note={email}
        busy={leave.isPending || leave.isSuccess}
        error={leave.error}
        onPress={() => leave.mutate()}
      />
      <button
        type="button"
        className="min-h-11 justify-self-start text-left text-sm font-medium text-accent-text underline-offset-3 hover:underline"
        onClick={onOtherEmail}
      >
        {t('otherEmail')}
      </button>
    </div>
  );
}
