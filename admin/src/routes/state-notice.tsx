import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { isStaff } from '#domain/account/rights.ts';
import { dealershipPath, sitePaths } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ownProfileQuery, useCanEditProfile } from '#domain/profile/own-profile.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Why little can be done with a dealership that is not active, and whom to ask. */
export function StateNotice() {
  const t = useTexts('home');
  const s = useTexts('shell');
  const { state } = useDealership();
  if (state === 'active') return null;
  if (state === 'requested') return <RequestedNotice />;
  if (state === 'sandbox') {
    return (
      <Notice title={s('state.sandbox')} icon="square-dashed">
        {t('sandboxText')}
      </Notice>
    );
  }
  return (
    <Notice title={state === 'suspended' ? t('suspended') : s(`state.${state}`)} icon="lock" actions={<Help />}>
      {state === 'suspended' && t('suspendedText')}
    </Notice>
  );
}

/** Which step is missing before it goes public, with the way to it for whoever can take it. */
function RequestedNotice() {
  const t = useTexts('home');
  const s = useTexts('shell');
  const { slug, role } = useDealership();
  const canEdit = useCanEditProfile();
  const profile = useQuery({ ...ownProfileQuery(slug), enabled: isStaff(role) });
  const missing = profile.data?.missing;
  const lacksLegal = missing?.some(({ section }) => section === 'legal');
  const lacksAgreements = missing?.some(({ section }) => section === 'agreements');
  const step = lacksLegal ? (lacksAgreements ? 'both' : 'legal') : lacksAgreements ? 'agreements' : undefined;
  return (
    <Notice
      title={s('state.requested')}
      icon="lock"
      actions={
        step && canEdit ? <LinkButton href={dealershipPath(slug, 'edit')}>{t('requested.act')}</LinkButton> : <Help />
      }
    >
      {missing && <p>{t(`requested.${step ?? 'complete'}`)}</p>}
      {step && !canEdit && <p>{t('requested.owners')}</p>}
    </Notice>
  );
}

function Help() {
  const s = useTexts('shell');
  return <LinkButton href={sitePaths[useLocale()].contact}>{s('help')}</LinkButton>;
}
