import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { homePath } from '#domain/addresses.ts';
import { siteName } from '#lib/browser/site.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** For addresses without a page, and for dealerships that are not this person's: both are told alike. */
export function NotFoundPage() {
  const t = useTexts('common');
  return (
    <>
      <title>{`${t('notFound.title')} – ${siteName}`}</title>
      <EmptyState
        icon="circle-question-mark"
        headingLevel={1}
        title={t('notFound.title')}
        action={<LinkButton href={homePath}>{t('notFound.home')}</LinkButton>}
      >
        {t('notFound.text')}
      </EmptyState>
    </>
  );
}
