import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { sitePaths } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Why little can be done with a dealership that is not active, and whom to ask. */
export function StateNotice() {
  const t = useTexts('home');
  const s = useTexts('shell');
  const locale = useLocale();
  const { state } = useDealership();
  if (state === 'active') return null;
  if (state === 'sandbox') {
    return (
      <Notice title={s('state.sandbox')} icon="square-dashed">
        {t('sandboxText')}
      </Notice>
    );
  }
  return (
    <Notice
      title={state === 'suspended' ? t('suspended') : s(`state.${state}`)}
      icon="lock"
      actions={<LinkButton href={sitePaths[locale].contact}>{s('help')}</LinkButton>}
    >
      {state === 'suspended' && t('suspendedText')}
    </Notice>
  );
}
