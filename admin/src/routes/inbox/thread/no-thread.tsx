import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxQuery } from '#domain/inbox/inbox.ts';
import { readInboxQuestion } from '#domain/inbox/inbox-question.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CalmInbox } from '../calm-inbox.tsx';

/** Beside the list, before one of it is chosen. */
export default function NoThread() {
  const t = useTexts('inbox');
  const { slug } = useDealership();
  const { data } = useInfiniteQuery(inboxQuery(slug, readInboxQuestion(useSearch({ strict: false }))));
  // An empty list says so itself.
  if (!data?.pages[0]?.items.length) return null;
  const [before, between, after, end] = t('choose.keys').split(/\{\w+\}/);
  return (
    <div className="grid h-full place-content-center max-lg:hidden">
      <CalmInbox
        title={t('choose.title')}
        text={
          <>
            {t('choose.text')}
            <span className="mt-3 block text-xs text-text-3">
              {before}
              <Kbd>j</Kbd>
              {between}
              <Kbd>k</Kbd>
              {after}
              <Kbd>?</Kbd>
              {end}
            </span>
          </>
        }
      />
    </div>
  );
}
