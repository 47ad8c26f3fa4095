import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { CompanyButton } from './company-button.tsx';
import { companyAddress, openConfirmingTab, whenVisited } from './company-visit.ts';

interface Props {
  email: string;
  onSignedIn: () => void;
}

/** Signs in once more with the company account, in a tab of its own: the page below stays as it is. */
export function CompanyAgain({ email, onSignedIn }: Props) {
  const t = useTexts('company');
  const locale = useLocale();
  useEffect(
    () =>
      whenVisited(() => {
        void session.renew().then((accessToken) => accessToken !== undefined && onSignedIn());
      }),
    [onSignedIn],
  );
  const leave = useMutation({
    mutationFn: async () => {
      // Opened at the press itself: browsers let no page open a tab later.
      const tab = openConfirmingTab();
      try {
        const address = await companyAddress(email, locale, true);
        if (tab) tab.location.replace(address);
        else location.assign(address);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
  return (
    <CompanyButton
      note={leave.isSuccess ? t('inOtherTab') : email}
      busy={leave.isPending}
      error={leave.error}
      onPress={() => leave.mutate()}
    />
  );
}
