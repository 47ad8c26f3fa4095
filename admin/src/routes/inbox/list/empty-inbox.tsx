import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { InboxQuestion } from '#domain/inbox/inbox-question.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CalmInbox } from '../calm-inbox.tsx';

/** Nothing in the list: because nobody has written yet, because everything is answered or read, or because of the filters. */
export function EmptyInbox({
  question,
  onShow,
}: {
  question: InboxQuestion;
  onShow: (change: Partial<InboxQuestion>) => void;
}) {
  const t = useTexts('inbox');
  const { slug } = useDealership();
  const { view, who, q, listingId } = question;
  const isSearched = q !== '' || who !== 'all' || listingId !== undefined;
  if (isSearched || view === 'waiting' || view === 'done')
    return (
      <div className="px-(--gutter) pt-3 lg:px-4.5">
        <EmptyState
          icon="search"
          title={t('none.title')}
          action={
            <Button onClick={() => onShow({ view: 'all', who: 'all', q: '', listingId: undefined })}>
              {t('none.reset')}
            </Button>
          }
        >
          {t('none.text')}
        </EmptyState>
      </div>
    );
  const said = view === 'all' ? 'first' : view === 'unread' ? 'read' : 'clear';
  return (
    <CalmInbox
      title={t(`${said}.title`)}
      text={t(`${said}.text`)}
      action={
        view === 'all' && (
          <LinkButton href={dealershipPath(slug, 'inbox/templates')} icon="file-text">
            {t('first.templates')}
          </LinkButton>
        )
      }
    />
  );
}
