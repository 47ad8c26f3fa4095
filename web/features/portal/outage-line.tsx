import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { texts } from '#lib/texts/texts.ts';

/** In the place of a list that the API did not give: never as if there were nothing. */
export async function OutageLine() {
  const t = await texts('portal');
  return (
    <Notice kind="error" title={t('listFailed')}>
      <p>{t('listFailedText')}</p>
    </Notice>
  );
}
